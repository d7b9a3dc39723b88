import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { useState, useTransition } from 'react';

type EnterStake = (target: StakeTarget, stake: MinorUnits | null) => void;

/**
 * The stake of one selection as it is being typed, ahead of the slip: its own return follows each key at
 * once, and the rest of a long slip when there is time between two keys.
 */
export function useTypedStake(
  stake: MinorUnits | null,
  onStake: EnterStake,
): readonly [MinorUnits | null, EnterStake] {
  const [typed, setTyped] = useState(stake);
  const [isAhead, startTransition] = useTransition();
  const enter: EnterStake = (target, next) => {
    setTyped(next);
    startTransition(() => onStake(target, next));
  };
  return [isAhead ? typed : stake, enter];
}
