import type { Page } from '@playwright/test';
import { expect, test, testOf } from './support/test.ts';

const running = testOf('arara', { WORLD_SEED: '7', WORLD_SPEED: '8' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Escolha o esporte' });
/** The lines of the list beside an event. */
const lines = (page: Page) => page.locator('.event-line');
const current = (page: Page) => page.locator('.event-line-link[aria-current=page]');

/** The address of the first live football match. */
async function firstLive(page: Page): Promise<string> {
  await page.goto('/esportes/futebol/ao-vivo');
  const link = page.locator('article a[href*="/evento/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

test('CAT-02 the competitions of a sport stand below it, by country, with their counts', async ({
  page,
}) => {
  await page.goto('/esportes');
  await page.goto('/esportes/futebol');
  const league = menu(page).getByRole('link', { name: /^Brasileirão Série B \d+$/ });
  await expect(league).toBeVisible();
  // Other countries and other sports are folded, and open by a click or a key.
  const abroad = menu(page).getByRole('link', { name: /^Saudi Pro League \d+$/ });
  await expect(abroad).toBeHidden();
  await menu(page).getByText('Arábia Saudita').click();
  await expect(abroad).toBeVisible();
  const basketball = menu(page).locator('summary').filter({ hasText: 'Campeonatos: Basquete' });
  await basketball.focus();
  await page.keyboard.press('Enter');
  await expect(basketball.locator('..')).toHaveAttribute('open');

  await league.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Série B');
  await expect(league).toHaveAttribute('aria-current', 'page');
  const count = Number(/\d+$/.exec((await league.textContent()) ?? '')?.[0]);
  await expect(page.getByRole('main').locator('article')).toHaveCount(count);
});

test('the competitions are open where the page is, and the sport’s link stays one', async ({
  page,
}) => {
  await page.goto('/esportes');
  await page.goto('/esportes/futebol');
  const league = menu(page).getByRole('link', { name: /^Brasileirão Série B \d+$/ });
  await expect(league).toBeVisible();
  await menu(page).getByRole('link', { name: 'Basquete', exact: true }).click();
  await expect(page).toHaveURL(/basquete$/);
  await expect(league).toBeHidden();
  const basketball = menu(page).locator('summary').filter({ hasText: 'Campeonatos: Basquete' });
  await expect(basketball.locator('..')).toHaveAttribute('open');
});

test('CAT-04 an event stands beside its list, and another one is a click away', async ({
  page,
}) => {
  const path = await firstLive(page);
  await page.goto(path);
  await expect(current(page)).toHaveAttribute('href', path);
  const other = lines(page).nth(1).getByRole('link');
  const next = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveAttribute('href', next);
  const landmarks = page.getByRole('complementary').or(page.getByRole('navigation'));
  expect(await landmarks.count()).toBeLessThanOrEqual(4);
});

test('a coming event stands beside its competition', async ({ page }) => {
  await page.goto('/esportes/futebol/proximos-jogos');
  const link = page.locator('article a[href*="/evento/"]').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(current(page)).toHaveCount(1);
  const list = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await list.first().click();
  await expect(page).toHaveURL(/\/torneio\/|\/proximos-jogos$/);
});

test('a price of the list beside an event goes on the slip', async ({ page }) => {
  await page.goto(await firstLive(page));
  const price = lines(page).locator('button[data-outcome]:not([data-suspended])').last();
  await price.click();
  await expect(page.getByRole('complementary').getByText('Empate').or(price)).not.toHaveCount(0);
  await expect(lines(page).locator('button[aria-pressed=true]')).toHaveCount(1);
});

test('nothing scrolls sideways, and no list stands beside an event below 1280 px', async ({
  page,
}) => {
  const path = await firstLive(page);
  for (const width of [1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(lines(page).first()).toBeVisible({ visible: width >= 1280 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(width);
  }
});

running.describe('with scripts', () => {
  running.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

  running(
    'the list keeps its scroll from event to event, and its prices are live',
    async ({ page }) => {
      await page.goto(await firstLive(page));
      await expect(current(page)).toHaveCount(1);
      const last = lines(page).last().getByRole('link');
      const next = (await last.getAttribute('href')) ?? '';
      await last.scrollIntoViewIfNeeded();
      const scroll = () =>
        lines(page)
          .first()
          .evaluate((line) => line.closest('.overflow-y-auto')?.scrollTop ?? 0);
      const before = await scroll();
      expect(before).toBeGreaterThan(0);
      await last.click();
      await expect(current(page)).toHaveAttribute('href', next);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(Math.abs((await scroll()) - before)).toBeLessThan(200);
      await expect
        .poll(() => lines(page).locator('[data-direction]').count(), { timeout: 30_000 })
        .toBeGreaterThan(0);
    },
  );
});

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

  test('a first page keeps the place of what comes later: nothing moves', async ({ page }) => {
    const path = await firstLive(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          const moved = Number(document.documentElement.dataset['moved'] ?? 0) + value;
          document.documentElement.dataset['moved'] = String(moved);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const late = {
      [path]: current(page),
      '/esportes/futebol': menu(page).getByRole('link', { name: /^Brasileirão Série B \d+$/ }),
    };
    for (const [first, shown] of Object.entries(late)) {
      await page.context().clearCookies();
      await page.goto(first);
      await expect(shown).toBeVisible();
      const moved = await page.locator('html').getAttribute('data-moved');
      expect(Number(moved ?? 0)).toBeLessThan(0.001);
    }
  });
});
