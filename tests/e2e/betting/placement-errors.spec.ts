import type { Page } from '@playwright/test';
import type { Person } from '../support/people.ts';
import type { Platform } from '../support/platform.ts';
import {
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

/** A bet of such a stake is refused with the code; see apps/sandbox/README.md. */
const TAKEN_OFF_SALE = [
  [13_02, 'placement.EVENT_MARKET_NOT_ACTIVED'],
  [13_03, 'placement.EVENT_MATCH_NOT_ACTIVED'],
  [13_06, 'placement.PROVIDER_SWITCH_NOT_ACTIVE'],
  [13_07, 'placement.MATCH_WAS_NOT_FOUND'],
  [13_08, 'placement.MARKET_WAS_NOT_FOUND'],
] as const;
const ODDS_DIFFERENCE = 13_01;
const BALANCE_FULL = 13_04;
const DUPLICATE_EVENT = 13_05;

/** The limit check of such a stake answers so; the amounts are what may still be staked. */
const OVER_LIMIT = [
  [13_11, 'placement.BET_STAKE_OVER_LIMIT', 5_00],
  [13_12, 'placement.ACCUMULATED_STAKE_LIMIT', 2_50],
] as const;
const BLOCKED = 13_13;
const CHECK_FAILS = 13_14;

/** What becomes of a bet of such a stake after it was sent. */
const TIMED_OUT = 13_15;
const TIMED_OUT_BUT_MADE = 13_16;
const CUSTOMER_CONFIDENCE = 13_21;
const TRADING = 13_22;
const CANCELED = 13_23;
const NEVER_DECIDED = 13_24;

inBothBrands(({ brand, test }) => {
  const words = brand.words('bet-slip');
  const removeEnded = (page: Page) =>
    page.getByRole('button', { name: words.text('changes.removeInactive') });
  const errorTitle = words.text('result.error.title_one');
  const oneOfTwo = words.text('result.mixed.title', { accepted: 1, total: 2 });
  const balanceFull = words.text('placement.TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** Opens the slip and sends it at a stake in minor units. */
  async function send(page: Page, stake: number): Promise<void> {
    await enterStake(page, brand.typed(stake), brand);
    await placeButton(page, brand).click();
  }

  /** Sends two singles at stakes in minor units. */
  async function sendTwoSingles(
    page: Page,
    platform: Platform,
    [first, last]: readonly [number, number],
  ): Promise<void> {
    for (const match of await platform.matchesToCome(2)) await addWinner(page, match);
    await page.goto('/bet-slip');
    await button(page, words.text('type.singles')).click();
    await expect(stakeField(page, brand)).toHaveCount(2);
    await stakeField(page, brand).first().fill(brand.typed(first));
    await stakeField(page, brand).last().fill(brand.typed(last));
    await placeButton(page, brand).click();
  }

  /** Reads the modal about the upper limit of the balance, and goes back to the slip. */
  async function leaveBalanceLimit(page: Page): Promise<void> {
    const modal = page.getByRole('dialog', { name: words.text('balanceLimit.title') });
    await expect(modal).toContainText(balanceFull);
    await expect(modal.getByRole('link')).toHaveAttribute('href', '/withdrawal');
    await button(page, words.text('blocked.back')).last().click();
    await expect(modal).toHaveCount(0);
  }

  /** The stake stands on the slip as it was typed. */
  async function expectKept(page: Page, stake: number): Promise<void> {
    await expect(stakeField(page, brand)).toHaveValue(brand.typed(stake));
  }

  test('PLACE-06 each refusal of the operator says its reason, takes nothing, and leaves a way on', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    for (const [stake, reason] of TAKEN_OFF_SALE) {
      await test.step(reason, async () => {
        await addWinner(page, match);
        await send(page, stake);
        await expect(page.getByText(words.text(reason))).toBeVisible();
        await expectKept(page, stake);
        await expect(placeButton(page, brand)).toHaveCount(0);
        await removeEnded(page).click();
        await expect(page.getByText(words.text('empty.title')).first()).toBeVisible();
      });
    }
    await addWinner(page, match);
    await test.step('a balance above its upper limit leads to the withdrawal, in a modal', async () => {
      await send(page, BALANCE_FULL);
      const withdrawal = page.getByRole('link', { name: words.text('place.withdraw') });
      if (javaScriptEnabled) await leaveBalanceLimit(page);
      await expect(page.getByText(balanceFull)).toBeVisible();
      await expectKept(page, BALANCE_FULL);
      await expect(withdrawal).toHaveAttribute('href', '/withdrawal');
      const title = words.text('balanceLimit.title');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(balanceFull).first()).toBeVisible();
      await expect(withdrawal.first()).toHaveAttribute('href', '/withdrawal');
      await page.getByRole('link', { name: words.text('blocked.back') }).click();
      await expectKept(page, BALANCE_FULL);
    });
    await test.step('the odds that the operator suggests can be accepted', async () => {
      await send(page, ODDS_DIFFERENCE);
      const reason = words.text('placement.ODDS_DIFFERENCE_TOO_HIGH');
      await expect(page.getByText(reason)).toBeVisible();
      await expectKept(page, ODDS_DIFFERENCE);
      await expectNothingPlaced(platform, bettor);
      await stakeField(page, brand).fill(brand.typed(5_00));
      await page.getByRole('button', { name: words.like('place.accept') }).click();
      const accepted = words.count('result.success.title', 1);
      await untilShown(page, accepted, javaScriptEnabled ?? true);
    });
    expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 5_00 }]);
  });

  test('PLACE-06 a match that both providers offer takes the whole multiple off sale', async ({
    page,
    bettor,
    platform,
  }) => {
    for (const match of await platform.matchesToCome(brand.fewestLegs)) {
      await addWinner(page, match);
    }
    await send(page, DUPLICATE_EVENT);
    const reason = words.text('placement.DUPLICATE_EVENT_IN_PROVIDERS');
    await expect(page.getByText(reason)).toHaveCount(brand.fewestLegs);
    await expect(placeButton(page, brand)).toHaveCount(0);
    await removeEnded(page).click();
    await expect(page.getByText(words.text('empty.title')).first()).toBeVisible();
    await expectNothingPlaced(platform, bettor);
  });

  test('PLACE-07 SLIP-11 each answer of a limit check says what may be staked, or gives the slip back', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    await addWinner(page, await platform.matchToCome());
    for (const [stake, reason, allowed] of OVER_LIMIT) {
      await test.step(reason, async () => {
        await send(page, stake);
        const amount = brand.money(allowed);
        await expect(page.getByText(words.text(reason, { amount }))).toBeVisible();
        await expectKept(page, stake);
        await button(page, words.text('limit.use', { amount })).click();
        await expectKept(page, allowed);
      });
    }
    await test.step('the account is blocked by a limit', async () => {
      await send(page, BLOCKED);
      await expect(page.getByText(words.text('blocked.title')).first()).toBeVisible();
      const support = page.getByRole('link', { name: words.text('blocked.support') });
      await expect(support).toHaveAttribute('href', `mailto:${brand.facts.licensee.supportEmail}`);
      await button(page, words.text('blocked.back')).click();
      await expectKept(page, BLOCKED);
    });
    await test.step('the check fails', async () => {
      await send(page, CHECK_FAILS);
      const reason = words.text('placement.LIMIT_CHECK_FAILED');
      await expect(page.getByText(reason).first()).toBeVisible();
      await button(page, words.text('result.retry')).click();
      await expectKept(page, CHECK_FAILS);
    });
    await expectNothingPlaced(platform, bettor);
    await enterStake(page, brand.typed(5_00), brand);
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 5_00 }]);
  });

  test('PLACE-08 PLACE-09 a ticket that is not accepted gives its stake back, and says whether it can be tried again', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const match = await platform.matchToCome();
    await test.step('trading refuses it: the same bet can be tried again', async () => {
      await addWinner(page, match);
      await send(page, TRADING);
      await untilShown(page, errorTitle, hasScripts);
      await expect(page.getByText(words.text('placement.REJECTED')).first()).toBeVisible();
      await button(page, words.text('result.retry')).click();
      await expectKept(page, TRADING);
    });
    await test.step('it is called off', async () => {
      await send(page, CANCELED);
      await untilShown(page, errorTitle, hasScripts);
      await expect(page.getByText(words.text('item.state.canceled')).first()).toBeVisible();
      await button(page, words.text('result.retry')).click();
      await expectKept(page, CANCELED);
    });
    await test.step('the bettor is not trusted with it: this selection is off', async () => {
      await send(page, CUSTOMER_CONFIDENCE);
      await untilShown(page, errorTitle, hasScripts);
      const reason = words.text('placement.CUSTOMER_CONFIDENCE');
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(button(page, words.text('result.retry'))).toHaveCount(0);
      await button(page, words.text('result.done')).click();
      await expect(page.getByText(words.text('empty.title')).first()).toBeVisible();
    });
    expect((await platform.books(bettor.email)).balance).toBe(100_00);
  });

  test('PLACE-09 of two singles one is accepted, and the other is kept to be tried again', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    await sendTwoSingles(page, platform, [TRADING, 2_00]);
    await untilShown(page, oneOfTwo, javaScriptEnabled ?? true);
    await expect(page.getByText(words.text('placement.REJECTED')).first()).toBeVisible();
    expect((await platform.books(bettor.email)).balance).toBe(98_00);
    await button(page, words.text('result.retry')).click();
    await expectKept(page, TRADING);
  });

  test('PLACE-06 the upper limit of the balance is told beside a single that was accepted', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    await sendTwoSingles(page, platform, [BALANCE_FULL, 2_00]);
    if (javaScriptEnabled) await leaveBalanceLimit(page);
    else await untilShown(page, oneOfTwo, false);
    await expect(page.getByText(balanceFull).first()).toBeVisible();
    expect(await platform.books(bettor.email)).toMatchObject({
      balance: 98_00,
      tickets: [{ stake: 2_00 }],
    });
  });

  test('PLACE-05 PLACE-12 an answer that times out is looked up: a bet that was made is found, nothing is said of another', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const [first, second] = await platform.matchesToCome(2);
    if (!first || !second) throw new Error('No two football matches are to come');
    await test.step('the bet was made', async () => {
      await addWinner(page, first);
      await send(page, TIMED_OUT_BUT_MADE);
      const accepted = words.count('result.success.title', 1);
      await untilShown(page, accepted, javaScriptEnabled ?? true);
    });
    await test.step('no bet is known', async () => {
      await addWinner(page, second);
      await send(page, TIMED_OUT);
      await expectDisconnected(page);
    });
    const { balance, tickets } = await platform.books(bettor.email);
    expect(tickets).toMatchObject([{ stake: TIMED_OUT_BUT_MADE }]);
    expect(balance).toBe(100_00 - TIMED_OUT_BUT_MADE);
  });

  test('PLACE-04 PLACE-14 a ticket that is never decided ends disconnected, with the way to the open bets', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    await addWinner(page, await platform.matchToCome());
    await send(page, NEVER_DECIDED);
    await expect(page.getByText(words.text('waiting.title')).first()).toBeVisible();
    // The polls of 3§9 take 24 s.
    await expect(async () => {
      if (!(javaScriptEnabled ?? true)) await page.goto(page.url());
      await expect(page.getByText(words.text('disconnected.title')).first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await expectDisconnected(page);
    expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: NEVER_DECIDED }]);
  });

  /** The page says that the answer is missing, and leads to the open bets. */
  async function expectDisconnected(page: Page): Promise<void> {
    await expect(page.getByText(words.text('disconnected.title')).first()).toBeVisible();
    await expect(page.getByText(words.text('disconnected.text')).first()).toBeVisible();
    await page.getByRole('link', { name: words.text('disconnected.history') }).click();
    await expect(page).toHaveURL(/\/bet-history/);
  }
});

async function expectNothingPlaced(platform: Platform, { email }: Person): Promise<void> {
  expect(await platform.books(email)).toMatchObject({ balance: 100_00, tickets: [] });
}
