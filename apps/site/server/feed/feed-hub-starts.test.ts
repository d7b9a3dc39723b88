import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const MATCH = 'sr:match:3';
const LIST = 'prematch:sr:sport:1';
const MINUTE_MS = 60_000;

describe('matches that are about to start', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.upcoming.set('sr:match:4', wireUpcomingOf('sr:match:4'));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  /** A hub with a match that begins in so many minutes and a half. */
  async function start(minutes: number): Promise<void> {
    const scheduleTime = new Date(Date.now() + (minutes + 0.5) * MINUTE_MS).toISOString();
    operator.upcoming.set(MATCH, wireUpcomingOf(MATCH, { scheduleTime }));
    test = openTestHub(operator);
    await test.hub.started;
    await until(() => expect(test.hub.upcomingEvents('sr:sport:1')).toHaveLength(2));
  }

  it('CAT-32 tells an open list the flag as it comes, counts and goes', async () => {
    await start(10);
    const list = test.listen(LIST);
    test.pass(MINUTE_MS);
    await until(() =>
      expect(list.frames.filter(({ k }) => k)).toEqual([
        { k: LIST, x: [MATCH], s: { [MATCH]: { h: null, a: null, t: 'Em 10 min' } } },
      ]),
    );
    test.pass(MINUTE_MS);
    await until(() =>
      expect(list.frames.filter(({ k }) => k).slice(1)).toEqual([
        { k: LIST, s: { [MATCH]: { h: null, a: null, t: 'Em 9 min' } } },
      ]),
    );
    test.pass(9 * MINUTE_MS);
    await until(() =>
      expect(list.frames.filter(({ k }) => k).slice(2)).toEqual([{ k: LIST, x: [MATCH] }]),
    );
    expect(test.hub.upcomingEvents('sr:sport:1')).toHaveLength(1);
  });

  it('CAT-32 takes the flag off the open page of a match at its start', async () => {
    await start(1);
    await test.hub.event(MATCH);
    const page = test.listen(`match:${MATCH}`);
    test.pass(MINUTE_MS);
    await until(() =>
      expect(page.merged().s).toEqual({ [MATCH]: { h: null, a: null, t: 'Em 1 min' } }),
    );
    expect(page.merged().x).toBeUndefined();
    test.pass(MINUTE_MS);
    await until(() => expect(page.merged().x).toEqual([MATCH]));
    expect(page.merged().s).toEqual({ [MATCH]: { h: null, a: null } });
    test.pass(MINUTE_MS);
    expect(page.frames.filter(({ k }) => k)).toHaveLength(2);
  });

  it('CAT-32 gives a browser that missed frames the flag of now', async () => {
    await start(4);
    test.pass(1_000);
    expect(test.listen(LIST, 'other.7').merged().s).toMatchObject({ [MATCH]: { t: 'Em 5 min' } });
  });
});
