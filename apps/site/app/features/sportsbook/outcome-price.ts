import type { Market, Outcome, SportEvent } from '@vitrine/betting/sportsbook/event';
import { isOffered } from '@vitrine/betting/sportsbook/market-status';
import { formatOdds } from '@vitrine/betting/base/odds';
import { formatText } from '@vitrine/messages/format-text';
import type { OutcomePrice } from '@vitrine/ui/sportsbook/odds-button';
import { type EventWords, eventName } from '../../format/event-texts.ts';
import { tapValue } from '../../shapes/bet-slip/tap-value.ts';

/**
 * The data of an outcome's button, as a board has it for everybody: not selected. An outcome or market
 * without a name is locked: nobody can agree to a bet that has no words. `label` is the short name when
 * it differs from the full one.
 */
export function outcomePrice(
  event: SportEvent,
  market: Market,
  outcome: Outcome,
  words: EventWords,
  label = outcome.name,
): OutcomePrice {
  const isOpen = outcome.status === 'active' && market.name !== '' && outcome.name !== '';
  return {
    outcomeId: outcome.id,
    // The live script unlocks every price of a market that opens: not one with a lock of its own.
    marketId: isOpen || isSuspendedWith(market, outcome) ? market.id : '',
    value: tapValue({ eventId: event.id, outcomeId: outcome.id, seen: outcome.odds }),
    label,
    accessibleName: formatText(words.texts['odds.name'], {
      outcome: outcome.name,
      market: market.name,
      event: eventName(event, words),
    }),
    oddsText: formatOdds(outcome.odds, '.'),
    selected: false,
    suspended: !isOffered(market.status, isOpen),
    suspendedText: words.texts['odds.suspended'],
  };
}

/** Whether an outcome is suspended because its market is, and opens with it. */
function isSuspendedWith(market: Market, outcome: Outcome): boolean {
  return market.status !== 'active' && outcome.status === 'suspended' && outcome.name !== '';
}
