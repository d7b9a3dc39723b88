import type { FreeBetEvent, StakeTarget } from '../bet-slip-event.ts';
import { mapSelections } from '../bet-slip-selections.ts';
import type { BetSlip, ChosenFreeBet } from '../bet-slip-types.ts';
import { chosenFor, freeBetIdsOf } from './free-stake.ts';
import { isSameTarget } from '../stakes/stake-target.ts';

/** The target paid by this free bet, or by the balance again. The stake follows. */
function pay(slip: BetSlip, target: StakeTarget, freeBet: ChosenFreeBet | null): BetSlip {
  const stake = freeBet?.stake ?? null;
  if (target === 'multiple') {
    return { ...slip, freeBetMultiple: freeBet ?? undefined, stakeMultiple: stake };
  }
  return mapSelections(slip, (selection) =>
    selection.outcomeId === target.outcomeId
      ? { ...selection, freeBet: freeBet ?? undefined, stake, result: null }
      : selection,
  );
}

/** The slip without its free bets; the stakes that they fixed are empty. */
export function withoutFreeBets(slip: BetSlip): BetSlip {
  const singles = mapSelections(slip, (selection) =>
    selection.freeBet ? { ...selection, freeBet: undefined, stake: null } : selection,
  );
  return singles.freeBetMultiple
    ? { ...singles, freeBetMultiple: undefined, stakeMultiple: null }
    : singles;
}

/** The slip after an event of a free bet. One free bet pays one bet: elsewhere on the slip it leaves. */
export function reduceFreeBet(slip: BetSlip, event: FreeBetEvent): BetSlip {
  if (slip.step !== 'settingBet') return slip;
  const { target } = event;
  const before = chosenFor(slip, target);
  switch (event.kind) {
    case 'freeBetChosen': {
      const { freeBet } = event;
      if (before?.id === freeBet?.id) return slip;
      if ((target === 'multiple') !== (slip.ticketType === 'multiple')) return slip;
      const twice = [...freeBetIdsOf(slip)].find(([, id]) => id === freeBet?.id);
      const freed = twice
        ? pay(slip, twice[0] === null ? 'multiple' : { outcomeId: twice[0] }, null)
        : slip;
      return pay(freed, target, freeBet);
    }
    case 'freeBetChecked':
      if (before?.id !== event.freeBetId || before.checkedFor === event.checkedFor) return slip;
      return pay(slip, target, { ...before, checkedFor: event.checkedFor });
    case 'freeBetRefused': {
      const { freeBetId, code } = event;
      const freed = before?.id === freeBetId ? pay(slip, target, null) : slip;
      const others = (slip.freeBetRefusals ?? []).filter(
        (refusal) => refusal.freeBetId !== freeBetId || !isSameTarget(refusal.target, target),
      );
      return { ...freed, freeBetRefusals: [...others, { target, freeBetId, code }] };
    }
  }
}
