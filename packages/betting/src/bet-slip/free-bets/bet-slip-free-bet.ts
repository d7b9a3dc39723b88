import type { FreeBetEvent, StakeTarget } from '../bet-slip-event.ts';
import { mapSelections } from '../bet-slip-selections.ts';
import type { BetSlip, ChosenFreeBet, FreeBetRefused } from '../bet-slip-types.ts';
import { freeBetCode } from '../placing/placement-error.ts';
import { chosenFor, freeBetIdsOf } from './free-stake.ts';
import { isSameTarget } from '../stakes/stake-target.ts';

/**
 * The target paid by this free bet, or by the balance again. The stake follows; with it, what a limit or the
 * balance said of the stake before goes.
 */
function pay(slip: BetSlip, target: StakeTarget, freeBet: ChosenFreeBet | null): BetSlip {
  const unjudged = mapSelections(slip, (selection) =>
    target === 'multiple' || selection.outcomeId === target.outcomeId
      ? { ...selection, result: null }
      : selection,
  );
  return paidBy(unjudged, target, freeBet);
}

function paidBy(slip: BetSlip, target: StakeTarget, freeBet: ChosenFreeBet | null): BetSlip {
  const stake = freeBet?.stake ?? null;
  if (target === 'multiple') {
    return { ...slip, freeBetMultiple: freeBet ?? undefined, stakeMultiple: stake };
  }
  return mapSelections(slip, (selection) =>
    selection.outcomeId === target.outcomeId
      ? { ...selection, freeBet: freeBet ?? undefined, stake }
      : selection,
  );
}

/** The slip without its free bets; the stakes that they fixed are empty. */
function withoutFreeBets(slip: BetSlip): BetSlip {
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
      // What the operator refused of the bet before is no less true.
      return paidBy(slip, target, { ...before, checkedFor: event.checkedFor });
    case 'freeBetRefused': {
      const { freeBetId, code } = event;
      const freed = before?.id === freeBetId ? paidBy(slip, target, null) : slip;
      return withRefusal(freed, { target, freeBetId, code });
    }
  }
}

/** The slip with a refusal as the last one; an earlier one of the same free bet for the same bet goes. */
function withRefusal(slip: BetSlip, refused: FreeBetRefused): BetSlip {
  const { target, freeBetId } = refused;
  const others = (slip.freeBetRefusals ?? []).filter(
    (refusal) => refusal.freeBetId !== freeBetId || !isSameTarget(refusal.target, target),
  );
  return { ...slip, freeBetRefusals: [...others, refused] };
}

/** The free bets of a slip that the results of its bets refuse. Source: 3§8. */
function refusedFreeBets(slip: BetSlip): readonly FreeBetRefused[] {
  const codes = new Map(
    slip.selections.map(({ outcomeId, result }) => [outcomeId, freeBetCode(result?.code)]),
  );
  return [...freeBetIdsOf(slip)].flatMap(([outcomeId, freeBetId]) => {
    const target = outcomeId === null ? 'multiple' : { outcomeId };
    // The legs of a multiple have one result.
    const code = outcomeId === null ? [...codes.values()][0] : codes.get(outcomeId);
    return code ? [{ target, freeBetId, code }] : [];
  });
}

/**
 * The slip in editing after a placement: the free bets that its results refuse leave, with the reason. The
 * others stay. Source: 3§8.
 */
export function withoutRefusedFreeBets(slip: BetSlip): BetSlip {
  return refusedFreeBets(slip).reduce((before, refused) => {
    const { target } = refused;
    const freed =
      target === 'multiple'
        ? { ...before, freeBetMultiple: undefined, stakeMultiple: null }
        : mapSelections(before, (selection) =>
            selection.outcomeId === target.outcomeId
              ? { ...selection, freeBet: undefined, stake: null }
              : selection,
          );
    return withRefusal(freed, refused);
  }, slip);
}

/**
 * The slip that follows a shown result: a free bet of the placed slip is spent or refused, so the bettor
 * chooses again. What was refused is still said. Source: 3§8.
 */
export function withChoiceAgain(next: BetSlip, placed: BetSlip): BetSlip {
  const isKept = ({ target }: FreeBetRefused) =>
    target === 'multiple' ||
    next.selections.some(({ outcomeId }) => outcomeId === target.outcomeId);
  return refusedFreeBets(placed).filter(isKept).reduce(withRefusal, withoutFreeBets(next));
}
