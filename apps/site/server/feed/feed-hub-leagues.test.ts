import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMatchOf,
  wireSport,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub } from '../../test/hub.ts';
import type { FeedHub } from './feed-hub.ts';

const SPORT = 'sr:sport:1';

const league = (id: string, name: string, countEvents = 2) => ({
  ...{ id, name, order: 1, categoryId: 'c', categoryName: 'Brasil', countEvents },
  ...{ hasLiveEvents: false, hasPrematch: true },
});

const category = (name: string, ...tournaments: ReturnType<typeof league>[]) => ({
  ...{ id: `category of ${name}`, name, order: 1, tournaments },
});

describe('all competitions of a sport, in the feed hub', () => {
  let operator: FakeOperator;
  let hub: FeedHub;
  let pass: TestHub['pass'];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport(SPORT));
    operator.live.set('sr:match:1', wireMatchOf('sr:match:1'));
    operator.categories.all.push(
      category(
        'Brasil',
        league('sr:tournament:325', 'Série A'),
        league('sr:tournament:10', 'Nada', 0),
      ),
      category('Chile', league('sr:tournament:8', 'Primera Sub-20')),
    );
  });
  afterEach(async () => {
    hub.close();
    await operator.close();
  });

  async function start(): Promise<void> {
    ({ hub, pass } = openTestHub(operator));
    await hub.started;
  }

  /** Names by country. */
  async function found(): Promise<Record<string, readonly string[]> | null> {
    const read = await hub.leagues(SPORT);
    return (
      read &&
      Object.fromEntries(
        read.map(({ name, tournaments }) => [name, tournaments.map((each) => each.name)]),
      )
    );
  }
  const asked = (part: string) => operator.asked.filter((path) => path.includes(part)).length;

  it('CAT-11 are read from the categories once a minute, without youth and without the empty', async () => {
    await start();
    expect(await found()).toEqual({ Brasil: ['Série A'] });
    await found();
    expect([asked('categories/tournaments'), asked('catalog/sports')]).toEqual([1, 0]);
    pass(60_000);
    await found();
    await expect.poll(() => asked('categories/tournaments')).toBe(2);
  });

  it('CAT-11 CAT-21 leave out what the brand excludes', async () => {
    operator.categories.all.push(category('Peru', league('sr:tournament:9', 'Liga 1')));
    await start();
    expect(await found()).toEqual({ Brasil: ['Série A'] });
  });

  it('CAT-11 have those of provider two only if they are enabled', async () => {
    operator.categories.all.push(
      category('Peru', league('bg:tournament:1', 'Liga 1'), league('bg:tournament:2', 'Liga 2')),
    );
    operator.providerTwoTournaments.push('bg:tournament:1');
    await start();
    await expect.poll(found).toEqual({ Brasil: ['Série A'], Peru: ['Liga 1'] });
  });

  it('CAT-11 come from the catalogues of both providers while the categories fail, and of one alone', async () => {
    operator.broken.add('categories/tournaments');
    operator.categories.v3.push(category('Brasil', league('sr:tournament:390', 'Série B')));
    operator.categories.v2.push(category('Brasil', league('bg:tournament:1', 'Copa')));
    operator.providerTwoTournaments.push('bg:tournament:1');
    await start();
    await expect.poll(found).toEqual({ Brasil: ['Série B', 'Copa'] });
    expect(operator.asked.filter((path) => path.includes('catalog/sports'))).toEqual([
      `/sportsbook/api/SportBook/v3/catalog/sports/${SPORT}`,
      `/sportsbook/api/SportBook/v2/catalog/sports/${SPORT}`,
    ]);
    operator.broken.add('v2/catalog/sports');
    pass(60_000);
    await expect.poll(found).toEqual({ Brasil: ['Série B'] });
  });

  it('CAT-11 are unknown while nothing answers, asked for again soon, and kept when it fails later', async () => {
    operator.isFailing = true;
    await start();
    expect(await found()).toBeNull();
    operator.isFailing = false;
    expect(await found()).toBeNull();
    pass(5_000);
    expect(await found()).toEqual({ Brasil: ['Série A'] });
    operator.isFailing = true;
    pass(60_000);
    await found();
    expect(await found()).toEqual({ Brasil: ['Série A'] });
  });
});
