import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticeModal } from '@vitrine/ui/feedback/notice-modal';
import type { ModalNotice } from '../../shell-data.ts';

export interface FrameModalProps {
  readonly notice: ModalNotice;
  readonly onClose: () => void;
}

/** A reward waits, the app asks for the location, or the account is deactivated. Source: 1§6, 3§2, 3§7, 3§9. */
export default function FrameModal({ notice, onClose }: FrameModalProps) {
  return (
    <NoticeModal
      open
      onClose={onClose}
      closeLabel={notice.later}
      picture={notice.picture}
      title={notice.title}
      text={notice.text}
      actions={
        <>
          <Button asChild fullWidth>
            <RouterLink to={notice.href} onClick={onClose}>
              {notice.open}
            </RouterLink>
          </Button>
          <Button intent="quiet" fullWidth onClick={onClose}>
            {notice.later}
          </Button>
        </>
      }
    />
  );
}
