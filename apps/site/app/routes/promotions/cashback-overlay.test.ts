import {
  cashbackEligible,
  notificationStatus,
  updateNotification,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { hidesCashback, type ShellCashback } from '../../shapes/promotions/cashback-overlay.ts';
import { rowOf, ROUTE_NAMES } from '../../guard/route-table.ts';
import { isoDay } from '../../format/date-time.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { shellCashback } from '../../services/shell/shell-cashback.server.ts';
import { action } from './cashback-overlay.ts';

const PAGE = '/promotions/overlay';

/** The frame of a page, of which only the cashback is looked at. */
const frame = guardedLoader(routeHandle('frame'), async ({ request, context, visitor }) => ({
  cashback: await shellCashback(request, visitor, context),
}));

/** A bettor with a box of today; `amount` came and was not seen. */
async function withBox({ amount = null as number | null, brand = 'arara' } = {}) {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: true } }));
  site.operator
    .at(notificationStatus)
    .reply(() => (amount === null ? null : { data: { status: 'unread', amount } }));
  const look = async () =>
    ((await browser.visit(frame, '/')).data as { cashback: ShellCashback | null }).cashback;
  const post = (fields: Record<string, string>) =>
    browser.submit(action, PAGE, { returnTo: '/esportes', ...fields });
  return { site, browser, look, post };
}

const DAY = 86_400_000;

describe('the cashback over every page', () => {
  it('PROMO-03 announces the box, then leaves a button that leads to it', async () => {
    const { look, post } = await withBox();
    expect(await look()).toMatchObject({
      box: { title: 'A caixa de hoje está aqui' },
      button: null,
    });
    const answer = await post({ fechar: 'box' });
    expect(answer.location).toBe('/esportes');
    expect(await look()).toMatchObject({ box: null, button: { place: null } });
  });

  it('PROMO-03 keeps where the button was moved to, and takes no place that is none', async () => {
    const { look, post } = await withBox();
    await post({ fechar: 'box' });
    await post({ lugar: 'start-2' });
    expect((await look())?.button?.place).toBe('start-2');
    await post({ lugar: 'middle-9' });
    expect((await look())?.button?.place).toBe('start-2');
    await post({ fechar: 'button' });
    expect(await look()).toBeNull();
  });

  it('PROMO-03 shows the banner of cashback that came until it was put away', async () => {
    const { site, look, post } = await withBox({ amount: 12.34 });
    expect((await look())?.banner?.title).toMatch(/^Você recebeu R\$\s12,34 de cashback$/);
    await post({ fechar: 'banner' });
    expect((await look())?.banner).toBeNull();
    expect(site.operator.at(updateNotification).calls()).toMatchObject([
      { body: { promotionType: 'cashback', date: isoDay(site.now(), site.brand) } },
    ]);
  });

  it('PROMO-08 stores the number of the day with closing, and is back the day after', async () => {
    const { site, browser, look, post } = await withBox();
    const { cookies } = await post({ fechar: 'box' });
    const [, value = ''] = /^cashback=([^;]+)/.exec(cookies[0] ?? '') ?? [];
    const stored = JSON.parse(
      Buffer.from(decodeURIComponent(value), 'base64').toString('utf8'),
    ) as object;
    expect(stored).toEqual({
      of: BETTOR.userId,
      box: Date.parse(isoDay(site.now(), site.brand)) / DAY,
    });
    expect((await look())?.box).toBeNull();
    site.pass(DAY);
    await browser.logIn();
    expect((await look())?.box?.close).toBe('Agora não');
  });

  it('PROMO-08 puts away for the bettor who closed it alone; the place of the button is the device’s', async () => {
    const { browser, look, post } = await withBox({ amount: 5 });
    for (const part of ['box', 'banner']) await post({ fechar: part });
    await post({ lugar: 'end-1' });
    expect(await look()).toMatchObject({ box: null, banner: null, button: { place: 'end-1' } });
    await browser.logIn({ ...BETTOR, userId: 'u-2' });
    const other = await look();
    expect(other?.banner).not.toBeNull();
    expect(other?.box).not.toBeNull();
    await post({ fechar: 'box' });
    expect(await look()).toMatchObject({ box: null, button: { place: 'end-1' } });
  });

  it.each(['global', 'casino'] as const)(
    'FLAG-06 PROMO-09 maintenance that is %s closes the box of an open session',
    async (part) => {
      const { site, look } = await withBox({ amount: 5 });
      expect((await look())?.box).not.toBeNull();
      const none = { global: false, sportsbook: false, casino: false };
      site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
      site.pass(31_000);
      expect(await look()).toBeNull();
      site.operator.at(maintenance.general).reply(() => ({ value: none }));
      site.pass(31_000);
      expect((await look())?.box).not.toBeNull();
    },
  );

  it('PROMO-09 is nothing during maintenance of the giveaways, and with a flag off', async () => {
    const { site, look } = await withBox();
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    expect(await look()).toBeNull();
    for (const off of ['promotions-view', 'cashback-promo']) {
      const other = await withBox();
      other.site.operator
        .at(flag)
        .reply(({ params }) => ({ value: (params as { name: string }).name !== off }));
      expect(await other.look()).toBeNull();
    }
    expect(site.operator.at(cashbackEligible).calls()).toHaveLength(0);
  });

  it('PROMO-09 tells a guest nothing, and stands without it when the operator is not heard', async () => {
    const { site, look } = await withBox();
    const guest = openBrowser(site);
    expect((await guest.visit(frame, '/')).data).toEqual({ cashback: null });
    site.operator.at(cashbackEligible).reply(() => {
      throw statusError(cashbackEligible, 503);
    });
    expect(await look()).toBeNull();
    await look();
    expect(site.operator.at(cashbackEligible).calls()).toHaveLength(1);
  });

  it('asks the operator once in a minute, however many pages are opened', async () => {
    const { site, look } = await withBox();
    await look();
    await look();
    expect(site.operator.at(cashbackEligible).calls()).toHaveLength(1);
    site.pass(61_000);
    await look();
    expect(site.operator.at(cashbackEligible).calls()).toHaveLength(2);
  });

  it('PROMO-11 is hidden wherever money or documents are entered', () => {
    const entered = ROUTE_NAMES.map(rowOf).filter(
      ({ movesMoney, verification, isTechnical, path }) =>
        (movesMoney || verification) && !isTechnical && path.startsWith('/'),
    );
    expect(entered.length).toBeGreaterThan(8);
    const shown = entered.filter(({ path }) => !hidesCashback(path));
    expect(shown.map(({ path }) => path)).toEqual([]);
    expect(hidesCashback('/transactions')).toBe(true);
    expect(hidesCashback('/bet-slip')).toBe(true);
    expect(hidesCashback('/esportes')).toBe(false);
    expect(hidesCashback('/casino/slots')).toBe(false);
  });
});
