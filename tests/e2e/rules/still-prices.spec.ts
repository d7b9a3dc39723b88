import type { Page } from '@playwright/test';
import { matchPath } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const TIME = /Odds das \d\d:\d\d:\d\d/;

test('a page without scripts says of when its prices are and reads them anew; with scripts they move', async ({
  page,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  await page.goto(matchPath(match));
  const competition = await page.locator('a[href*="/torneio/"]').first().getAttribute('href');
  for (const path of [
    '/esportes',
    '/esportes/futebol',
    competition ?? '',
    `/esportes/busca?q=${encodeURIComponent(match.home)}`,
    matchPath(match),
  ]) {
    await page.goto(path);
    const time = page.getByText(TIME).first();
    if (javaScriptEnabled) await expect(time).toBeHidden();
    else await expectRefreshed(page, path);
  }
  if (javaScriptEnabled) return;

  const price = page.locator('button[data-outcome]:not([data-suspended])').first();
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const odds = page.locator(`button[data-outcome="${outcomeId}"] [data-live-odds]`).first();
  const before = await odds.innerText();
  await platform.order('world/odds', { outcomeId, factor: 1.3 });
  await expect(odds).toHaveText(before);
  await expect(async () => {
    await page.getByRole('link', { name: 'Atualizar odds' }).first().click();
    await expect(odds).not.toHaveText(before, { timeout: 500 });
  }).toPass();
});

async function expectRefreshed(page: Page, path: string): Promise<void> {
  const time = page.getByText(TIME).first();
  await expect(time).toBeVisible();
  const before = await time.innerText();
  await expect(async () => {
    await page.getByRole('link', { name: 'Atualizar odds' }).first().click();
    await expect(time).not.toHaveText(before, { timeout: 500 });
  }).toPass();
  expect(decodeURI(page.url())).toContain(decodeURI(path));
}
