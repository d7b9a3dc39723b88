import { emptyBetSlip, reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { minorUnits } from '@vitrine/betting/base/money';
import { type Odds, oddsFromDecimal } from '@vitrine/betting/base/odds';
import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { liveEvents, upcomingEvents } from './events.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

/** Names the attempt to place the slip of a story, and the one after it. */
export const INTENT = '6f1c2a4e-0000-4000-8000-000000000001';
export const NEXT_INTENT = '6f1c2a4e-0000-4000-8000-000000000002';

export function emptySlip(): BetSlip {
  return emptyBetSlip(INTENT);
}

/** A slip to which these things happened. */
export function slipAfter(slip: BetSlip, ...events: readonly BetSlipEvent[]): BetSlip {
  return events.reduce(reduceBetSlip, slip);
}

/** The home side of as many events as asked for, five at most: the first is live, the next two to come. */
export function slipOf(facts: StoryFacts, count: number): BetSlip {
  const [live, , , basketball, tennis] = liveEvents(facts);
  const [, tonight, tomorrow] = upcomingEvents(facts);
  const added = [live, tonight, tomorrow, basketball, tennis]
    .slice(0, count)
    .flatMap((event): BetSlipEvent[] => {
      const [market] = event?.markets ?? [];
      const [outcome] = market?.outcomes ?? [];
      if (!event || !market || !outcome) return [];
      const selection = selectionOf({ event, market, outcome }, outcome.odds);
      return [{ kind: 'selectionAdded', selection, isEventShown: true, at: STORY_NOW }];
    });
  return slipAfter(emptySlip(), ...added);
}

/** Singles with a stake each, in minor units. */
export function singlesOf(facts: StoryFacts, stakes: readonly (number | null)[]): BetSlip {
  const slip = slipOf(facts, stakes.length);
  return slipAfter(
    slip,
    { kind: 'ticketTypeChosen', ticketType: 'singles' },
    ...slip.selections.map(({ outcomeId }, index): BetSlipEvent => {
      const stake = stakes[index] ?? null;
      return {
        kind: 'stakeEntered',
        target: { outcomeId },
        stake: stake === null ? null : minorUnits(stake),
      };
    }),
  );
}

/** A multiple with its stake in minor units. */
export function multipleOf(facts: StoryFacts, count: number, stake: number): BetSlip {
  return slipAfter(
    slipOf(facts, count),
    { kind: 'ticketTypeChosen', ticketType: 'multiple' },
    { kind: 'stakeEntered', target: 'multiple', stake: minorUnits(stake) },
  );
}

/** A multiple that nothing stands against: of three selections, or as many as the brand asks for. */
export function readyMultiple(facts: StoryFacts): BetSlip {
  return multipleOf(facts, Math.max(3, facts.brand.minSelectionsMultiple), 1000);
}

/** What is heard of the price of a selection, counted from 0. */
export function newPrice(slip: BetSlip, index: number, decimal: number): BetSlipEvent {
  const odds: Odds = oddsFromDecimal(decimal);
  return { kind: 'oddsChanged', outcomeId: slip.selections[index]?.outcomeId ?? '', odds };
}
