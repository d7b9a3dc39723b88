import { Button } from '@vitrine/ui/base/button';
import { NoticeModal } from '@vitrine/ui/feedback/notice-modal';
import { balanceLimitNotice, type BalanceLimitTexts } from './balance-limit-notice.tsx';

export interface BalanceLimitModalProps {
  readonly texts: BalanceLimitTexts;
  readonly onClose: () => void;
}

/** A balance above its upper limit: the way to withdraw, or back to the slip. Source: 3§8. */
export default function BalanceLimitModal({ texts, onClose }: BalanceLimitModalProps) {
  const back = (
    <Button intent="quiet" fullWidth onClick={onClose}>
      {texts['blocked.back']}
    </Button>
  );
  return (
    <NoticeModal
      open
      onClose={onClose}
      closeLabel={texts['blocked.back']}
      {...balanceLimitNotice({ texts, onWithdraw: onClose, back })}
    />
  );
}
