import type { Locator, Page } from '@playwright/test';
import type { Brand } from '../support/brand.ts';
import type { Person } from '../support/people.ts';
import type { Platform } from '../support/platform.ts';
import { addWinner, enterStake, placeAndWait, untilShown } from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

/** What becomes of a cash out of such a stake; see apps/sandbox/README.md. */
const REJECTED = 13_31;
const VALUE_CHANGED = 13_32;
const NEVER_DECIDED = 13_33;
const BLOCKED = 13_34;
const CLOSING = 13_35;

inBothBrands(({ brand, test }) => {
  const words = brand.words('bet-history');
  const confirmButton = (page: Page) =>
    page.getByRole('button', { name: words.like('cashOut.confirm') });
  const askButton = (page: Page) =>
    page.getByRole('button', { name: words.like('cashOut.available') });
  const cashOut = (page: Page) => page.getByRole('group', { name: words.text('cashOut.label') });
  const amountOf = async (button: Locator) => brand.amountIn(await button.innerText());

  test('CASH-01 CASH-02 CASH-03 a single is ended at the value that was confirmed, and paid once', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const place = singleIn(brand, { page, platform, bettor, hasScripts });
    const number = await place(10_00);
    await page.goto('/bet-history');
    const link = page.getByRole('link', {
      name: hasScripts
        ? words.like('cashOut.availableOf', { number })
        : words.text('cashOut.openOf', { number }),
    });
    const offered = hasScripts ? await amountOf(link) : 5_00;
    expect(offered).toBeGreaterThanOrEqual(5_00);
    await link.click();
    await expect(
      page.getByRole('heading', { name: words.text('cashOut.confirmTitle') }),
    ).toBeVisible();
    const commission = words.text('cashOut.commission', { percent: '5%' });
    await expect(page.getByText(commission)).toBeVisible();
    const value = await amountOf(confirmButton(page));
    expect(value).toBeGreaterThan(5_00);
    await page.getByRole('button', { name: words.text('cashOut.dismiss') }).click();
    await expect(page).toHaveURL(`/bet-history/${number}`);

    await askButton(page).click();
    await confirmButton(page).dblclick();
    await untilShown(page, words.text('cashOut.successTitle'), hasScripts);
    const paid = words.text('cashOut.successText', { amount: brand.money(value) });
    await expect(cashOut(page).getByText(paid)).toBeVisible();
    const { balance, movements } = await platform.books(bettor.email);
    expect(balance).toBe(100_00 - 10_00 + value);
    await expect(page.getByRole('banner').getByText(brand.money(balance))).toBeVisible();
    expect(movements.filter(({ kind }) => kind === 'cashOut')).toHaveLength(1);
    await page.goto('/bet-history?estado=encerradas');
    const status = words.text('bet.status.cashedOut');
    await expect(page.getByRole('article').getByText(status, { exact: true })).toBeVisible();
  });

  test('CASH-01 CASH-02 a multiple is ended, and an old tab then says what became of it', async ({
    page,
    context,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    for (const match of await platform.matchesToCome(brand.fewestLegs)) {
      await addWinner(page, match);
    }
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, hasScripts, brand);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    const path = `/bet-history/${ticket?.id}/cash-out`;
    const ended = words.text('cashOut.successTitle');
    const oldTab = await context.newPage();
    await oldTab.goto(path);
    await expect(confirmButton(oldTab)).toBeVisible();
    await page.goto(path);
    await confirmButton(page).click();
    await untilShown(page, ended, hasScripts);
    // With scripts the old tab has heard of it by itself.
    if (!hasScripts) await confirmButton(oldTab).click();
    await untilShown(oldTab, ended, hasScripts);
    const { movements } = await platform.books(bettor.email);
    expect(movements.filter(({ kind }) => kind === 'cashOut')).toHaveLength(1);
  });

  test('CASH-01 CASH-03 a value that moved is asked about again; one that is rejected leaves the bet open', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const place = singleIn(brand, { page, platform, bettor, hasScripts });
    await test.step('another value', async () => {
      const number = await place(VALUE_CHANGED);
      await page.goto(`/bet-history/${number}/cash-out`);
      await confirmButton(page).click();
      await expect(page).toHaveURL(/cash-out\?valor=\d+$/);
      await page.goto(page.url().replace(/valor=\d+/, 'valor=1300'));
      await expect(page.getByText(words.text('cashOut.valueChanged'))).toBeVisible();
      await expect(cashOut(page).getByText(brand.money(13_00))).toBeVisible();
    });
    await test.step('a rejection', async () => {
      const number = await place(REJECTED);
      await page.goto(`/bet-history/${number}/cash-out`);
      await confirmButton(page).click();
      await untilShown(page, words.text('cashOut.errorTitle'), hasScripts);
      await page.getByRole('button', { name: words.text('cashOut.retry') }).click();
      await expect(confirmButton(page)).toBeVisible();
    });
    const { movements } = await platform.books(bettor.email);
    expect(movements.filter(({ kind }) => kind === 'cashOut')).toEqual([]);
  });

  test('CASH-01 one that waits says so, and one that is not to be had says why', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const place = singleIn(brand, { page, platform, bettor, hasScripts });
    await test.step('it waits for the operator', async () => {
      const number = await place(NEVER_DECIDED);
      await page.goto(`/bet-history/${number}/cash-out`);
      await confirmButton(page).click();
      await untilShown(page, words.text('cashOut.pendingTitle'), hasScripts);
    });
    await test.step('the operator blocked it', async () => {
      const number = await place(BLOCKED);
      await page.goto('/bet-history');
      await expect(page.getByText(words.text('cashOut.blocked'))).toBeVisible();
      await page.goto(`/bet-history/${number}`);
      await expect(cashOut(page).getByText(words.text('cashOut.blocked'))).toBeVisible();
    });
    await test.step('the result of the bet is being found out', async () => {
      await page.goto(`/bet-history/${await place(CLOSING)}`);
      await expect(cashOut(page).getByText(words.text('cashOut.closingBet'))).toBeVisible();
    });
    await test.step('the bet is closed', async () => {
      const number = await place(5_00);
      await platform.order('bets/cancel', { betNumber: number });
      await page.goto(`/bet-history/${number}/cash-out`);
      await expect(page.getByText(words.text('cashOut.alreadyClosed'))).toBeVisible();
    });
    await test.step('its market is closed, and opens again', async () => {
      const price = await addWinner(page, await platform.matchToCome());
      const marketId = (await price.getAttribute('data-market')) ?? '';
      await enterStake(page, brand.typed(6_00), brand);
      await placeAndWait(page, hasScripts, brand);
      const [ticket] = (await platform.books(bettor.email)).tickets;
      await platform.order('world/suspend', { marketId, seconds: 3600 });
      await page.goto(`/bet-history/${ticket?.id}`);
      await expect(cashOut(page).getByText(words.text('cashOut.closedMarket'))).toBeVisible();
      await platform.order('world/suspend', { marketId, seconds: 0 });
      if (!hasScripts) await page.reload();
      await expect(askButton(page)).toBeVisible();
    });
  });

  test('CASH-01 CASH-03 the value follows the price while the page is open', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const price = await addWinner(page, await platform.matchToCome());
    const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, hasScripts, brand);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    await page.goto(`/bet-history/${ticket?.id}`);
    const before = await amountOf(askButton(page));
    await platform.order('world/odds', { outcomeId, factor: 0.7 });
    if (hasScripts) await expect.poll(() => amountOf(askButton(page))).toBeGreaterThan(before);
    await askButton(page).click();
    const asked = await amountOf(confirmButton(page));
    expect(asked).toBeGreaterThan(before);
    if (!hasScripts) {
      await expect(page.getByText(words.text('cashOut.valueChanged'))).toBeVisible();
    }
    await confirmButton(page).click();
    await untilShown(page, words.text('cashOut.successTitle'), hasScripts);
    expect((await platform.books(bettor.email)).balance).toBe(100_00 - 10_00 + asked);
  });
});

interface Scene {
  readonly page: Page;
  readonly platform: Platform;
  readonly bettor: Person;
  readonly hasScripts: boolean;
}

/** Places singles on a match to come, at a stake in minor units, and answers their numbers. */
function singleIn(brand: Brand, { page, platform, bettor, hasScripts }: Scene) {
  return async (stake: number): Promise<string> => {
    await addWinner(page, await platform.matchToCome());
    await enterStake(page, brand.typed(stake), brand);
    await placeAndWait(page, hasScripts, brand);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    if (!ticket) throw new Error('No ticket was made');
    return ticket.id;
  };
}
