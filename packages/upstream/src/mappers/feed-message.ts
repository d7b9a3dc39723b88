import type { FeedMessage, MarketUpdate } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { amountFromWire } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import { feedMessages, type FeedMessageName } from '../contract/sportsbook/feed.ts';
import { parseWire } from '../base/wire-json.ts';
import { clockFromWire } from './clock.ts';
import { eventFromWire } from './event.ts';
import { marketFromWire, pricedStatusFromWire } from './market.ts';
import { statisticsFromWire } from './statistics.ts';
import { oddsFromWire } from './odds.ts';
import { betStatusFromWire, eventStatusFromWire, marketStatusFromWire } from './status.ts';

type Wire<Name extends FeedMessageName> = z.output<(typeof feedMessages)[Name]>;

export type ReadFeedMessage =
  | { readonly ok: true; readonly message: FeedMessage }
  /** Why a message is skipped: its name is unknown, or where its shape is wrong. */
  | {
      readonly ok: false;
      readonly problem: string;
      /** Whether a message of this name may have changed what is known. */
      readonly isNews: boolean;
    };

/** A provider's clock may be ahead of ours by so much. */
const AHEAD_MS = 10_000;

/**
 * When a message was made. One of a time that is yet to come would make old news of all that follows until then,
 * stops of bets among them.
 */
function madeAt(timestamp: number, receivedAt: number): number {
  return Math.min(timestamp, receivedAt + AHEAD_MS);
}

function marketUpdates(wire: Wire<'oddsChange'>): readonly MarketUpdate[] {
  return wire.markets.map(({ id, status, outcomes, market }) => ({
    marketId: id,
    status: marketStatusFromWire(status),
    outcomes: outcomes.map(({ id: outcomeId, odds: decimal, active }) => {
      const odds = oddsFromWire(decimal);
      return { outcomeId, odds, status: pricedStatusFromWire(active, odds) };
    }),
    ...(market ? { market: marketFromWire(market) } : {}),
  }));
}

/** A removed event leaves lists of every kind. */
function fixtureChange(wire: Wire<'fixtureChange'>, receivedAt: number): FeedMessage | null {
  const { eventId, timestamp, reason, match } = wire;
  if (reason === 'removed') {
    return { kind: 'eventWithdrawn', eventId };
  }
  if (!match) return null;
  const producedAt = madeAt(timestamp, receivedAt);
  return { kind: 'fixtureChange', event: eventFromWire(match, receivedAt), producedAt, reason };
}

type Mappers = {
  readonly [Name in FeedMessageName]: (wire: Wire<Name>, receivedAt: number) => FeedMessage | null;
};

/** Null for a message that says too little to act on. */
const MAPPERS: Mappers = {
  fixtureChange,
  oddsChange: (wire, receivedAt) => ({
    kind: 'oddsChange',
    eventId: wire.eventId,
    producedAt: madeAt(wire.timestamp, receivedAt),
    markets: marketUpdates(wire),
  }),
  marketsOddsChange: (wire, receivedAt) => ({
    kind: 'marketsOddsChange',
    eventId: wire.eventId,
    producedAt: madeAt(wire.timestamp, receivedAt),
    markets: marketUpdates(wire),
  }),
  liveTime: (wire, receivedAt) => ({
    kind: 'liveTime',
    eventId: wire.eventId,
    clock: clockFromWire(wire.time, receivedAt),
  }),
  betStop: ({ eventId, timestamp, marketIds }, receivedAt) => ({
    kind: 'betStop',
    eventId,
    producedAt: madeAt(timestamp, receivedAt),
    marketIds,
  }),
  feedStatus: ({ producerId, up }) => ({ kind: 'feedStatus', producerId, up }),
  matchState: (wire) => ({
    kind: 'matchState',
    eventId: wire.eventId,
    status: eventStatusFromWire(wire.status),
    statusText: wire.matchStatusDescription,
    homeScore: wire.homeScore,
    awayScore: wire.awayScore,
    statistics: statisticsFromWire(wire.statistics),
  }),
  stageState: (wire) => ({
    kind: 'stageState',
    eventId: wire.eventId,
    status: eventStatusFromWire(wire.status),
    statusText: wire.matchStatusDescription,
  }),
  seasonState: (wire) => ({
    kind: 'seasonState',
    eventId: wire.eventId,
    status: eventStatusFromWire(wire.status),
    statusText: wire.matchStatusDescription,
  }),
  switchEvent: (wire) => ({
    kind: 'switchEvent',
    eventId: wire.eventId,
    isShown: wire.show,
    replacedBy: wire.replace,
  }),
  betHistoryUpdate: (wire) => {
    const status = betStatusFromWire(wire.betStatus);
    return (
      status && {
        kind: 'betHistoryUpdate',
        userId: wire.userId,
        betNumber: wire.betNumber,
        status,
        amountWon: wire.amountWon == null ? null : amountFromWire(wire.amountWon),
      }
    );
  },
};

function isFeedMessageName(name: string): name is FeedMessageName {
  return Object.hasOwn(feedMessages, name);
}

function readNamed<Name extends FeedMessageName>(
  name: Name,
  data: string,
  receivedAt: number,
): ReadFeedMessage {
  const parsed = parseWire(data, feedMessages[name]);
  if (!parsed.ok)
    return { ok: false, problem: `${name} ${parsed.path}: ${parsed.expected}`, isNews: true };
  // Safe: a schema and its mapper stand under the same name.
  const message = MAPPERS[name](parsed.value as Wire<Name>, receivedAt);
  return message
    ? { ok: true, message }
    : { ok: false, problem: `${name} says too little`, isNews: true };
}

/**
 * One message of the feed by its event name and data. `receivedAt` is epoch milliseconds of our
 * clock. Never throws. Source: 2§4.
 */
export function readFeedMessage(name: string, data: string, receivedAt: number): ReadFeedMessage {
  return isFeedMessageName(name)
    ? readNamed(name, data, receivedAt)
    : { ok: false, problem: `unknown message ${name}`, isNews: false };
}
