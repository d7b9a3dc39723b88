import { userFreeBets } from '@vitrine/upstream/contract/bet-slip/free-bets';
import {
  activeFreeSpins,
  cashbackEligible,
  notificationStatus,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { referralRewards } from '@vitrine/upstream/contract/promotions/referral';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader } from './rewards.tsx';

const PAGE = '/rewards';

/** A bettor who was given nothing yet. */
async function withNothing() {
  const site = openTestSite('arara');
  const browser = openBrowser(site);
  await browser.logIn();
  const operator = site.operator;
  operator.at(referralRewards).reply(() => ({ data: { rewardsAmount: 0, hasRewards: false } }));
  operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: false } }));
  operator.at(notificationStatus).reply(() => null);
  operator.at(userFreeBets).reply(() => ({ data: [] }));
  operator.at(activeFreeSpins).reply(() => ({ data: [] }));
  return { site, browser, operator };
}

it('SHELL-25 lists what the operator gave, each with the place where it is used', async () => {
  const { site, browser, operator } = await withNothing();
  const expirationDate = new Date(site.now() + 86_400_000).toISOString();
  operator.at(referralRewards).reply(() => ({ data: { rewardsAmount: 40, hasRewards: true } }));
  operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: true } }));
  operator.at(userFreeBets).reply(() => ({
    data: [
      {
        freeBetId: 'f',
        stake: 5,
        expirationDate,
        status: 'Available',
        betTypes: [1],
        eventTypes: ['Live'],
        minimumOdds: 1,
        gainLimit: 50,
      },
    ],
  }));
  operator.at(activeFreeSpins).reply(() => ({
    data: [
      { id: 's', spins: 3, gameList: [{ gameId: '7', gameName: 'Roda' }], expirationDate },
      { id: 'old', spins: 9, gameList: [], expirationDate: new Date(site.now()).toISOString() },
    ],
  }));
  const { data } = await browser.visit(loader, PAGE);
  expect(data).toMatchObject({ rewards: { kind: 'bettor', isWhole: true } });
  const { list } = (data as { rewards: { list: { title: string; href: string }[] } }).rewards;
  expect(list.map(({ href }) => href)).toEqual([
    '/referral',
    '/promotions/cashback',
    '/bet-slip',
    '/casino/game/7',
  ]);
  expect(list[2]?.title).toMatch(/^Aposta grátis de R\$\s5,00$/);
  expect(list[3]?.title).toBe('3 giros grátis');
});

it('SHELL-25 is empty for a bettor without rewards, and says what it could not read', async () => {
  const { browser, operator } = await withNothing();
  expect((await browser.visit(loader, PAGE)).data).toMatchObject({
    rewards: { kind: 'bettor', list: [], isWhole: true },
  });
  operator.at(userFreeBets).reply(() => {
    throw statusError(userFreeBets, 503);
  });
  expect((await browser.visit(loader, PAGE)).data).toMatchObject({
    rewards: { kind: 'bettor', list: [], isWhole: false },
  });
});

it('PROMO-09 leaves out what rests in maintenance', async () => {
  const { site, browser, operator } = await withNothing();
  operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: true } }));
  const kinds = async () => {
    const { data } = await browser.visit(loader, PAGE);
    const { rewards } = data as { rewards: { list: { kind: string }[]; isWhole: boolean } };
    return [rewards.isWhole, ...rewards.list.map(({ kind }) => kind)];
  };
  expect(await kinds()).toEqual([true, 'cashback']);
  const resting = { global: false, sportsbook: true, casino: true };
  operator.at(maintenance.general).reply(() => ({ value: resting }));
  site.pass(31_000);
  // Nothing is said of a list that was read in part.
  expect(await kinds()).toEqual([false]);
  expect(operator.at(userFreeBets).calls()).toHaveLength(1);
  expect(operator.at(activeFreeSpins).calls()).toHaveLength(1);
  expect(operator.at(cashbackEligible).calls()).toHaveLength(1);
});

it('SHELL-25 asks a guest to log in, and leads to the slots while promotions are off', async () => {
  const { site, operator } = await withNothing();
  const guest = openBrowser(site);
  expect((await guest.visit(loader, PAGE)).data).toMatchObject({ rewards: { kind: 'guest' } });
  expect(operator.at(userFreeBets).calls()).toHaveLength(0);
  operator
    .at(flag)
    .reply(({ params }) => ({ value: (params as { name: string }).name !== 'promotions-view' }));
  site.pass(60_000);
  expect((await guest.visit(loader, PAGE)).location).toBe('/casino/slots');
});
