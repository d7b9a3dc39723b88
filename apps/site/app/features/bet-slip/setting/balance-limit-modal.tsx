import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { NoticeModal } from '@vitrine/ui/feedback/notice-modal';
import { paths } from '../../../paths.ts';

export interface BalanceLimitModalProps {
  readonly texts: Namespaces['bet-slip'];
  readonly onClose: () => void;
}

/** A balance above its upper limit: the way to withdraw, or back to the slip. Source: 3§8. */
export default function BalanceLimitModal({ texts, onClose }: BalanceLimitModalProps) {
  return (
    <NoticeModal
      open
      onClose={onClose}
      closeLabel={texts['blocked.back']}
      picture="maxBalance"
      title={texts['balanceLimit.title']}
      text={texts['placement.TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD']}
      actions={
        <>
          <Button asChild fullWidth>
            <RouterLink to={paths.withdrawal} onClick={onClose}>
              {texts['place.withdraw']}
            </RouterLink>
          </Button>
          <Button intent="quiet" fullWidth onClick={onClose}>
            {texts['blocked.back']}
          </Button>
        </>
      }
    />
  );
}
