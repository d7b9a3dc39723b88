import type { Odds } from '@vitrine/betting/base/odds';
import type { OutcomeInEvent } from '@vitrine/betting/bet-slip/selection';
import { type EventWords, eventName } from '../../../format/event-texts.ts';
import { eventPath } from '../../../paths/event-paths.ts';

/** A leg of a ready-made multiple as its card needs it. */
export interface MultipleLegData {
  readonly eventId: string;
  readonly outcomeId: string;
  readonly href: string;
  readonly outcome: string;
  readonly market: string;
  readonly event: string;
  readonly odds: Odds;
}

/** A ready-made multiple as its card needs it. */
export interface MultipleData {
  readonly id: string;
  readonly betCount: number;
  readonly legs: readonly MultipleLegData[];
}

/** The data of a multiple's card. */
export function multipleData(
  multiple: {
    readonly id: string;
    readonly betCount: number;
    readonly legs: readonly OutcomeInEvent[];
  },
  words: Pick<EventWords, 'texts'>,
): MultipleData {
  return {
    id: multiple.id,
    betCount: multiple.betCount,
    legs: multiple.legs.map(({ event, market, outcome }) => ({
      eventId: event.id,
      outcomeId: outcome.id,
      href: eventPath(event.sportId, event.id),
      outcome: outcome.name,
      market: market.name,
      event: eventName(event, words),
      odds: outcome.odds,
    })),
  };
}
