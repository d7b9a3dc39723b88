import type { Page } from '@playwright/test';
import { addWinner, placeButton, stakeField } from './support/slip.ts';
import { expect, test } from './support/test.ts';

/** What a phone between two cells does: it has a network, and the request fails. */
async function unanswered(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
}

const said = (page: Page) => page.getByText('O site não respondeu');

test('a form that nobody answers keeps what was typed, and can be sent again', async ({ page }) => {
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  const name = page.getByRole('textbox', { name: /^Nome completo/ });
  const email = page.getByRole('textbox', { name: /^E-mail/ });
  const send = page.getByRole('main').getByRole('button', { name: 'Criar conta' });
  await name.fill('Ana Souza');
  await email.fill('ana@exemplo.com.br');
  await unanswered(page);
  await send.click();
  await expect(said(page)).toBeVisible();
  await expect(name).toHaveValue('Ana Souza');
  await expect(email).toHaveValue('ana@exemplo.com.br');
  await expect(send).toBeEnabled();

  await page.unrouteAll();
  await send.click();
  // It reached the site, which tells what is missing.
  await expect(page.getByRole('link', { name: 'CPF: Preencha este campo.' })).toBeVisible();
  await expect(name).toHaveValue('Ana Souza');
  await expect(said(page)).toHaveCount(0);
});

test('a tap on a price that nobody answers is taken back, and the page stays', async ({
  page,
  platform,
}) => {
  const { id } = await platform.matchToCome();
  await page.goto(`/esportes/futebol/evento/${id}`);
  await page.waitForLoadState('networkidle');
  const price = page.getByRole('main').locator('details button[data-outcome]').first();
  await unanswered(page);
  await price.click();
  await expect(said(page)).toBeVisible();
  await expect(price).toHaveAttribute('aria-pressed', 'false');

  await page.unrouteAll();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page)).toHaveCount(0);
});

test('a bet that nobody answers stands in the slip as it was typed, and is placed once', async ({
  page,
  bettor,
  platform,
}) => {
  await addWinner(page, await platform.matchToCome());
  await page.goto('/bet-slip');
  await page.waitForLoadState('networkidle');
  const stake = stakeField(page).locator('visible=true');
  await stake.fill('7,25');
  let reached = 0;
  // The site gets the bet, and the way back is gone.
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    reached += 1;
    await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
    await route.abort('connectionreset');
  });
  const place = placeButton(page).locator('visible=true');
  await place.click();
  await expect(said(page)).toBeVisible();
  await expect(stake).toHaveValue('7,25');
  expect(reached).toBe(1);

  await page.unrouteAll();
  await place.click();
  await expect(page.getByText('Aposta aceita').first()).toBeVisible();
  const { tickets } = await platform.books(bettor.email);
  expect(tickets).toHaveLength(1);
});
