import { userFreeBets } from '@vitrine/upstream/contract/bet-slip/free-bets';
import {
  activeFreeSpins,
  claimSpinReward,
  isActiveReward,
  pendingFreebet,
  spinWindow,
  spinWindowPublic,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './giramania.tsx';
import { loader as mysteryBox } from './mystery-box.tsx';
import { loader as prizesLoader } from './prizes.tsx';

const PAGE = '/promotions/giramania';

const NONE = { isActive: false, gameList: [] };
const NO_REWARDS = { wager: NONE, verification: NONE, updateProfile: NONE, betAndSpin: NONE };
const FREE_BET = {
  freeBetId: 'f-1',
  stake: 5,
  status: 'Available' as const,
  expirationDate: '2040-01-01T00:00:00Z',
  betTypes: [1 as const],
  eventTypes: ['Prematch' as const],
  minimumOdds: 1.5,
  gainLimit: null,
};

type State =
  'PendingAcceptance' | 'ReadyToClaim' | 'BeingClaimed' | 'Claimed' | 'Expired' | 'Cancelled';

/** A bettor with a spin of today. */
async function withSpin(state: State = 'ReadyToClaim') {
  const site = openTestSite('arara');
  const browser = openBrowser(site);
  await browser.logIn();
  const times = {
    isOpen: true,
    opensAt: new Date(site.now() - 3_600_000).toISOString(),
    closesAt: new Date(site.now() + 3_600_000).toISOString(),
  };
  site.operator.at(spinWindow).reply(() => ({
    data: { promotionType: 'giramania', ...times, spin: { spinId: 'w-1', state, reward: null } },
  }));
  const look = async () =>
    ((await browser.visit(loader, PAGE)).data as { spin: Record<string, unknown> | null }).spin;
  return { site, browser, look, times };
}

const FORM = { gift: 'spin', giftId: 'w-1', attempt: '0' };

describe('the spin of today', () => {
  it('PROMO-05 can be played, is claimed once, and shows what came', async () => {
    const { site, browser, look } = await withSpin();
    expect(await look()).toMatchObject({ play: { spinId: 'w-1', attempt: 0 }, result: null });
    site.operator.at(claimSpinReward).reply(() => ({
      data: { state: 'Claimed', reward: { type: 'money', amount: 2 } },
    }));
    await Promise.all([browser.submit(action, PAGE, FORM), browser.submit(action, PAGE, FORM)]);
    expect(site.operator.at(claimSpinReward).calls()).toMatchObject([{ body: { spinId: 'w-1' } }]);
    expect(await look()).toMatchObject({
      play: null,
      result: { prize: 1, title: expect.stringMatching(/^Saiu: R\$\s2,00/) },
    });
  });

  it('PROMO-05 a free bet that came is among the prizes at once', async () => {
    const { site, browser } = await withSpin();
    site.operator.at(isActiveReward).reply(() => ({ data: NO_REWARDS }));
    site.operator.at(pendingFreebet).reply(() => ({ data: null }));
    site.operator.at(activeFreeSpins).reply(() => ({ data: [] }));
    const free = site.operator.at(userFreeBets);
    free.reply(() => ({ data: [] }));
    const prizes = async () => (await browser.visit(prizesLoader, '/promotions/prizes')).data;
    expect(await prizes()).toMatchObject({ prizes: { freeBets: [] } });
    site.operator.at(claimSpinReward).reply(() => ({
      data: { state: 'Claimed', reward: { type: 'freeBet', amount: 5 } },
    }));
    free.reply(() => ({ data: [FREE_BET] }));
    await browser.submit(action, PAGE, FORM);
    expect(await prizes()).toMatchObject({ prizes: { freeBets: [{ id: 'f-1' }] } });
  });

  it('PROMO-05 says as plainly that nothing came', async () => {
    const { site, browser, look } = await withSpin();
    site.operator
      .at(claimSpinReward)
      .reply(() => ({ data: { state: 'Claimed', reward: { type: 'nothing' } } }));
    await browser.submit(action, PAGE, FORM);
    expect(await look()).toMatchObject({
      result: { title: 'Desta vez não saiu prêmio' },
      link: null,
    });
  });

  it.each(['PendingAcceptance', 'ReadyToClaim'] as const)(
    'PROMO-06 is accepted and claimed by one play while it is %s',
    async (state) => {
      const { site, browser, look } = await withSpin(state);
      expect(await look()).toMatchObject({ play: { spinId: 'w-1', attempt: 0 } });
      const claim = site.operator.at(claimSpinReward);
      claim.reply(() => ({ data: { state: 'Claimed', reward: { type: 'money', amount: 2 } } }));
      await browser.submit(action, PAGE, FORM);
      expect(claim.calls()).toHaveLength(1);
      expect(await look()).toMatchObject({ play: null, result: { prize: 1 } });
    },
  );

  it.each([
    ['Expired', { closedText: expect.stringMatching(/expirou/) }],
    ['Cancelled', { closedText: expect.stringMatching(/cancelada/) }],
    ['Claimed', { closedText: expect.stringMatching(/já participou/) }],
    ['BeingClaimed', { notice: { tone: 'info' } }],
  ] as const)('PROMO-06 can’t be played while it is %s', async (state, shown) => {
    const { look } = await withSpin(state);
    expect(await look()).toMatchObject({ play: null, ...shown });
  });

  it('PROMO-05 names a failure without an effect, and can be tried again', async () => {
    const { site, browser, look } = await withSpin();
    site.operator.at(claimSpinReward).reply(() => {
      throw statusError(claimSpinReward, 403, { code: 'USER_BLOCKED' });
    });
    await browser.submit(action, PAGE, FORM);
    expect(await look()).toMatchObject({ notice: { tone: 'warning' }, play: { attempt: 1 } });
    await browser.submit(action, PAGE, FORM);
    expect(site.operator.at(claimSpinReward).calls()).toHaveLength(1);
    await browser.submit(action, PAGE, { ...FORM, attempt: '1' });
    expect(site.operator.at(claimSpinReward).calls()).toHaveLength(2);
  });

  it('PROMO-05 tells a guest when it opens, and leads to the log-in and back', async () => {
    const { site, times } = await withSpin();
    site.operator.at(spinWindowPublic).reply(() => ({
      data: { promotionType: 'mysticBox', ...times, isOpen: false, opensAt: times.closesAt },
    }));
    const { data } = await openBrowser(site).visit(mysteryBox, '/promotions/mysticBox');
    expect(data).toMatchObject({
      stateText: 'Em breve',
      spin: {
        play: null,
        closedText: expect.stringMatching(/^Ainda não começou\. Abre hoje às \d\d:\d\d\.$/),
        link: { href: '/login?returnTo=%2Fpromotions%2FmysticBox' },
      },
    });
  });

  it('PROMO-09 rests during maintenance of the giveaways, and takes no claim', async () => {
    const { site, browser, look } = await withSpin();
    site.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    expect(await look()).toBeNull();
    expect((await browser.submit(action, PAGE, FORM)).location).toBe(PAGE);
    expect(site.operator.at(claimSpinReward).calls()).toHaveLength(0);
  });

  it('says so when the operator is not heard', async () => {
    const { site, look } = await withSpin();
    site.operator.at(spinWindow).reply(() => {
      throw statusError(spinWindow, 503);
    });
    expect(await look()).toMatchObject({ closedText: expect.stringMatching(/Nada foi perdido/) });
  });
});
