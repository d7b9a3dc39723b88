import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { listedEvents } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { favouriteIds } from '../../services/sportsbook/favourites.server.ts';
import { action, loader } from './favourites.tsx';

const live = aMatch(1, { status: 'live' });
const other = aMatch(2, { status: 'live', tournamentId: 'sr:tournament:17' });
const later = aMatch(3, { tournamentId: 'sr:tournament:17' });
const PATH = '/esportes/favoritos';
const DAY_MS = 86_400_000;

function open() {
  const site = openTestSite('arara', { events: [live, other, later] });
  const browser = openBrowser(site);
  const page = async () => (await browser.visit(loader, PATH)).data as Record<string, unknown>;
  return {
    site,
    browser,
    page,
    press: (fields: Readonly<Record<string, string>>) => browser.submit(action, PATH, fields),
    async ids() {
      const { visitor, context } = await browser.visitor();
      return favouriteIds(visitor, context);
    },
    listed: async () => listedEvents(await page()),
  };
}

describe(PATH, () => {
  it('says to a visitor without favourites how to get some', async () => {
    expect(await open().page()).toMatchObject({ hasFavourites: false, live: null, upcoming: null });
  });

  it('keeps what a star asks, once however often it is sent, for a guest too', async () => {
    const { press, ids, listed } = open();
    const asked = { favourite: live.id, returnTo: '/esportes/futebol' };
    expect(await press(asked)).toMatchObject({ location: `/esportes/futebol#${live.id}` });
    await press(asked);
    expect(await ids()).toEqual([live.id]);
    expect(await listed()).toEqual([live.id]);
    await press({ unfavourite: live.id });
    await press({ unfavourite: live.id });
    expect(await ids()).toEqual([]);
  });

  it('keeps a kind of market, which is on no list of matches', async () => {
    const { press, ids, page } = open();
    await press({ favourite: 'market:18', stay: '1' });
    expect(await ids()).toEqual(['market:18']);
    expect(await page()).toMatchObject({ hasFavourites: false, live: null });
  });

  it('has the live and coming matches of a favourite competition', async () => {
    const { press, listed, page } = open();
    await press({ favourite: 'sr:tournament:17', stay: '1' });
    expect(await listed()).toEqual([other.id, later.id]);
    expect(await page()).toMatchObject({ leagues: [{ id: 'sr:tournament:17', count: 2 }] });
  });

  it.each(['sr:match:404', 'sr:tournament:404', 'sr:season:1', '../../etc'])(
    'keeps nothing that is not on offer: %s',
    async (favourite) => {
      const { press, ids } = open();
      expect(await press({ favourite, stay: '1' })).toMatchObject({ status: 200 });
      expect(await ids()).toEqual([]);
    },
  );

  it('forgets a match that ended, and keeps its competition', async () => {
    const { site, press, ids } = open();
    await press({ favourite: live.id });
    await press({ favourite: live.tournamentId });
    site.catalogue.held.splice(0, 1, { ...live, status: 'ended' });
    expect(await ids()).toEqual([live.tournamentId]);
  });

  it('forgets a match a day after its start, whatever the lists say', async () => {
    const { site, press, ids } = open();
    await press({ favourite: later.id });
    site.pass(2 * DAY_MS);
    expect(await ids()).toEqual([]);
  });

  it('comes along at a log-in', async () => {
    const { browser, press, ids } = open();
    await press({ favourite: live.id });
    await browser.logIn();
    expect(await ids()).toEqual([live.id]);
  });

  it('takes no star from another site', async () => {
    const { site, ids, press } = open();
    await press({ favourite: live.id });
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    expect(await foreign.submit(action, PATH, { unfavourite: live.id, stay: '1' })).toMatchObject({
      status: 403,
    });
    expect(await ids()).toEqual([live.id]);
  });
});
