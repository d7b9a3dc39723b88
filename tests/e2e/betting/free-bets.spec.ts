import type { Page } from '@playwright/test';
import { addWinner, enterStake, placeAndWait, stakeField, untilShown } from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

/** A free bet of such a stake is refused with the reason; see apps/sandbox/README.md. */
const REFUSALS = [
  [15_01, 'placement.FREEBET_NOT_AVAILABLE'],
  [15_02, 'placement.CANCELLED_FREEBET'],
  [15_03, 'placement.EXPIRED_FREEBET'],
  [15_04, 'placement.LOCKED_FREEBET'],
  [15_05, 'placement.TYPE_NOT_ALLOWED'],
  [15_06, 'placement.GAIN_LIMIT'],
  [15_07, 'placement.STAKE_NOT_VALID'],
  [15_08, 'placement.INVALID_EVENT_TYPE'],
] as const;

inBothBrands(({ brand, test }) => {
  const words = brand.words('bet-slip');
  const accepted = words.count('result.success.title', 1);
  const freeBet = (stake: number) => words.text('freeBet.of', { amount: brand.money(stake) });
  const placeFree = (page: Page, stake: number) =>
    page
      .getByRole('main')
      .getByRole('button', { name: words.text('place.freeBet', { amount: brand.money(stake) }) });
  const choice = (page: Page) =>
    page.getByRole('main').getByRole('radiogroup', { name: words.text('freeBet.label') });

  /** Chooses what pays the bet on the slip's page; without scripts a button keeps the choice. */
  async function payWith(page: Page, name: string, hasScripts: boolean): Promise<void> {
    // A refused choice falls back at once, so it isn't waited for here.
    await choice(page).getByRole('radio', { name }).click();
    if (!hasScripts) {
      await page
        .getByRole('main')
        .getByRole('button', { name: words.text('freeBet.use') })
        .click();
    }
  }

  test('FREE-01 FREE-02 a free bet pays a single with its fixed stake, and the balance stays', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    await platform.order('promotions/free-bet', { email: bettor.email, stake: 12 });
    await addWinner(page, await platform.matchToCome());
    await page.goto('/bet-slip');
    const main = page.getByRole('main');
    await payWith(page, freeBet(12_00), hasScripts);
    await expect(placeFree(page, 12_00)).toBeVisible();
    await expect(stakeField(main, brand)).toHaveCount(0);
    await expect(main.getByText(words.text('freeBet.stakeNotReturned'))).toBeVisible();
    await expect(main.getByText(words.text('summary.returnNote'))).toHaveCount(0);
    // The balance can pay again, and the free bet after it.
    await payWith(page, words.text('freeBet.balance'), hasScripts);
    await expect(stakeField(main, brand)).toHaveValue('');
    await payWith(page, freeBet(12_00), hasScripts);
    await placeFree(page, 12_00).click();
    await untilShown(page, accepted, hasScripts);
    expect((await platform.books(bettor.email)).balance).toBe(100_00);
    // Spent: the next slip has only the balance.
    const [, other] = await platform.matchesToCome(2);
    if (!other) throw new Error('No second match is to come');
    await addWinner(page, other);
    await page.goto('/bet-slip');
    await expect(stakeField(main, brand).first()).toBeVisible();
    await expect(choice(page)).toHaveCount(0);
  });

  test('FREE-02 a free bet pays a multiple', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    await platform.order('promotions/free-bet', { email: bettor.email, stake: 8.5 });
    for (const match of await platform.matchesToCome(brand.fewestLegs)) {
      await addWinner(page, match);
    }
    await page.goto('/bet-slip');
    await payWith(page, freeBet(8_50), hasScripts);
    await placeFree(page, 8_50).click();
    await untilShown(page, accepted, hasScripts);
    expect((await platform.books(bettor.email)).balance).toBe(100_00);
  });

  test('FREE-03 each refusal of a free bet says its reason, and the balance pays instead', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    for (const [stake] of REFUSALS) {
      await platform.order('promotions/free-bet', { email: bettor.email, stake: stake / 100 });
    }
    await addWinner(page, await platform.matchToCome());
    await page.goto('/bet-slip');
    const main = page.getByRole('main');
    for (const [stake, reason] of REFUSALS) {
      await payWith(page, freeBet(stake), hasScripts);
      await expect(main.getByText(words.text(reason)).first()).toBeVisible();
      await expect(main.getByRole('radio', { name: words.text('freeBet.balance') })).toBeChecked();
      await expect(main.getByRole('radio', { name: freeBet(stake) })).toBeDisabled();
    }
    await enterStake(page, brand.typed(5_00), brand);
    await placeAndWait(page, hasScripts, brand);
    expect((await platform.books(bettor.email)).balance).toBe(95_00);
  });
});
