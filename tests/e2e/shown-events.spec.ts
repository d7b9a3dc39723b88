import type { Page } from '@playwright/test';
import { matchPath, stakeField, tap } from './support/slip.ts';
import { expect, test } from './support/test.ts';

const LIVE = '/esportes/futebol/ao-vivo';
const COMING = '/esportes/futebol/proximos-jogos';
const NOT_SHOWN = 'Este jogo não está disponível para apostas.';

/** Ids of the matches that a list leads to. */
async function listed(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  const hrefs = await page
    .locator('a[href*="/evento/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs.map((href) => href.slice(href.lastIndexOf('/') + 1)))];
}

/** Ids of the matches in a list with a price that can be tapped; some are locked near their end. */
async function onSale(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  const values = await page
    .getByRole('main')
    .locator('button[data-outcome]:not([aria-disabled])')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('value') ?? ''));
  return [...new Set(values.map((value) => value.split(' ')[1] ?? ''))];
}

for (const { list, path, hide } of [
  { list: 'upcoming', path: COMING, hide: 'catalogue/hide' },
  { list: 'live', path: LIVE, hide: 'catalogue/visibility' },
]) {
  test(`CAT-23 CAT-24 SLIP-05 no hidden event is listed, opened or bet on: ${list}`, async ({
    page,
    platform,
    servers,
  }) => {
    const [id = '', other = ''] = await onSale(page, path);
    const prices = page.getByRole('main').locator('button[data-outcome]:not([aria-disabled])');
    await page.goto(matchPath({ id: other }));
    await tap(page, prices.first());
    await expect(page.locator('button[data-outcome][aria-pressed=true]')).toHaveCount(1);
    await page.goto(matchPath({ id }));
    await platform.order(hide, { eventId: id, visibility: 'Hidden' });
    // A site that starts reads what is hidden; one that runs does so every minute.
    await servers.site.kill();
    await servers.site.start();

    await prices.first().click();
    // What stands against the tap is told on the slip.
    await page.waitForURL('**/bet-slip');
    await expect(page.getByText(NOT_SHOWN)).toBeVisible();
    await expect(stakeField(page)).toHaveCount(1);

    await expect.poll(() => listed(page, path)).toContain(other);
    expect(await listed(page, path)).not.toContain(id);
    expect((await page.goto(matchPath({ id })))?.status()).toBe(404);
    expect((await page.goto(matchPath({ id: other })))?.status()).toBe(200);
  });
}
