import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeRelayRedis } from '../../../test/fake-relay-edge.ts';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../../test/hub.ts';
import { createFeedRelay, type FeedRelay } from './feed-relay.ts';

const MATCH = 'sr:match:1';
const OUTCOME = `${MATCH}:1:1`;
const OTHER_OUTCOME = `${MATCH}:1:2`;
const PATHS = ['/home', '/sport/sr:sport:1/prematch', `/match/${MATCH}`];

describe('feed hubs that share the streams of the operator', () => {
  let operator: FakeOperator;
  let redis: FakeRelayRedis;
  let instances: (TestHub & { relay: FeedRelay; edge: { isCut: boolean } })[];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set(MATCH, wireMatchOf(MATCH));
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3'));
    redis = new FakeRelayRedis();
    instances = [];
    for (let count = 0; count < 2; count += 1) await addInstance();
  });
  afterEach(async () => {
    for (const { hub, relay } of instances) {
      hub.close();
      await relay.close();
    }
    await operator.close();
  });

  async function addInstance(): Promise<TestHub> {
    const edge = redis.connect();
    const relay = createFeedRelay({ edge, log: pino({ level: 'silent' }), random: () => 0.5 });
    const test = openTestHub(operator, { relay });
    instances.push({ ...test, relay, edge });
    await test.hub.started;
    await until(() => expect(test.hub.feedUp()).toBe(true));
    return test;
  }

  function move(decimal: number, path = '/home'): void {
    const market = wireMainMarket(MATCH, [decimal, 3.4, 4.2]);
    operator.live.set(MATCH, wireMatchOf(MATCH, { markets: [market] }));
    const outcomes = market.outcomes.map(({ id, odds, active }) => ({ id, odds, active }));
    const markets = [{ id: market.id, status: 1 as const, outcomes }];
    operator.send(path, 'oddsChange', { eventId: MATCH, timestamp: Date.now(), markets });
  }

  const priceIn = ({ hub }: TestHub) => hub.liveEvents()[0]?.markets[0]?.outcomes[0]?.odds;

  async function expectPriceEverywhere(odds: number): Promise<void> {
    await until(() => expect(instances.map(priceIn)).toEqual(instances.map(() => odds)));
  }

  it('FEED-01 take one stream per topic for the cluster, and all show the same prices', async () => {
    for (const { hub } of instances) await hub.event(MATCH);
    for (const path of PATHS) {
      await until(() => expect(operator.streams(path), path).toBe(1));
    }
    move(2.05);
    await expectPriceEverywhere(2050);
    move(2.1, `/match/${MATCH}`);
    for (const { hub } of instances) {
      await until(() => expect(hub.outcome(OUTCOME)?.outcome.odds).toBe(2100));
    }
  });

  it('FEED-01 take one stream for a tournament that no list has, too', async () => {
    const id = 'sr:tournament:8';
    const path = `/tournament/${id}`;
    operator.tournamentNames.set(id, 'LaLiga');
    const given = { tournamentId: id, sportId: 'sr:sport:6' };
    operator.upcoming.set('sr:match:5', wireUpcomingOf('sr:match:5', given));
    for (const { hub } of instances) {
      expect(await hub.tournament(id)).toMatchObject({ matches: [{ id: 'sr:match:5' }] });
    }
    await until(() => expect(operator.streams(path)).toBe(1));
    const outcomes = [{ id: 'sr:match:5:1:1', odds: 2.05, active: 1 }];
    const markets = [{ id: 'sr:match:5:1', status: 1 as const, outcomes }];
    const news = { eventId: 'sr:match:5', timestamp: Date.now(), markets };
    operator.send(path, 'oddsChange', news);
    for (const { hub } of instances) {
      await until(() => expect(hub.outcome('sr:match:5:1:1')?.outcome.odds).toBe(2050));
    }
  });

  it('FEED-03 drop a message that is more than two seconds older than the last, whoever heard it', async () => {
    move(2.05);
    await expectPriceEverywhere(2050);
    const tell = (id: string, odds: number, timestamp: number) => {
      const markets = [
        { id: `${MATCH}:1`, status: 1 as const, outcomes: [{ id, odds, active: 1 }] },
      ];
      operator.send('/home', 'oddsChange', { eventId: MATCH, timestamp, markets });
    };
    tell(OUTCOME, 9, Date.now() - 2_500);
    // What comes after it on the same stream shows that it was heard.
    tell(OTHER_OUTCOME, 3.9, Date.now());
    for (const { hub } of instances) {
      await until(() => expect(hub.outcome(OTHER_OUTCOME)?.outcome.odds).toBe(3900));
    }
    expect(instances.map(priceIn)).toEqual([2050, 2050]);
  });

  it('show the price of now to one that comes late, and what follows', async () => {
    move(2.05);
    await expectPriceEverywhere(2050);
    const late = await addInstance();
    expect(priceIn(late)).toBe(2050);
    move(2.2);
    await expectPriceEverywhere(2200);
    expect(operator.streams('/home')).toBe(1);
  });

  it('know of a producer that is down since before they came', async () => {
    operator.send('/home', 'feedStatus', { timestamp: Date.now(), producerId: 1, up: false });
    await until(() => expect(instances.map(({ hub }) => hub.feedUp())).toEqual([false, false]));
    const edge = redis.connect();
    const relay = createFeedRelay({ edge, log: pino({ level: 'silent' }), random: () => 0.5 });
    const late = openTestHub(operator, { relay });
    instances.push({ ...late, relay, edge });
    await late.hub.started;
    operator.send('/home', 'feedStatus', { timestamp: Date.now(), producerId: 1, up: true });
    const feeds = () => instances.map(({ hub }) => hub.feedUp());
    await until(() => expect(feeds()).toEqual([true, true, true]));
  });

  it('show what changed while they had no relay, once another is elected', async () => {
    const [first, second] = instances;
    if (!first || !second) return expect.fail('two instances');
    first.edge.isCut = true;
    first.hub.close();
    move(2.5);
    await until(() => expect(second.hub.feedUp()).toBe(false));
    await until(() => expect(priceIn(second)).toBe(2500));
    await until(() => expect(second.hub.feedUp()).toBe(true));
    expect(second.hub.status().relay).toMatchObject({ relays: 2, reads: 0 });
  });

  it('go on alone while Redis is gone, and share again afterwards', async () => {
    redis.isDown = true;
    await until(() => expect(operator.streams('/home')).toBe(2));
    await until(() => expect(instances.map(({ hub }) => hub.feedUp())).toEqual([true, true]));
    move(2.7);
    await expectPriceEverywhere(2700);
    redis.isDown = false;
    await until(() => expect(operator.streams('/home')).toBe(1));
    move(2.8);
    await expectPriceEverywhere(2800);
  });
});
