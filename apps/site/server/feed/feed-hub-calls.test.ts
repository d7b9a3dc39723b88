import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';
import type { FeedHub } from './feed-hub.ts';

const SPORT = 'sr:sport:1';
const UNLISTED = 'sr:match:7';

describe('the calls of the feed hub', () => {
  let operator: FakeOperator;
  let hub: FeedHub;
  let pass: TestHub['pass'];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport(SPORT));
    operator.live.set('sr:match:1', wireMatchOf('sr:match:1'));
    operator.upcoming.set('sr:match:2', wireUpcomingOf('sr:match:2'));
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3'));
  });
  afterEach(async () => {
    hub.close();
    await operator.close();
  });

  async function start(): Promise<void> {
    ({ hub, pass } = openTestHub(operator));
    await hub.started;
    await until(() => expect(hub.upcomingEvents(SPORT)).not.toEqual([]));
  }

  /** A live match that came after the lists were read, and whose fixture can't be read. */
  async function startBeforeUnlisted(): Promise<void> {
    await start();
    operator.live.set(UNLISTED, wireMatchOf(UNLISTED));
    operator.broken.add('GetFixtureDetail');
    operator.addresses.length = 0;
  }

  const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);
  const listed = () => idsOf([...hub.liveEvents(), ...hub.upcomingEvents(SPORT)]);
  const asked = (part: string) => operator.addresses.filter((path) => path.includes(part));

  it('CAT-16 CAT-23 read what is live, to come, hidden and enabled, and the visibility of each live match', async () => {
    operator.hidden.add('sr:match:3');
    await start();
    expect(listed()).toEqual(['sr:match:1', 'sr:match:2']);
    for (const path of [
      '/live-matches',
      '/live-matches/enabled-events',
      `/prematch/${SPORT}`,
      `/prematch/${SPORT}/hidden`,
      '/visibility/sr:match:1',
    ]) {
      expect(asked(`/front-back${path}`), path).not.toEqual([]);
    }
  });

  it('CAT-16 CAT-23 hide nothing while hidden events, visibility and enabled events fail', async () => {
    operator.hidden.add('sr:match:3');
    operator.blocked.add('sr:match:1');
    for (const call of ['/hidden', '/visibility', 'enabled-events']) operator.broken.add(call);
    await start();
    expect(listed()).toEqual(['sr:match:1', 'sr:match:2', 'sr:match:3']);
  });

  it('CAT-12 list what the two providers have live while front-back does not tell it', async () => {
    operator.live.set('sr:match:5', wireMatchOf('sr:match:5', { providerId: 2 }));
    operator.broken.add('/live-matches');
    await start();
    expect(idsOf(hub.liveEvents())).toEqual(['sr:match:1', 'sr:match:5']);
    expect(asked('GetLiveEvents').length).toBeGreaterThanOrEqual(2);
  });

  it('CAT-12 have no live list while nobody tells it', async () => {
    for (const call of ['/live-matches', 'GetLiveEvents']) operator.broken.add(call);
    await start();
    expect(hub.liveEvents()).toEqual([]);
  });

  it('CAT-15 ask once in ten minutes which tournaments of a sport are paid early, and mark none while that fails', async () => {
    operator.earlyPayouts.push('sr:tournament:325');
    await start();
    const ids = async () => [...(await hub.earlyPayouts(SPORT))];
    expect([await ids(), await ids()]).toEqual([['sr:tournament:325'], ['sr:tournament:325']]);
    expect(asked('EarlyPayout')).toHaveLength(1);
    operator.broken.add('EarlyPayout');
    pass(10 * 60_000);
    expect(await ids()).toEqual([]);
    const failed = asked('EarlyPayout').length;
    expect(await ids()).toEqual([]);
    expect(asked('EarlyPayout')).toHaveLength(failed);
    operator.broken.delete('EarlyPayout');
    pass(10_000);
    expect(await ids()).toEqual(['sr:tournament:325']);
  });

  it.each([
    ['mobile', 'Mobile'],
    ['desktop', 'Desktop'],
  ] as const)(
    'CAT-16 ask for a live match that no list has by its id, as a %s is sent it, past every cache',
    async (device, deviceType) => {
      await startBeforeUnlisted();
      const answer = await hub.event(UNLISTED, undefined, device);
      expect(answer).toMatchObject({ kind: 'mainMarket', event: { id: UNLISTED } });
      const [first = '', ...others] = asked(`/live-matches/${UNLISTED}`);
      expect(others).toEqual([]);
      const { searchParams } = new URL(first, 'http://operator');
      expect(searchParams.get('deviceType')).toBe(deviceType);
      expect(Math.abs(Date.now() - Number(searchParams.get('t')))).toBeLessThan(60_000);
    },
  );

  it('CAT-16 ask for no match by its id that a list has', async () => {
    await startBeforeUnlisted();
    operator.broken.add('/markets/');
    expect(await hub.event('sr:match:1')).toMatchObject({ kind: 'mainMarket' });
    expect(asked('/live-matches/sr:')).toEqual([]);
  });

  it('CAT-12 show the main markets of a listed match while its markets can’t be read', async () => {
    await start();
    operator.broken.add('/markets/');
    operator.principalMarkets.set('sr:match:2', [
      wireMainMarket('sr:match:2', [2.05, 3.1, 3.6]),
      { ...wireMainMarket('sr:match:2'), id: 'sr:match:2:18', marketTypeId: '18' },
    ]);
    const answer = await hub.event('sr:match:2');
    expect(answer).toMatchObject({
      kind: 'mainMarket',
      event: { markets: [{ id: 'sr:match:2:1' }, { id: 'sr:match:2:18' }] },
    });
    operator.broken.add('GetPrincipalMarkets');
    expect(await hub.event('sr:match:2')).toMatchObject({
      kind: 'mainMarket',
      event: { markets: [{ id: 'sr:match:2:1' }] },
    });
  });

  it('CAT-12 ask for the outcomes of one market, and have none while that fails', async () => {
    await start();
    const market = { eventId: 'sr:match:2', marketId: 'sr:match:2:1' };
    const odds = async () => (await hub.outcomesOf(market)).map((outcome) => outcome.odds);
    operator.outcomes.set(market.marketId, wireMainMarket('sr:match:2', [2.5]).outcomes);
    expect(await odds()).toEqual([2500]);
    operator.outcomes.clear();
    expect(await odds()).toEqual([2500]);
    pass(3_000);
    expect(await odds()).toEqual([]);
    operator.broken.add('/outcomes/');
    pass(3_000);
    expect(await odds()).toEqual([]);
  });

  it('CAT-16 show no match asked for by its id that is hidden, and say when it can’t be read either', async () => {
    await startBeforeUnlisted();
    operator.blocked.add(UNLISTED);
    expect(await hub.event(UNLISTED)).toEqual({ kind: 'unreadable' });
    operator.broken.add('/live-matches/');
    expect(await hub.event('sr:match:8')).toEqual({ kind: 'unreadable' });
  });

  it('CAT-41 ask for the principal tournaments a week ahead, as many as the operator allows', async () => {
    operator.principalTournaments.push('sr:tournament:325');
    await start();
    await until(() => expect(hub.principalTournamentIds()).toHaveLength(1));
    expect(asked('GetEventsByPrincipalTournaments').map((path) => path.split('?')[1])).toEqual([
      'tournamentToShow=2&forwardDays=7',
    ]);
  });

  it('CAT-41 ask for the sidebar by section and sport, once a minute, and keep it while it fails', async () => {
    operator.sidebar.push({
      ...{
        id: 'sr:tournament:325',
        name: 'Brasileirão Série A',
        order: 1,
        categoryId: 'sr:category:13',
      },
      ...{ categoryName: 'Brasil', countEvents: 2, hasLiveEvents: true, hasPrematch: true },
    });
    await start();
    const names = async () => (await hub.sidebar(SPORT, 'live')).map(({ name }) => name);
    expect(await names()).toEqual(['Brasileirão Série A']);
    expect(await names()).toEqual(['Brasileirão Série A']);
    await hub.sidebar(SPORT, 'today');
    expect(asked('SidebarSport')).toEqual([
      `/sportsbook/api/SidebarSport/v3/live/${SPORT}`,
      `/sportsbook/api/SidebarSport/v3/today/${SPORT}`,
    ]);
    operator.broken.add('SidebarSport');
    pass(60_000);
    expect(await names()).toEqual(['Brasileirão Série A']);
    expect(await hub.sidebar('sr:sport:2', 'live')).toEqual([]);
  });

  it('ask what is placed most every 30 seconds for all visitors, and have nothing while that fails', async () => {
    const pick = { eventId: 'sr:match:1', outcomeId: 'sr:match:1:1:1' };
    operator.popular = { outcomes: [{ ...pick, bets: 12 }], multiples: [] };
    await start();
    const known = { outcomes: [{ ...pick, betCount: 12 }], multiples: [] };
    await until(() => expect(hub.popularBets()).toEqual(known));
    pass(29_000);
    expect(asked('popular-bets')).toHaveLength(1);
    operator.broken.add('popular-bets');
    pass(1_000);
    await until(() => expect(hub.popularBets()).toEqual({ outcomes: [], multiples: [] }));
    operator.broken.clear();
    pass(30_000);
    await until(() => expect(hub.popularBets()).toEqual(known));
  });

  it('CAT-41 follow the coming events of a sport ten days ahead, and what is live without a window', async () => {
    await start();
    await until(() => expect(asked('/feed-gate/')).toHaveLength(2));
    expect(asked('/feed-gate/').toSorted()).toEqual([
      '/feed-gate/home',
      `/feed-gate/sport/${SPORT}/prematch?window=10d`,
    ]);
  });
});
