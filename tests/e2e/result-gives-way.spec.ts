import type { Page } from '@playwright/test';
import { addWinner, enterStake, placeAndWait, placeButton, stakeField } from './support/slip.ts';
import { expect, test } from './support/test.ts';

/** 10 s on screen, and the way there and back. */
const GIVES_WAY_WITHIN_MS = 20_000;

test('SLIP-01 a result gives way after 10 s on screen, its ticket one link away', async ({
  page,
  bettor,
  platform,
}) => {
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '10,00');
  await placeAndWait(page, true);
  await page.waitForTimeout(6_000);
  await expect(page.getByRole('heading', { name: 'Aposta aceita' })).toBeVisible();
  await expect(page.getByText('Seu cupom está vazio')).toBeVisible({
    timeout: GIVES_WAY_WITHIN_MS,
  });
  const ticket = page.getByRole('link', { name: 'Ver a última aposta' });
  await expect(ticket).toBeFocused();
  await ticket.click();
  await expect(page).toHaveURL(/\/bet-slip\/tickets\//);
  await expect(page.getByText('A odd desta aposta está fixa')).toBeVisible();
});

test('SLIP-01 SLIP-02 a result that is closed gives way, and the next tap begins a new slip', async ({
  page,
  bettor,
  platform,
}) => {
  expect(bettor.email).toBeTruthy();
  const match = await platform.matchToCome();
  const price = await addWinner(page, match);
  await openSheet(page);
  const sheet = page.getByRole('dialog');
  await stakeField(page).fill('10,00');
  await placeButton(page).click();
  await expect(sheet.getByRole('heading', { name: 'Aposta aceita' })).toBeVisible({
    timeout: GIVES_WAY_WITHIN_MS,
  });
  await sheet.getByRole('button', { name: 'Fechar o cupom de apostas' }).click();
  await expect(page.locator('[data-dock]')).toHaveCount(0);
  await expect(price).toHaveAttribute('aria-pressed', 'false');

  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-dock] > a')).toContainText(match.winner);
});

test('SLIP-01 a result gives way when the bettor goes to another page', async ({
  page,
  bettor,
  platform,
}) => {
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await openSheet(page);
  const sheet = page.getByRole('dialog');
  await stakeField(page).fill('10,00');
  await placeButton(page).click();
  await expect(sheet.getByRole('heading', { name: 'Aposta aceita' })).toBeVisible({
    timeout: GIVES_WAY_WITHIN_MS,
  });
  await sheet.getByRole('link', { name: 'Comprovante da aposta' }).click();
  await expect(page).toHaveURL(/\/bet-slip\/tickets\//);
  await page.getByRole('link', { name: 'Concluir' }).click();
  await expect(page).toHaveURL('/esportes');
  await expect(page.locator('[data-outcome][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('[data-dock]')).toHaveCount(0);
});

/** Opens the slip over the page once the scripts are at work: before, its bar leads to a page. */
async function openSheet(page: Page): Promise<void> {
  const match = page.url();
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    if (page.url() !== match) await page.goto(match);
    if (!(await sheet.isVisible())) await page.locator('[data-dock] > a').click({ timeout: 1000 });
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
}
