import type {
  Market,
  MarketStatus,
  MatchEvent,
  Outcome,
  SportEvent,
} from '@vitrine/betting/sportsbook/event';
import type {
  FeedMessage,
  OutcomeUpdate,
} from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';

/** What the operator can do to an event in the lab. */
export type Happening =
  | 'rise'
  | 'fall'
  | 'burst'
  | 'goal'
  | 'suspend'
  | 'open'
  | 'settle'
  | 'join'
  | 'end'
  | 'withdraw'
  | 'replace';

/** What a happening is done to, and when. */
export interface HappeningFacts {
  readonly event: SportEvent;
  readonly market: Market;
  /** All events that are shown, which a burst moves. */
  readonly events: readonly SportEvent[];
  /** Brings a match to the list, or a market to the event. */
  readonly joining: FeedMessage | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** In thousandths, by which one press moves a price. */
const STEP = 50;
const LEAST = 1010;

/** The messages of the operator for a happening, in the order in which they are made. */
export function messagesOf(happening: Happening, facts: HappeningFacts): readonly FeedMessage[] {
  const { event, market, events, joining } = facts;
  const [outcome] = market.outcomes;
  switch (happening) {
    case 'rise':
    case 'fall':
      return outcome
        ? [odds(event, market, facts, [moved(outcome, happening === 'rise' ? STEP : -STEP)])]
        : [];
    case 'burst':
      return events.flatMap((each) =>
        each.markets.map((one) =>
          odds(
            each,
            one,
            facts,
            one.outcomes.map((other, index) => moved(other, index % 2 ? -STEP : STEP)),
          ),
        ),
      );
    case 'goal':
      return event.kind === 'match' ? [stateOf(event, { homeScore: goals(event) + 1 })] : [];
    case 'suspend':
      return [
        {
          kind: 'betStop',
          eventId: event.id,
          producedAt: facts.now,
          marketIds: [market.id],
        },
      ];
    case 'open':
      return [odds(event, market, facts, [], 'active')];
    case 'settle':
      return [closed(event, market, facts)];
    case 'join':
      return joining ? [joining] : [];
    case 'end':
      return [...event.markets.map((one) => closed(event, one, facts)), ended(event)];
    case 'withdraw':
      return [{ kind: 'eventWithdrawn', eventId: event.id }];
    case 'replace':
      return replaced(event);
  }
}

function odds(
  { id: eventId }: SportEvent,
  market: Market,
  { now }: HappeningFacts,
  outcomes: readonly OutcomeUpdate[],
  status: MarketStatus = market.status,
): FeedMessage {
  const update = { marketId: market.id, status, outcomes };
  return { kind: 'oddsChange', eventId, producedAt: now, markets: [update] };
}

function moved({ id: outcomeId, odds: price, status }: Outcome, by: number): OutcomeUpdate {
  return { outcomeId, odds: oddsFromThousandths(Math.max(LEAST, price + by)), status };
}

function goals({ home }: MatchEvent): number {
  return home.score ?? 0;
}

function stateOf(event: MatchEvent, news: { readonly homeScore: number }): FeedMessage {
  const { id: eventId, status, statusText, away } = event;
  const score = { homeScore: news.homeScore, awayScore: away.score };
  return { kind: 'matchState', eventId, status, statusText, ...score, statistics: null };
}

function closed(event: SportEvent, market: Market, facts: HappeningFacts): FeedMessage {
  const settled = market.outcomes.map(({ id: outcomeId }) => ({
    outcomeId,
    odds: null,
    status: 'settled' as const,
  }));
  return odds(event, market, facts, settled, 'closed');
}

function ended(event: SportEvent): FeedMessage {
  const over = { eventId: event.id, status: 'ended', statusText: '' } as const;
  if (event.kind !== 'match') return { ...over, kind: `${event.kind}State` };
  const { home, away } = event;
  const score = { homeScore: home.score, awayScore: away.score, statistics: null };
  return { ...over, ...score, kind: 'matchState' };
}

/** The other provider's event in its place: ids of its own, everything else alike. */
function replaced(event: SportEvent): readonly FeedMessage[] {
  const id = event.id.replace(/^sr:/, 'bg:');
  const ofOther = (name: string) => name.replace(event.id, id);
  const other: SportEvent = {
    ...event,
    id,
    provider: 'two',
    markets: event.markets.map((market) => ({
      ...market,
      id: ofOther(market.id),
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, id: ofOther(outcome.id) })),
    })),
  };
  return [
    { kind: 'switchEvent', eventId: event.id, isShown: false, replacedBy: id },
    { kind: 'switchEvent', eventId: id, isShown: true, replacedBy: null },
    { kind: 'fixtureChange', event: other, reason: 'added' },
  ];
}
