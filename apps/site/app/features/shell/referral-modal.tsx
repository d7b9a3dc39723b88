import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticeModal } from '@vitrine/ui/feedback/notice-modal';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { ReferralNotice } from '../../shell-data.ts';

export interface ReferralModalProps {
  readonly notice: ReferralNotice;
  readonly onClose: () => void;
}

/** Rewards for invitations wait; their page is `/referral`. Source: 3§7, 3§9. */
export default function ReferralModal({ notice, onClose }: ReferralModalProps) {
  return (
    <NoticeModal
      open
      onClose={onClose}
      closeLabel={notice.later}
      picture="freeBet"
      title={notice.title}
      text={notice.text}
      actions={
        <>
          <Button asChild fullWidth>
            <RouterLink to={promotionPaths.referral} onClick={onClose}>
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
