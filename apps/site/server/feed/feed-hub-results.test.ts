import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMatchOf,
  wireSport,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const MATCH = 'sr:match:1';
const HOUR_MS = 3_600_000;

describe('results of the feed hub', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set(MATCH, wireMatchOf(MATCH));
    test = openTestHub(operator);
    await until(() => expect(test.hub.liveEvents()).toHaveLength(1));
    await until(() => expect(operator.streams('/home')).toBe(1));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  /** The feed says that the match is not live any more; the operator knows its end by then. */
  async function leave(status: number): Promise<void> {
    const end = { status, matchStatusDescription: 'Encerrado', homeScore: 3, awayScore: 1 };
    operator.live.set(MATCH, wireMatchOf(MATCH, { ...end, time: null }));
    operator.send('/home', 'matchState', {
      eventId: MATCH,
      timestamp: Date.now(),
      ...end,
      homeScore: 2,
    });
    await until(() => expect(test.hub.liveEvents()).toEqual([]));
  }

  const asked = () => operator.asked.filter((path) => path.includes('GetFixtureStatusFromApi'));
  const results = () => test.hub.endedMatches();

  it('CAT-33 CAT-12 keeps a match that ended with its final score for three hours', async () => {
    await leave(3);
    await until(() =>
      expect(results()).toMatchObject([
        { id: MATCH, status: 'ended', home: { score: 3 }, away: { score: 1 }, markets: [] },
      ]),
    );
    test.pass(3 * HOUR_MS + 1_000);
    expect(results()).toEqual([]);
  });

  it('CAT-33 begins with what ended before the site started, where the operator lists it', async () => {
    const hidden = wireMatchOf('sr:match:7', { status: 3, tournamentId: 'sr:tournament:9' });
    operator.ended.push(wireMatchOf('sr:match:6', { status: 3, homeScore: 4, time: null }), hidden);
    const later = openTestHub(operator);
    await until(() =>
      expect(later.hub.endedMatches()).toMatchObject([
        { id: 'sr:match:6', status: 'ended', home: { score: 4 } },
      ]),
    );
    later.hub.close();
  });

  it('CAT-33 asks again for the operator’s list when it could not be read', async () => {
    operator.ended.push(wireMatchOf('sr:match:6', { status: 3, time: null }));
    operator.broken.add('live-results');
    const later = openTestHub(operator);
    const reads = () => operator.asked.filter((path) => path.includes('live-results')).length;
    await until(() => expect(reads()).toBeGreaterThanOrEqual(2));
    expect(later.hub.endedMatches()).toEqual([]);
    expect(later.hub.areEndedKnown()).toBe(false);
    operator.broken.clear();
    await until(() => {
      later.pass(5_000);
      expect(later.hub.endedMatches()).toMatchObject([{ id: 'sr:match:6' }]);
    });
    expect(later.hub.areEndedKnown()).toBe(true);
    later.hub.close();
  });

  it('CAT-33 has no result of a match that left the list without an end', async () => {
    await leave(2);
    await until(() => expect(asked()).toHaveLength(1));
    expect(results()).toEqual([]);
  });

  it('CAT-33 asks again for an end that could not be read', async () => {
    operator.broken.add('GetFixtureStatusFromApi');
    await leave(3);
    await until(() => expect(asked().length).toBeGreaterThan(0));
    expect(results()).toEqual([]);
    operator.broken.clear();
    await until(() => {
      test.pass(5_000);
      expect(results()).toMatchObject([{ id: MATCH }]);
    });
  });
});
