import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  wireSport,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const MATCH = 'sr:match:1';

describe('an event with all its markets', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set(MATCH, wireMatchOf(MATCH));
    test = openTestHub(operator);
    await test.hub.started;
    await until(() => {
      expect(test.hub.feedUp()).toBe(true);
      expect(test.hub.version()).not.toBe('test.0');
    });
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  async function eventOf(eventId: string): Promise<SportEvent | null> {
    const answer = await test.hub.event(eventId);
    return answer.kind === 'whole' ? answer.event : null;
  }

  it('is read once for all who ask at the same time', async () => {
    const total = { ...wireMainMarket(MATCH), id: `${MATCH}:18`, marketTypeId: '18', outcomes: [] };
    operator.markets.set(MATCH, [wireMainMarket(MATCH), total]);
    const events = await Promise.all([eventOf(MATCH), eventOf(MATCH), eventOf(MATCH)]);
    expect(events.map((event) => event?.markets.length)).toEqual([2, 2, 2]);
    expect(operator.asked.filter((path) => path.includes('/markets/'))).toHaveLength(1);
    await test.hub.event(MATCH);
    expect(operator.asked.filter((path) => path.includes('/markets/'))).toHaveLength(1);
  });

  it('answers null for an event nobody knows and keeps no stream for it', async () => {
    expect(await test.hub.event('sr:match:404')).toEqual({ kind: 'unknown' });
    expect(await test.hub.event('../etc')).toEqual({ kind: 'unknown' });
    expect(test.hub.status().topics).toBe(2);
    await until(() => expect(operator.streams('/match/sr:match:404')).toBe(0));
  });

  it('has the main market of a listed event while the operator fails, and all when it is back', async () => {
    operator.isFailing = true;
    expect(await test.hub.event(MATCH)).toMatchObject({
      kind: 'mainMarket',
      event: { id: MATCH, markets: [{ id: `${MATCH}:1` }] },
    });
    expect(await test.hub.event('sr:match:77')).toEqual({ kind: 'unreadable' });
    operator.isFailing = false;
    await until(async () => expect(await test.hub.event(MATCH)).toMatchObject({ kind: 'whole' }));
  });

  it('answers within 2 s with what it has while the catalogue hangs', async () => {
    operator.silent.add('/api/EventFixture/');
    const askedAt = performance.now();
    const answers = await Promise.all([test.hub.event(MATCH), test.hub.event('sr:match:77')]);
    expect(performance.now() - askedAt).toBeLessThan(2_000);
    expect(answers.map(({ kind }) => kind)).toEqual(['mainMarket', 'unreadable']);
  });

  it('stops waiting when the request is gone', async () => {
    const request = new AbortController();
    const answer = test.hub.event(MATCH, request.signal);
    request.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });

  it('follows an event while somebody watches it, and a minute longer', async () => {
    await test.hub.event(MATCH);
    const { stop } = test.listen(`match:${MATCH}`);
    test.pass(120_000);
    expect(operator.streams(`/match/${MATCH}`)).toBe(1);
    stop();
    test.pass(59_000);
    expect(operator.streams(`/match/${MATCH}`)).toBe(1);
    test.pass(2_000);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(0));
  });

  it('reads an event again when the feed names a market it does not have', async () => {
    await test.hub.event(MATCH);
    const { merged } = test.listen(`match:${MATCH}`);
    const corner = { ...wireMainMarket(MATCH), id: `${MATCH}:166`, marketTypeId: '166' };
    operator.markets.set(MATCH, [wireMainMarket(MATCH), corner]);
    const market = { id: corner.id, status: 1 as const, outcomes: [] };
    const news = { eventId: MATCH, timestamp: Date.now(), markets: [market] };
    operator.send(`/match/${MATCH}`, 'oddsChange', news);
    await until(() => expect(merged().x).toEqual([MATCH]));
    expect((await eventOf(MATCH))?.markets).toHaveLength(2);
  });

  it('takes a market that the feed brings whole without reading the event again', async () => {
    await test.hub.event(MATCH);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const { merged } = test.listen(`match:${MATCH}`);
    const main = wireMainMarket(MATCH);
    const total = {
      ...main,
      id: `${MATCH}:18:5.5`,
      marketTypeId: '18',
      name: 'Total de gols 5.5',
      specifiers: 'total=5.5',
      outcomes: [
        { id: `${MATCH}:18:5.5:12`, outcomeId: '12', name: 'Mais de 5.5', odds: 2.1, active: 1 },
        { id: `${MATCH}:18:5.5:13`, outcomeId: '13', name: 'Menos de 5.5', odds: 1.7, active: 1 },
      ],
    };
    operator.asked.length = 0;
    const outcomes = total.outcomes.map(({ id, odds, active }) => ({ id, odds, active }));
    const market = { id: total.id, status: 1 as const, outcomes, market: total };
    const timestamp = Date.now();
    operator.send(`/match/${MATCH}`, 'oddsChange', {
      eventId: MATCH,
      timestamp,
      markets: [market],
    });
    operator.send('/home', 'oddsChange', { eventId: MATCH, timestamp, markets: [market] });
    await until(() =>
      expect(merged()).toMatchObject({
        x: [MATCH],
        m: { [total.id]: 'active' },
        o: { [`${total.id}:12`]: '2.10', [`${total.id}:13`]: '1.70' },
      }),
    );
    const page = await eventOf(MATCH);
    expect(page?.markets.map(({ id }) => id)).toEqual([main.id, total.id]);
    expect(test.hub.outcome(`${total.id}:13`)).toMatchObject({
      market: { specifiers: 'total=5.5' },
    });
    const listed = test.hub.liveEvents().find(({ id }) => id === MATCH);
    // The list takes it in as its total.
    expect(listed?.markets.map(({ id }) => id)).toEqual([main.id, total.id]);
    expect(operator.asked).toEqual([]);
  });

  it('FEED-02 is there again when the operator brings back what it withdrew', async () => {
    await test.hub.event(MATCH);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const { merged } = test.listen(`match:${MATCH}`);
    const change = (reason: 'removed' | 'added') =>
      operator.send(`/match/${MATCH}`, 'fixtureChange', {
        ...{ eventId: MATCH, timestamp: Date.now(), reason, match: wireMatchOf(MATCH) },
      });
    change('removed');
    await until(async () => expect(await test.hub.event(MATCH)).toEqual({ kind: 'unknown' }));
    await until(() => expect(merged().x).toEqual([MATCH]));
    change('added');
    await until(async () => expect(await test.hub.event(MATCH)).toMatchObject({ kind: 'whole' }));
  });

  it('FEED-02 is read again when a message of it can not be read', async () => {
    await test.hub.event(MATCH);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const { merged } = test.listen(`match:${MATCH}`);
    operator.markets.set(MATCH, [{ ...wireMainMarket(MATCH), status: -1 }]);
    const broken = { eventId: MATCH, timestamp: Date.now(), markets: [{ id: `${MATCH}:1` }] };
    operator.send(`/match/${MATCH}`, 'oddsChange', broken as never);
    await until(() => expect(merged().m).toEqual({ [`${MATCH}:1`]: 'suspended' }));
  });
});
