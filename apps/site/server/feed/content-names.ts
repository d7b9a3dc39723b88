import type { Market, Outcome, SportEvent } from '@vitrine/betting/sportsbook/event';
import type { ContentLabels } from '@vitrine/upstream/sportsbook/content-labels';

/** Names that come later than this stay blank until the event is read again. */
const NAMES_WITHIN_MS = 700;

/**
 * The event with the content labels of the markets and outcomes that came without a name. A label that
 * is missing is blank. The same event when every name is there. Rejects with the signal's reason only.
 * Source: 2§7, 2§8.
 */
export async function withContentNames(
  event: SportEvent,
  labels: ContentLabels,
  signal: AbortSignal,
): Promise<SportEvent> {
  if (!event.markets.some(isUnnamed)) return event;
  const settings = { signal, deadlineMs: NAMES_WITHIN_MS };

  async function namedOutcome(outcome: Outcome, market: Market): Promise<Outcome> {
    if (outcome.name !== '') return outcome;
    const { id: outcomeId, outcomeTypeId } = outcome;
    const of = { ...labelled(market), outcomeId, outcomeTypeId };
    return { ...outcome, name: await labels.outcome(of, settings) };
  }

  async function namedMarket(market: Market): Promise<Market> {
    if (!isUnnamed(market)) return market;
    const [name, outcomes] = await Promise.all([
      market.name === '' ? labels.market(labelled(market), settings) : market.name,
      Promise.all(market.outcomes.map((outcome) => namedOutcome(outcome, market))),
    ]);
    return { ...market, name, outcomes };
  }

  function labelled({ marketTypeId, specifiers }: Market) {
    return { eventId: event.id, sportId: event.sportId, marketTypeId, specifiers };
  }

  return { ...event, markets: await Promise.all(event.markets.map(namedMarket)) };
}

function isUnnamed({ name, outcomes }: Market): boolean {
  return name === '' || outcomes.some((outcome) => outcome.name === '');
}
