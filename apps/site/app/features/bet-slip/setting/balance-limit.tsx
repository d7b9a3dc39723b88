import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { isBalanceFull } from '@vitrine/betting/bet-slip/placing/bet-slip-result';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Suspense, useEffect, useState } from 'react';
import { lateComponent } from '../../../frame/late-component.tsx';

const BalanceLimitModal = lateComponent(() => import('./balance-limit-modal.tsx'));

interface BalanceLimitProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
  readonly isSending: boolean;
}

/** Whether a slip was sent since the page came, and its end not seen yet: it may be closed meanwhile. */
let wasSent = false;

/**
 * The modal about the upper limit of the balance, as a bet is refused for it, also where others of the slip were
 * taken, such as one with a free bet. It stays open though the result gives way. On a page that is loaded later,
 * and without scripts, the slip says the same beside the stake. Source: 3§8.
 */
export function BalanceLimit({ slip, texts, isSending }: BalanceLimitProps) {
  const isRefused = isBalanceFull(slip);
  const isUnderWay = isSending || slip.step === 'waiting';
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isUnderWay && wasSent) setOpen(isRefused);
    wasSent = isUnderWay;
  }, [isUnderWay, isRefused]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <BalanceLimitModal texts={texts} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
