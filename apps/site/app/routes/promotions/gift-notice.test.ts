import { activeFreeSpins, pendingFreebet } from '@vitrine/upstream/contract/promotions/giveaway';
import { referralRewards } from '@vitrine/upstream/contract/promotions/referral';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { modalOn } from '../../../test/modal-on.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';

const DAY = 86_400_000;
const LATER = '2040-01-01T00:00:00Z';
const FREE_BET = { giveawayId: 'g-1', stake: 12.5, expirationDate: LATER };

/** A bettor with a free bet and 15 spins to take, and no reward for invitations. */
async function withGifts(brand = 'arara') {
  const site = openTestSite(brand);
  const { operator } = site;
  operator.at(referralRewards).reply(() => ({ data: { rewardsAmount: 0, hasRewards: false } }));
  const freeBet = operator.at(pendingFreebet);
  freeBet.reply(() => ({ data: { ...FREE_BET, state: 'PendingAcceptance' } }));
  const spins = operator.at(activeFreeSpins);
  spins.reply(() => ({
    data: [10, 5].map((count) => ({
      id: `s-${count}`,
      spins: count,
      gameList: [{ gameId: 'slot', gameName: 'Slot' }],
      expirationDate: LATER,
    })),
  }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { site, browser, freeBet, spins };
}

const noticeOn = (browser: TestBrowser, path = '/promotions') => modalOn(browser, path);

const OF_FREE_BET = { title: expect.stringMatching(/aposta grátis de R\$\s12,50/) as string };
const OF_SPINS = { title: 'Você tem 15 giros grátis' };

describe('the modals of gifts', () => {
  it('PROMO-07 a free bet is told, then the spins, each once a day', async () => {
    const { site, browser } = await withGifts();
    expect(await noticeOn(browser)).toMatchObject({
      ...OF_FREE_BET,
      href: '/promotions/prizes',
      picture: 'freeBet',
    });
    expect(await noticeOn(browser, '/rewards')).toMatchObject({ ...OF_SPINS, picture: 'spins' });
    expect(await noticeOn(browser)).toBeNull();
    site.pass(DAY);
    await browser.logIn();
    expect(await noticeOn(browser)).toMatchObject(OF_FREE_BET);
  });

  it('PROMO-07 the operator is not asked again on a day on which all was told', async () => {
    const { browser, freeBet, spins } = await withGifts();
    for (const path of ['/promotions', '/rewards', '/promotions']) await noticeOn(browser, path);
    expect([freeBet.calls().length, spins.calls().length]).toEqual([1, 1]);
  });

  it('PROMO-07 another bettor of the browser is told of their own', async () => {
    const { browser } = await withGifts();
    await noticeOn(browser);
    await browser.logIn({ ...BETTOR, userId: 'u-2' });
    expect(await noticeOn(browser)).toMatchObject(OF_FREE_BET);
  });

  it('PROMO-07 a free bet that was taken is not told, nor spins that are used up', async () => {
    const { browser, freeBet, spins } = await withGifts();
    freeBet.reply(() => ({ data: { ...FREE_BET, state: 'Claimed' } }));
    expect(await noticeOn(browser)).toMatchObject(OF_SPINS);
    spins.reply(() => ({ data: [] }));
    freeBet.reply(() => ({ data: null }));
    expect(await noticeOn(browser, '/rewards')).toBeNull();
  });

  it('PROMO-07 a free bet that can’t be accepted any more is not told, whatever the operator still says', async () => {
    const { site, browser, freeBet } = await withGifts();
    const expirationDate = new Date(site.now()).toISOString();
    freeBet.reply(() => ({ data: { ...FREE_BET, state: 'PendingAcceptance', expirationDate } }));
    expect(await noticeOn(browser)).toMatchObject(OF_SPINS);
  });

  it('PROMO-07 a failure of the operator opens no modal and spoils no page', async () => {
    const { browser, freeBet, spins } = await withGifts();
    freeBet.reply(() => {
      throw statusError(pendingFreebet, 503);
    });
    expect(await noticeOn(browser)).toMatchObject(OF_SPINS);
    spins.reply(() => {
      throw statusError(activeFreeSpins, 500);
    });
    expect(await noticeOn(browser, '/rewards')).toBeNull();
  });

  it('PROMO-07 nothing is told to a guest, of a page of money, or while the giveaways rest', async () => {
    const { site, browser, freeBet } = await withGifts();
    expect(await noticeOn(openBrowser(site))).toBeNull();
    expect(await noticeOn(browser, '/deposit')).toBeNull();
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    expect(await noticeOn(browser)).toBeNull();
    expect(freeBet.calls()).toEqual([]);
  });

  it('PROMO-07 PROMO-09 nothing is told while the flag of the giveaways is off', async () => {
    const { site, browser, freeBet } = await withGifts();
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'giveaway-promo' }));
    expect(await noticeOn(browser)).toBeNull();
    expect(freeBet.calls()).toEqual([]);
  });

  it.each([
    ['freebet-promo', OF_SPINS, 'free bet'],
    ['show-sportsbook', OF_SPINS, 'free bet'],
    ['show-casino', OF_FREE_BET, 'spins'],
  ] as const)('PROMO-09 while %s is off, other gifts are told: %o', async (off, told, untold) => {
    const { site, browser, freeBet, spins } = await withGifts();
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== off }));
    expect(await noticeOn(browser)).toMatchObject(told);
    expect(await noticeOn(browser, '/rewards')).toBeNull();
    expect((untold === 'spins' ? spins : freeBet).calls()).toEqual([]);
  });

  it.each([
    ['sportsbook', OF_SPINS],
    ['casino', OF_FREE_BET],
    ['global', null],
  ] as const)('PROMO-09 during maintenance of %s is told: %o', async (part, told) => {
    const { site, browser } = await withGifts();
    const none = { global: false, sportsbook: false, casino: false };
    site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
    const notice = await noticeOn(browser);
    if (told === null) expect(notice).toBeNull();
    else expect(notice).toMatchObject(told);
    expect(await noticeOn(browser, '/rewards')).toBeNull();
  });

  it('PROMO-07 counts no spins that are over, and tells of none when all are', async () => {
    const { site, browser, freeBet, spins } = await withGifts();
    freeBet.reply(() => ({ data: null }));
    const spin = (id: string, count: number, expirationDate: string) => ({
      id,
      spins: count,
      gameList: [{ gameId: 'slot', gameName: 'Slot' }],
      expirationDate,
    });
    const over = spin('over', 40, new Date(site.now()).toISOString());
    spins.reply(() => ({ data: [over] }));
    expect(await noticeOn(browser)).toBeNull();
    spins.reply(() => ({ data: [over, spin('open', 15, LATER)] }));
    expect(await noticeOn(browser, '/rewards')).toMatchObject(OF_SPINS);
  });

  it('PROMO-07 speaks Spanish where the brand does', async () => {
    const { browser } = await withGifts('axolote');
    expect(await noticeOn(browser)).toMatchObject({
      title: expect.stringContaining('Una apuesta gratis de') as string,
      open: 'Ver mis premios',
    });
  });
});
