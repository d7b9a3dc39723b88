import {
  cashbackEligible,
  giveCashback,
  notificationStatus,
  updateNotification,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { isoDay } from '../../format/date-time.ts';
import { brandFormat } from '../../format/brand-format.ts';
import { action, loader } from './cashback.tsx';

const PAGE = '/promotions/cashback';
const TAP = { box: 'open' };

/** A bettor with a box of today, nothing of which was told yet. */
async function withBox() {
  const site = openTestSite('arara');
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: true } }));
  site.operator.at(notificationStatus).reply(() => null);
  const today = isoDay(site.now(), brandFormat(site.context().brand));
  return { site, browser, today };
}

describe('the box of the day', () => {
  it('PROMO-04 stands closed while the bettor may open it, and asks for today', async () => {
    const { site, browser, today } = await withBox();
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'closed' } });
    expect(site.operator.at(notificationStatus).calls()).toMatchObject([
      { query: { notificationType: 'cashback', date: today } },
    ]);
    expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(site.operator.at(giveCashback).calls()).toHaveLength(0);
  });

  it('PROMO-04 shows what was in it, and notes it as read', async () => {
    const { site, browser, today } = await withBox();
    site.operator.at(giveCashback).reply(() => ({ data: { amount: 12.34 } }));
    expect((await browser.submit(action, PAGE, TAP)).data).toEqual({
      opened: { kind: 'amount', amount: expect.stringMatching(/^R\$\s12,34$/) },
    });
    expect(site.operator.at(updateNotification).calls()).toMatchObject([
      { body: { promotionType: 'cashback', date: today } },
    ]);
  });

  it('PROMO-04 shows the amount though it could not be noted as read', async () => {
    const { site, browser } = await withBox();
    site.operator.at(giveCashback).reply(() => ({ data: { amount: 5 } }));
    site.operator.at(updateNotification).reply(() => {
      throw statusError(updateNotification, 503);
    });
    expect((await browser.submit(action, PAGE, TAP)).data).toMatchObject({
      opened: { kind: 'amount' },
    });
  });

  it('shows the amount of the first time when the form is sent again', async () => {
    const { site, browser } = await withBox();
    site.operator.at(giveCashback).reply(() => {
      throw statusError(giveCashback, 409, {
        code: 'CASHBACK_ALREADY_GIVEN',
        context: { amount: 12.34 },
      });
    });
    expect((await browser.submit(action, PAGE, TAP)).data).toMatchObject({
      opened: { kind: 'amount', amount: expect.stringMatching(/12,34/) },
    });
  });

  it('PROMO-03 PROMO-11 says to try again tomorrow when it is empty, and when it fails', async () => {
    const { site, browser } = await withBox();
    const box = site.operator.at(giveCashback);
    box.reply(() => ({ data: { amount: 0 } }));
    expect((await browser.submit(action, PAGE, TAP)).data).toEqual({
      opened: { kind: 'tryAgainTomorrow', reason: 'empty' },
    });
    box.reply(() => {
      throw statusError(giveCashback, 503);
    });
    expect((await browser.submit(action, PAGE, TAP)).data).toEqual({
      opened: { kind: 'tryAgainTomorrow', reason: 'failed' },
    });
    expect(site.operator.at(updateNotification).calls()).toHaveLength(0);
  });

  it('PROMO-04 shows what was given before, and takes 204 as nothing', async () => {
    const { site, browser } = await withBox();
    site.operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: false } }));
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'none' } });
    site.operator.at(notificationStatus).reply(() => ({ data: { status: 'read', amount: 7.5 } }));
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({
      box: { kind: 'openedBefore', amount: expect.stringMatching(/7,50/) },
    });
  });

  it('PROMO-04 says so when the operator is not heard', async () => {
    const { site, browser } = await withBox();
    site.operator.at(cashbackEligible).reply(() => {
      throw statusError(cashbackEligible, 503);
    });
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'unread' } });
  });

  it('PROMO-04 offers the box though the operator does not say what was given', async () => {
    const { site, browser } = await withBox();
    site.operator.at(notificationStatus).reply(() => {
      throw statusError(notificationStatus, 503);
    });
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'closed' } });
    site.operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: false } }));
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'unread' } });
  });

  it('PROMO-09 says that it rests during maintenance of the giveaways, and opens nothing', async () => {
    const { site, browser } = await withBox();
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'resting' } });
    expect((await browser.submit(action, PAGE, TAP)).location).toBe(PAGE);
    expect(site.operator.at(giveCashback).calls()).toEqual([]);
    expect(site.operator.at(cashbackEligible).calls()).toEqual([]);
  });

  it('asks a guest to log in and back, and opens nothing for a form of elsewhere', async () => {
    const { site, browser } = await withBox();
    const guest = openBrowser(site);
    expect((await guest.visit(loader, PAGE)).data).toMatchObject({ box: { kind: 'guest' } });
    expect((await guest.submit(action, PAGE, TAP)).location).toBe(
      '/login?returnTo=%2Fpromotions%2Fcashback',
    );
    const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await browser.submit(action, PAGE, TAP, elsewhere)).data).toEqual({ opened: null });
    expect(site.operator.at(giveCashback).calls()).toHaveLength(0);
  });

  it('leads to the slots while the flag of the cashback is off', async () => {
    const { site, browser } = await withBox();
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'cashback-promo' }));
    expect((await browser.visit(loader, PAGE)).location).toBe('/casino/slots');
  });
});
