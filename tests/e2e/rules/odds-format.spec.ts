import { expect, test } from '../support/test.ts';

const AMERICAN = /^[+-]\d+$/;

test('CAT-29 a bettor reads odds as they like, on lists, the slip and live', async ({
  page,
  platform,
  javaScriptEnabled,
}) => {
  await page.goto('/esportes/futebol/ao-vivo');
  // The same price throughout: a list for a wide screen gets further prices when it knows the width.
  const first = page.locator('main button[data-outcome]:not([data-suspended])').first();
  const outcomeId = (await first.getAttribute('data-outcome')) ?? '';
  const price = page.locator(`main button[data-outcome="${outcomeId}"]`);
  const odds = price.locator('[data-live-odds]');
  const decimal = await odds.innerText();
  await page.getByRole('button', { name: 'Americano' }).click();
  await expect(odds).toHaveText(AMERICAN);
  await expect(odds).toHaveAttribute('data-odds', decimal);

  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const american = await odds.innerText();
  if (javaScriptEnabled) {
    await platform.order('world/odds', { outcomeId, factor: 1.2 });
    // The direction stands for a moment only, so it is looked for first.
    await expect(price).toHaveAttribute('data-direction', 'up');
    await expect(odds).not.toHaveText(american);
    await expect(odds).toHaveText(AMERICAN);
    await expect(price).not.toHaveAttribute('data-direction');
  }
  await page.goto('/bet-slip');
  const item = page.getByRole('listitem').locator('[data-live-odds]').first();
  await expect(item).toHaveText(AMERICAN);

  await page.getByRole('button', { name: 'Fração' }).click();
  await expect(item).toHaveText(/^\d+\/\d+$/);
  await page.getByRole('button', { name: 'Decimal' }).click();
  await expect(item).toHaveText(/^\d+(\.\d+)?$/);
});
