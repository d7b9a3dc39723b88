import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const MATCH = 'sr:match:1';
/** Not in any list: only the operator knows it. */
const FAR = 'sr:match:9000';

describe('events that the feed hub watches', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set(MATCH, wireMatchOf(MATCH));
    operator.upcoming.set(FAR, wireUpcomingOf(FAR, { sportId: 'sr:sport:7' }));
    test = openTestHub(operator);
    await test.hub.started;
    await until(() => expect(test.hub.feedUp()).toBe(true));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  function strangersTopics(stream: number): string {
    return Array.from(
      { length: 40 },
      (_, index) => `match:sr:match:${100_000 + stream * 40 + index}`,
    ).join(',');
  }

  function sendOdds(eventId: string, odds: number): void {
    const outcomes = [{ id: `${eventId}:1:1`, odds, active: 1 }];
    const markets = [{ id: `${eventId}:1`, status: 1 as const, outcomes }];
    const news = { eventId, timestamp: Date.now(), markets };
    operator.send(`/match/${eventId}`, 'oddsChange', news);
  }

  it('keeps live odds for everybody while a stranger names matches that do not exist', async () => {
    for (let stream = 0; stream < 12; stream += 1) {
      test.listen(strangersTopics(stream), '', '198.51.100.66');
    }
    expect(await test.hub.event(MATCH)).toMatchObject({ kind: 'whole', event: { id: MATCH } });
    const { merged } = test.listen(`match:${MATCH}`);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    sendOdds(MATCH, 1.9);
    await until(() => expect(merged().o).toEqual({ [`${MATCH}:1:1`]: '1.90' }));
    expect(test.hub.status().topics).toBeLessThanOrEqual(5);
  });

  it('follows for a stream what stands in a list, without asking the operator first', async () => {
    test.listen(`match:${MATCH}`);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
  });

  it('follows an event of no list once a reading has found it', async () => {
    const { merged } = test.listen(`match:${FAR}`);
    await until(() => expect(operator.streams(`/match/${FAR}`)).toBe(1));
    sendOdds(FAR, 1.9);
    await until(() => expect(merged().o).toMatchObject({ [`${FAR}:1:1`]: '1.90' }));
  });

  it('greets a stream with an event of no list in its first frames', async () => {
    const { frames } = test.listen(`match:${FAR}`);
    expect(frames).toEqual([]);
    await until(() => expect(frames.at(-1)).toHaveProperty('now'));
    expect(frames.map(({ k }) => k)).toContain(`match:${FAR}`);
  });

  it('greets a stream without an event that the operator doesn’t tell of', async () => {
    operator.silent.add('GetFixtureDetail').add('/markets/');
    const { frames } = test.listen(`match:${FAR},match:${MATCH}`, '');
    await until(() => expect(frames.at(-1)).toHaveProperty('now'));
    expect(frames.flatMap(({ k }) => k ?? [])).toEqual([`match:${MATCH}`]);
  });

  it('follows an event of no list also when the operator fails at first', async () => {
    operator.broken.add('/markets/');
    const { merged } = test.listen(`match:${FAR}`);
    expect(await test.hub.event(FAR)).toEqual({ kind: 'unreadable' });
    operator.broken.clear();
    await until(() => expect(operator.streams(`/match/${FAR}`)).toBe(1));
    sendOdds(FAR, 1.9);
    await until(() => expect(merged().o).toMatchObject({ [`${FAR}:1:1`]: '1.90' }));
  });

  it('tells a stream of a list that opens after it, as after a restart, and no stream that left', async () => {
    test.hub.close();
    test = openTestHub(operator);
    const topics = `prematch:sr:sport:1,match:${MATCH}`;
    const [stays, leaves] = [test.listen(topics, 'formerly.9'), test.listen(topics, 'formerly.9')];
    leaves.stop();
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3'));
    await until(() => {
      const topicsHeard = stays.frames.map(({ k }) => k);
      expect(topicsHeard).toEqual(expect.arrayContaining(topics.split(',')));
    });
    expect(leaves.frames.filter(({ k }) => k?.startsWith('prematch'))).toEqual([]);
    const outcomes = [{ id: 'sr:match:3:1:1', odds: 7.5, active: 1 }];
    const markets = [{ id: 'sr:match:3:1', status: 1 as const, outcomes }];
    const news = { eventId: 'sr:match:3', timestamp: Date.now(), markets };
    await until(() => expect(test.hub.upcomingEvents('sr:sport:1')).toHaveLength(1));
    await until(() => expect(operator.streams('/sport/sr:sport:1/prematch')).toBe(1));
    operator.send('/sport/sr:sport:1/prematch', 'oddsChange', news);
    const prices = () => stays.frames.map(({ o }) => o?.['sr:match:3:1:1']);
    await until(() => expect(prices()).toContain('7.50'));
  });

  it('looks for the unknown events of an address one at a time', async () => {
    operator.silent.add('GetFixtureDetail').add('/markets/');
    test.listen(strangersTopics(1), '', '198.51.100.66');
    test.listen(strangersTopics(2), '', '198.51.100.66');
    test.listen(strangersTopics(3), '', '198.51.100.67');
    const reads = () => operator.asked.filter((path) => path.includes('GetFixtureDetail'));
    await until(() => expect(reads()).toHaveLength(2));
    test.pass(1_000);
    expect(reads()).toHaveLength(2);
  });

  it('gives an address no more than 120 events that nobody else follows', async () => {
    const ids = Array.from({ length: 160 }, (_, index) => `sr:match:${2_000 + index}`);
    for (const id of ids) operator.live.set(id, wireMatchOf(id));
    operator.cutStreams();
    await until(() => expect(test.hub.liveEvents()).toHaveLength(161));
    for (let from = 0; from < 160; from += 40) {
      test.listen(
        ids
          .slice(from, from + 40)
          .map((id) => `match:${id}`)
          .join(','),
      );
    }
    const lists = 2;
    expect(test.hub.status().topics).toBe(120 + lists);
    test.listen(`match:${ids[159] ?? ''}`, '', '198.51.100.1');
    expect(test.hub.status().topics).toBe(121 + lists);
    test.listen(`match:${ids[159] ?? ''}`);
    expect(test.hub.status().topics).toBe(121 + lists);
  });
});
