import { matchPath } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const DOWN = { failure: { status: 503 }, rate: 1 };

test.afterEach(async ({ platform, servers }) => {
  await platform.order('failures/clear', {});
  await servers.site.kill();
  await servers.site.start();
});

test('CAT-40 without header and lists the pages stand, say so, and fill up by themselves', async ({
  page,
  platform,
  servers,
}) => {
  await servers.site.kill();
  for (const host of ['frontBack', 'sportsbook'])
    await platform.order('failures', { host, ...DOWN });
  await servers.site.start();
  for (const path of [
    '/esportes',
    '/esportes/futebol/ao-vivo',
    '/esportes/futebol/proximos-jogos',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('button[data-outcome]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await platform.order('failures/clear', {});
  await expect(async () => {
    await page.goto('/esportes/futebol/ao-vivo');
    await expect(page.locator('button[data-outcome]').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});

test('CAT-40 without its markets an event has its main markets, and says that the others are missing', async ({
  page,
  platform,
}) => {
  const { id } = await platform.matchToCome();
  await page.goto('/esportes/futebol/proximos-jogos');
  await platform.order('failures', { host: 'sportsbook', ...DOWN });
  expect((await page.goto(matchPath({ id })))?.status()).toBe(200);
  await expect(
    page.getByText(/^Só os mercados principais estão disponíveis agora\./),
  ).toBeVisible();
  const markets = page.locator('main details').filter({ has: page.locator('[data-market]') });
  await expect(markets.first()).toBeVisible();
  expect((await page.goto(matchPath({ id: 'sr:match:1' })))?.status()).toBe(503);
  await expect(
    page.getByRole('heading', { name: 'Este evento não pode ser mostrado agora' }),
  ).toBeVisible();
});
