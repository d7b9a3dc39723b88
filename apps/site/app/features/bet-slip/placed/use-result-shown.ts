import { RESULT_SHOWN_MS } from '@vitrine/betting/bet-slip/placing/bet-slip-result';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type RefObject, useEffect, useRef } from 'react';
import { isAnyNotConfirmed } from '../not-confirmed.ts';
import { useOnScreen } from '../../../frame/use-on-screen.ts';
import { usePressSlipButton } from '../use-press-slip-button.ts';

/**
 * Tells the server that the bettor sees the result in a panel, and ends the result after 10 s on
 * screen. `slip` is the slip as the server sent it. Source: 3§2.
 */
export function useResultShown(panel: RefObject<Element | null>, slip: BetSlip): void {
  const press = usePressSlipButton();
  const isOnScreen = useOnScreen(panel);
  const left = useRef(RESULT_SHOWN_MS);
  const { intentId } = slip;
  const isShown = slip.step === 'result' && isOnScreen;
  const isSeen = slip.resultSeen !== null;
  const isEnding = isShown && isSeen && !isAnyNotConfirmed(slip);

  useEffect(() => {
    if (isShown && !isSeen) press({ kind: 'resultSeen', intentId });
  }, [isShown, isSeen, intentId, press]);

  useEffect(() => {
    left.current = RESULT_SHOWN_MS;
  }, [intentId, isSeen]);

  useEffect(() => {
    if (!isEnding) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => press({ kind: 'resultExpired' }), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isEnding, intentId, press]);
}
