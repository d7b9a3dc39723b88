import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import {
  aMarket,
  aMatchState,
  anEvent,
  anOddsChange,
  anOutcome,
  NOW,
} from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { readSilentMarkets, readStaleMatches } from './stale-matches.ts';
import { openTopicFeed, type StreamHandlers, type TopicFeed } from '../topic-feed.ts';

function pricedAt(decimal: number): MatchEvent {
  const outcome = anOutcome({ id: 'o1', odds: oddsFromDecimal(decimal) });
  return anEvent({ markets: [aMarket({ id: 'm1', outcomes: [outcome] })] });
}

const MATCH = pricedAt(2);
const A_STOP = { kind: 'betStop', eventId: MATCH.id, marketIds: null } as const;
const SILENT_MS = 151_000;
const unexpected = (error: unknown) => expect.fail(String(error));

/** A live list of a match, and of others if they are given, that its stream has told nothing of for 151 seconds. */
async function openSilentList(...events: readonly MatchEvent[]) {
  let time = NOW;
  let handlers: StreamHandlers | undefined;
  const list = openTopicFeed({
    scope: 'live',
    load: () => Promise.resolve([MATCH, ...events]),
    follow: (given) => {
      handlers = given;
      return Promise.resolve();
    },
    onStep: () => undefined,
    onLoaded: () => undefined,
    onUp: () => undefined,
    onLoadFailed: () => undefined,
    now: () => time,
  });
  handlers?.onState({ kind: 'open' });
  await list.loaded();
  time += SILENT_MS;
  return {
    list,
    now: time,
    pass: (milliseconds: number) => (time += milliseconds),
    say: (odds: number) => handlers?.onMessage(anOddsChange(MATCH.id, odds)),
    tellState: () => handlers?.onMessage(aMatchState({ eventId: MATCH.id })),
  };
}

function priceOf(list: TopicFeed, eventId = MATCH.id): number | undefined {
  return list.catalogue().held.get(eventId)?.event.markets[0]?.outcomes[0]?.odds;
}

describe('a match of which nothing was heard', () => {
  const signal = new AbortController().signal;

  it('FEED-06 has the price that is read', async () => {
    const { list, now } = await openSilentList();
    const match = () => Promise.resolve(pricedAt(3));
    await readStaleMatches(list, { match }, { now, signal, onFailed: unexpected });
    expect(priceOf(list)).toBe(3_000);
    list.close();
  });

  it('FEED-06 is read also when one before it can not be', async () => {
    const { list, now } = await openSilentList({ ...MATCH, id: 'sr:match:2' });
    const failed: string[] = [];
    const match = (eventId: string) =>
      eventId === MATCH.id
        ? Promise.reject(new Error('Bad gateway'))
        : Promise.resolve({ ...pricedAt(3), id: eventId });
    const reading = { now, signal, onFailed: (_: unknown, id: string) => void failed.push(id) };
    await readStaleMatches(list, { match }, reading);
    expect(failed).toEqual([MATCH.id]);
    expect(priceOf(list)).toBe(2_000);
    expect(priceOf(list, 'sr:match:2')).toBe(3_000);
    list.close();
  });

  it('FEED-06 keeps the price that its stream tells while it is read', async () => {
    const { list, now, say } = await openSilentList();
    const match = () => {
      say(4);
      return Promise.resolve(pricedAt(3));
    };
    await readStaleMatches(list, { match }, { now, signal, onFailed: unexpected });
    expect(priceOf(list)).toBe(4_000);
    list.close();
  });

  it('FEED-06 stays when its stream tells of it while the operator no longer knows it', async () => {
    const { list, now, say } = await openSilentList();
    const match = () => {
      say(4);
      return Promise.resolve(null);
    };
    await readStaleMatches(list, { match }, { now, signal, onFailed: unexpected });
    expect(priceOf(list)).toBe(4_000);
    list.close();
  });
});

describe('a market of which nothing was heard, though its match was heard of', () => {
  const signal = new AbortController().signal;
  const statusOf = (list: TopicFeed) =>
    list.catalogue().held.get(MATCH.id)?.event.markets[0]?.status;
  const unused = () => Promise.reject(new Error('not asked for'));

  it('FEED-06 has the price that is read', async () => {
    const { list, now, tellState } = await openSilentList();
    tellState();
    const match = () => Promise.resolve(pricedAt(3));
    await readSilentMarkets(list, { match, live: unused }, { now, signal, onFailed: unexpected });
    expect(priceOf(list)).toBe(3_000);
    list.close();
  });

  it('FEED-06 keeps the price that its stream tells while it is read', async () => {
    const { list, now, say, tellState } = await openSilentList();
    tellState();
    const match = () => {
      say(4);
      return Promise.resolve(pricedAt(3));
    };
    await readSilentMarkets(list, { match, live: unused }, { now, signal, onFailed: unexpected });
    expect(priceOf(list)).toBe(4_000);
    list.close();
  });

  it('FEED-06 is read also when one of a match before it can not be', async () => {
    const { list, now, tellState } = await openSilentList({ ...MATCH, id: 'sr:match:2' });
    tellState();
    list.apply(aMatchState({ eventId: 'sr:match:2' }));
    const match = (eventId: string) =>
      eventId === MATCH.id
        ? Promise.reject(new Error('Bad gateway'))
        : Promise.resolve({ ...pricedAt(3), id: eventId });
    await readSilentMarkets(
      list,
      { match, live: unused },
      { now, signal, onFailed: () => undefined },
    );
    expect([priceOf(list), priceOf(list, 'sr:match:2')]).toEqual([2_000, 3_000]);
    list.close();
  });

  it('FEED-06 opens again when it is read as open, though a bet stop was made after its last odds', async () => {
    const { list, say, tellState, pass } = await openSilentList();
    say(2);
    list.apply({ ...A_STOP, producedAt: NOW + 1_000 });
    expect(statusOf(list)).toBe('suspended');
    const now = pass(SILENT_MS);
    tellState();
    const match = () => Promise.resolve(pricedAt(3));
    await readSilentMarkets(list, { match, live: unused }, { now, signal, onFailed: unexpected });
    expect(statusOf(list)).toBe('active');
    expect(priceOf(list)).toBe(3_000);
    list.close();
  });

  it('FEED-06 hears the operator afterwards, whose clock may be behind', async () => {
    const { list, now, tellState } = await openSilentList();
    tellState();
    const match = () => Promise.resolve(pricedAt(3));
    await readSilentMarkets(list, { match, live: unused }, { now, signal, onFailed: unexpected });
    list.apply(anOddsChange(MATCH.id, 4, now - 60_000));
    expect(priceOf(list)).toBe(4_000);
    list.apply({ ...A_STOP, producedAt: now - 59_000 });
    expect(statusOf(list)).toBe('suspended');
    list.close();
  });

  it('FEED-06 takes no bets any more when it is not read any more', async () => {
    const { list, now, tellState } = await openSilentList();
    tellState();
    const match = () => Promise.resolve(anEvent({ markets: [] }));
    await readSilentMarkets(list, { match, live: unused }, { now, signal, onFailed: unexpected });
    expect(statusOf(list)).toBe('suspended');
    list.close();
  });
});
