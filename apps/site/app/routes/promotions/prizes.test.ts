import { userFreeBets } from '@vitrine/upstream/contract/bet-slip/free-bets';
import {
  activeFreeSpins,
  claimBetAndSpin,
  claimFreebet,
  GIVEAWAY_STATES,
  giveEggWin,
  isActiveReward,
  pendingFreebet,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { isoDay } from '../../format/date-time.ts';
import { action, loader } from './prizes.tsx';

const PAGE = '/promotions/prizes';
const NO_REWARDS = {
  wager: { isActive: false, gameList: [] },
  verification: { isActive: false, gameList: [] },
  updateProfile: { isActive: false, gameList: [] },
  betAndSpin: { isActive: false, gameList: [] },
};
const ACTIVE = { isActive: true, gameList: [] };

interface Shown {
  readonly prizes: {
    readonly notice: {
      readonly tone: string;
      readonly title: string;
      readonly text: string;
    } | null;
    readonly cards: readonly {
      readonly gift: string;
      readonly state: string;
      readonly stateText: string;
      readonly title: string;
      readonly claim: { readonly giftId: string; readonly attempt: number } | null;
    }[];
    readonly freeSpins: readonly object[];
    readonly isPartlyUnread: boolean;
  } | null;
}

/** A bettor who was given nothing. */
async function withBettor() {
  const site = openTestSite('arara');
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at(isActiveReward).reply(() => ({ data: NO_REWARDS }));
  site.operator.at(pendingFreebet).reply(() => ({ data: null }));
  site.operator.at(activeFreeSpins).reply(() => ({ data: [] }));
  site.operator.at(userFreeBets).reply(() => ({ data: [] }));
  const look = async (path = PAGE) => (await browser.visit(loader, path)).data as Shown;
  const today = isoDay(site.now(), site.brand);
  return { site, browser, look, today };
}

describe('the prizes', () => {
  it('PROMO-05 shows the rewards that can be earned and taken, and the free spins', async () => {
    const { site, look, today } = await withBettor();
    site.operator.at(isActiveReward).reply(() => ({
      data: { wager: ACTIVE, verification: ACTIVE, updateProfile: ACTIVE, betAndSpin: ACTIVE },
    }));
    site.operator.at(activeFreeSpins).reply(() => ({
      data: [
        {
          id: 's-1',
          spins: 10,
          gameList: [{ gameId: '1001', gameName: 'Tesouro do Rio' }],
          expirationDate: new Date(site.now() + 86_400_000).toISOString(),
        },
        {
          id: 'over',
          spins: 40,
          gameList: [{ gameId: '1001', gameName: 'Tesouro do Rio' }],
          expirationDate: new Date(site.now()).toISOString(),
        },
      ],
    }));
    const { prizes } = await look();
    expect(prizes?.cards.map(({ gift, claim }) => [gift, claim?.giftId ?? null])).toEqual([
      ['egg', today],
      ['betAndSpin', today],
      ['verification', null],
      ['updateProfile', null],
    ]);
    // Those that are over are not there.
    expect(prizes?.freeSpins).toMatchObject([
      { countText: '10 giros grátis', play: { href: '/casino/game/1001' } },
    ]);
  });

  it('PROMO-05 shows free spins for which the operator names no game, with the way to the casino', async () => {
    const { site, look } = await withBettor();
    const expirationDate = new Date(site.now() + 86_400_000).toISOString();
    site.operator
      .at(activeFreeSpins)
      .reply(() => ({ data: [{ id: 's-1', spins: 10, gameList: [], expirationDate }] }));
    expect((await look()).prizes?.freeSpins).toMatchObject([
      {
        game: { name: 'Giros grátis' },
        countText: '10 giros grátis',
        play: { href: '/casino/slots', text: 'Ir para os slots' },
      },
    ]);
  });

  it.each(GIVEAWAY_STATES)('PROMO-06 shows an offered free bet that is %s', async (state) => {
    const { site, look } = await withBettor();
    const expirationDate = new Date(site.now() + 86_400_000).toISOString();
    site.operator
      .at(pendingFreebet)
      .reply(() => ({ data: { giveawayId: 'g-1', stake: 5, state, expirationDate } }));
    const [card] = (await look()).prizes?.cards ?? [];
    expect(card?.state.toLowerCase()).toBe(state.toLowerCase());
    expect(card?.stateText).not.toBe('');
    const isOpen = state === 'PendingAcceptance' || state === 'ReadyToClaim';
    expect(card?.claim).toEqual(isOpen ? expect.objectContaining({ attempt: 0 }) : null);
  });

  it('PROMO-06 offers no step of a free bet whose time is over, whatever the operator still says', async () => {
    const { site, look } = await withBettor();
    const expirationDate = new Date(site.now()).toISOString();
    site.operator.at(pendingFreebet).reply(() => ({
      data: { giveawayId: 'g-1', stake: 5, state: 'ReadyToClaim', expirationDate },
    }));
    const [card] = (await look()).prizes?.cards ?? [];
    expect(card).toMatchObject({ state: 'expired', claim: null });
  });

  it('PROMO-05 accepts a free bet once, though its form is sent twice', async () => {
    const { site, browser, look } = await withBettor();
    const expirationDate = new Date(site.now() + 86_400_000).toISOString();
    const offer = {
      giveawayId: 'g-1',
      stake: 5,
      state: 'PendingAcceptance' as const,
      expirationDate,
    };
    site.operator.at(pendingFreebet).reply(() => ({ data: offer }));
    site.operator.at(claimFreebet).reply(() => ({
      data: {
        freeBetId: 'f-1',
        stake: 5,
        status: 'Available',
        expirationDate,
        betTypes: [1, 2],
        eventTypes: ['Prematch', 'Live'],
        minimumOdds: 1.5,
        gainLimit: null,
      },
    }));
    const form = { gift: 'freeBet', giftId: 'g-1', attempt: '0' };
    const [first, second] = await Promise.all([
      browser.submit(action, PAGE, form),
      browser.submit(action, PAGE, form),
    ]);
    expect(first.location).toBe('/promotions/prizes?premio=freeBet.g-1');
    expect(second.location).toBe(first.location);
    expect(site.operator.at(claimFreebet).calls()).toHaveLength(1);
    expect((await look(first.location ?? '')).prizes?.notice).toMatchObject({
      tone: 'success',
      title: expect.stringMatching(/5,00/),
    });
  });

  it('PROMO-05 breaks the egg and takes the spins of a bet, and shows what came', async () => {
    const { site, browser, look, today } = await withBettor();
    site.operator.at(isActiveReward).reply(() => ({
      data: { ...NO_REWARDS, wager: ACTIVE, betAndSpin: ACTIVE },
    }));
    site.operator.at(giveEggWin).reply(() => ({ data: { amount: 2.5 } }));
    site.operator.at(claimBetAndSpin).reply(() => ({ data: { spins: 5, gameList: [] } }));
    for (const gift of ['egg', 'betAndSpin']) {
      const { location } = await browser.submit(action, PAGE, {
        gift,
        giftId: today,
        attempt: '0',
      });
      expect(location).toBe(`/promotions/prizes?premio=${gift}.${today}`);
    }
    expect((await look()).prizes?.cards).toMatchObject([
      { gift: 'egg', state: 'claimed', title: expect.stringMatching(/2,50/), claim: null },
      { gift: 'betAndSpin', state: 'claimed', title: '5 giros grátis', claim: null },
    ]);
  });

  it('PROMO-05 names why a claim was refused', async () => {
    const { site, browser, look, today } = await withBettor();
    site.operator.at(isActiveReward).reply(() => ({ data: { ...NO_REWARDS, wager: ACTIVE } }));
    site.operator.at(giveEggWin).reply(() => {
      throw statusError(giveEggWin, 409, { code: 'GIVEAWAY_ALREADY_CLAIMED' });
    });
    const form = { gift: 'egg', giftId: today, attempt: '0' };
    const { location } = await browser.submit(action, PAGE, form);
    expect((await look(location ?? '')).prizes?.notice).toMatchObject({
      tone: 'warning',
      text: expect.stringContaining('já tinha sido resgatado'),
    });
  });

  it('PROMO-06 does not send a claim again whose answer was lost, and asks what became of it', async () => {
    const { site, browser, look, today } = await withBettor();
    let isActive = true;
    site.operator
      .at(isActiveReward)
      .reply(() => ({ data: { ...NO_REWARDS, wager: { isActive, gameList: [] } } }));
    site.operator.at(giveEggWin).reply(() => {
      throw new UpstreamUnreachable(giveEggWin.name, new Error('connection broken'));
    });
    const form = { gift: 'egg', giftId: today, attempt: '0' };
    const { location } = await browser.submit(action, PAGE, form);
    expect((await look(location ?? '')).prizes).toMatchObject({
      notice: { tone: 'info' },
      cards: [{ gift: 'egg', state: 'beingClaimed', claim: null }],
    });
    await browser.submit(action, PAGE, form);
    expect(site.operator.at(giveEggWin).calls()).toHaveLength(1);
    isActive = false;
    expect((await look(location ?? '')).prizes?.notice?.tone).toBe('success');
  });

  it('PROMO-07 says so when there is nothing, and when the operator is not heard', async () => {
    const { site, look } = await withBettor();
    expect((await look()).prizes).toMatchObject({ cards: [], isPartlyUnread: false });
    site.operator.at(isActiveReward).reply(() => {
      throw statusError(isActiveReward, 503);
    });
    expect((await look()).prizes).toMatchObject({ isPartlyUnread: true });
  });

  it('PROMO-06 says that nothing was claimed while the offer can’t be read', async () => {
    const { site, browser } = await withBettor();
    const form = { gift: 'freeBet', giftId: 'g-1', attempt: '0' };
    site.operator.at(pendingFreebet).reply(() => {
      throw statusError(pendingFreebet, 502);
    });
    expect((await browser.submit(action, PAGE, form)).data).toMatchObject({
      problem: 'Seu saldo não mudou. Tente outra vez em alguns instantes.',
    });
  });

  it('PROMO-09 hangs on the flag of the giveaways and on their maintenance', async () => {
    const { site, browser, look, today } = await withBettor();
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    expect((await look()).prizes).toBeNull();
    const form = { gift: 'egg', giftId: today, attempt: '0' };
    expect((await browser.submit(action, PAGE, form)).location).toBe(PAGE);
    expect(site.operator.at(giveEggWin).calls()).toHaveLength(0);
    const off = await withBettor();
    off.site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'giveaway-promo' }));
    expect((await off.browser.visit(loader, PAGE)).location).toBe('/casino/slots');
  });

  it('takes no form of elsewhere, and none for a gift that is gone', async () => {
    const { browser, today } = await withBettor();
    const form = { gift: 'egg', giftId: today, attempt: '0' };
    const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await browser.submit(action, PAGE, form, elsewhere)).data).toMatchObject({
      problem: expect.stringMatching(/muito tempo/),
    });
    const gone = { gift: 'freeBet', giftId: 'g-9', attempt: '0' };
    expect((await browser.submit(action, PAGE, gone)).location).toBe(PAGE);
  });
});
