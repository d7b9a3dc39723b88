import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PAGE = '/esportes/favoritos';

/** The star of a row or a heading, by the name of what it is of. */
function star(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Favorito: ${name}`, exact: true });
}

/** Presses a star, and waits until the server has it. */
async function press(page: Page, of: Locator): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith(PAGE),
  );
  await of.click();
  await answered;
}

async function nameOf(of: Locator): Promise<string> {
  return ((await of.textContent()) ?? '').replace('Favorito: ', '').trim();
}

test('a match and a competition are followed by a guest, shown on a page of their own, and let go', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.getByText('Você ainda não tem favoritos')).toBeVisible();

  await page.goto('/esportes/futebol');
  const row = page.locator('article').filter({ has: page.locator('.event-card-competitor') });
  const match = await nameOf(row.last().getByRole('button', { name: /^Favorito/ }));
  await press(page, star(page, match));
  await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
  // Pressed for this visitor alone, and after a new page too.
  await page.goto('/esportes/futebol');
  await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-favourite][aria-pressed=true]')).toHaveCount(1);

  await page.goto('/esportes');
  await page.getByRole('main').getByRole('link', { name: '1 favorito' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.locator('article')).toHaveCount(1);

  await page.locator('article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' x ');
  await expect(star(page, match)).toHaveAttribute('aria-pressed', 'true');
  await press(page, star(page, match));
  await expect(star(page, match)).toHaveAttribute('aria-pressed', 'false');

  const wayUp = page.locator('main header a[href*="/torneio/"]', { hasText: /./ });
  const competition = ((await wayUp.textContent()) ?? '').trim();
  await wayUp.click();
  await expect(page).toHaveURL(/torneio/);
  // The address is there before its page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(competition);
  const header = page
    .locator('main header')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await press(page, header.getByRole('button', { name: `Favorito: ${competition}` }));
  const matches = await page.locator('article').count();
  await page.goto(PAGE);
  await expect(page.locator('article')).toHaveCount(matches);
  await expect(page.getByRole('heading', { name: 'Campeonatos favoritos' })).toBeVisible();
});

test('favourites are one visitor’s own: another browser has none of them', async ({
  page,
  browser,
  bettor: _bettor,
}) => {
  await page.goto('/esportes/futebol');
  const first = page
    .locator('article')
    .getByRole('button', { name: /^Favorito/ })
    .first();
  const match = await nameOf(first);
  await press(page, first);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(star(other, match).first()).toHaveAttribute('aria-pressed', 'false');
  await other.context().close();
});
