import type { PickNews, PicksChanged } from '../bet-slip-event.ts';
import { mapSelections } from '../bet-slip-selections.ts';
import type { BetSlip, CustomPick, Selection } from '../bet-slip-types.ts';
import { customBetName } from './custom-selection.ts';

/** The parts of a custom bet after news about them; the same list when nothing is new. Source: 3§3. */
export function picksAfter(
  picks: readonly CustomPick[],
  news: readonly PickNews[],
): readonly CustomPick[] {
  const after = picks.map((pick) => {
    const own = news.find(({ outcomeId }) => outcomeId === pick.outcomeId);
    return own && isNew(pick, own) ? { ...pick, ...own } : pick;
  });
  return after.some((pick, at) => pick !== picks[at]) ? after : picks;
}

function isNew(pick: CustomPick, news: PickNews): boolean {
  return (
    pick.marketStatus !== news.marketStatus ||
    pick.outcomeActive !== news.outcomeActive ||
    pick.latest.odds !== news.latest.odds ||
    pick.latest.outcomeName !== news.latest.outcomeName
  );
}

function withPicks(selection: Selection, news: readonly PickNews[]): Selection {
  if (!selection.picks) return selection;
  const picks = picksAfter(selection.picks, news);
  if (picks === selection.picks) return selection;
  const outcomeName = customBetName(picks.map(({ latest }) => latest.outcomeName));
  return { ...selection, picks, latest: { ...selection.latest, outcomeName } };
}

/**
 * The slip after news about the parts of a custom bet, which is called by their latest names. What the
 * bettor agreed to stays, and so do the status and the price of the whole. Source: 3§3.
 */
export function reducePicks(slip: BetSlip, { outcomeId, picks }: PicksChanged): BetSlip {
  return mapSelections(slip, (selection) =>
    selection.outcomeId === outcomeId ? withPicks(selection, picks) : selection,
  );
}
