import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'region',
  'search',
  'form',
] as const;
const LISTS = ['/esportes', '/esportes/futebol', '/esportes/formula-1'];

/** The landmarks of a page as the accessibility tree has them. */
async function landmarks(page: Page): Promise<readonly string[]> {
  const counts = await Promise.all(
    LANDMARKS.map(async (role) => Array<string>(await page.getByRole(role).count()).fill(role)),
  );
  return counts.flat();
}

/** The first open price of the list. */
function firstPrice(page: Page) {
  return page
    .getByRole('main')
    .locator('article button[data-outcome]:not([data-suspended])')
    .first();
}

for (const path of LISTS) {
  test(`${path} has at most six landmarks, and one menu of sports`, async ({ page }) => {
    await page.goto(path);
    const found = await landmarks(page);
    expect(found.length, found.join(' ')).toBeLessThanOrEqual(6);
    expect(found.filter((role) => role === 'main')).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Futebol', exact: true })).toHaveCount(1);
  });
}

test('competitions are headings below the heading of their list, and links lead over each', async ({
  page,
}) => {
  await page.goto('/esportes/futebol');
  const main = page.getByRole('main');
  const levels = await main
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(levels[0]).toBe('H1');
  expect(levels[1]).toBe('H2');
  expect(levels.slice(2).filter((level) => level !== 'H2' && level !== 'H3')).toEqual([]);
  const competitions = await main.getByRole('heading', { level: 3 }).count();
  const skips = main.getByRole('link', { name: /^Pular / });
  await expect(skips).toHaveCount(competitions);

  await skips.first().focus();
  await expect(skips.first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The next key goes on behind the competition: at the link of the next heading.
  const next = main.getByRole('heading', { level: 3 }).nth(1).getByRole('link');
  await expect(next).toBeFocused();
});

test('a stake is entered within five keys of its price', async ({ page }) => {
  await page.goto('/esportes/futebol');
  await firstPrice(page).focus();
  let keys = 0;
  async function press(key: string) {
    keys += 1;
    await page.keyboard.press(key);
  }
  await press('Enter');
  const way = page.getByRole('main').getByRole('link', { name: 'Ir para o cupom', exact: true });
  await expect(way).toHaveCount(1);
  // A tap without scripts ends at the link; with them the focus stays on the price.
  if (!(await way.evaluate((link) => link === document.activeElement))) await press('Tab');
  await expect(way).toBeFocused();
  await expect(way).toBeInViewport();
  await press('Enter');
  const stake = page.getByRole('textbox', { name: /^Valor da aposta/ });
  await expect(stake.and(page.locator(':focus'))).toBeVisible();
  expect(keys).toBeLessThanOrEqual(5);
});

test('a tap is told: by a word at the price and a line, both of which lead to the slip', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/esportes/futebol');
  if (javaScriptEnabled) await page.waitForFunction(() => '__remixContext' in window);
  const price = firstPrice(page);
  const name = ((await price.textContent()) ?? '').replace(/,.*/s, '');
  await price.click();
  await expect(page.locator('button[data-outcome][aria-pressed=true]').first()).toContainText(
    'selecionada',
  );
  const news = page.getByRole('status').filter({ hasText: /no cupom$/ });
  await expect(news).toContainText(name);
  await expect(news).toContainText(/\d\.\d\d no cupom$/);
  if (!javaScriptEnabled) {
    const line = news.getByRole('link');
    await expect(line).toHaveAttribute('href', '/bet-slip');
    await page.reload();
    await expect(news).toHaveCount(0);
  }
  await page.locator('button[data-outcome][aria-pressed=true]').first().click();
  await expect(page.locator('button[data-outcome][aria-pressed=true]')).toHaveCount(0);
  await expect(page.getByText('selecionada')).toHaveCount(0);
  const gone = javaScriptEnabled ? `${name} saiu do cupom` : 'Seleção retirada do cupom';
  await expect(page.getByRole('status').filter({ hasText: gone })).toHaveCount(1);
});

for (const height of [256, 200]) {
  test(`at 400 % fixed bars cover at most a quarter of 320x${height}`, async ({ page }) => {
    await page.goto('/esportes/futebol');
    await page.setViewportSize({ width: 320, height });
    await firstPrice(page).click();
    await expect(page.locator('[data-dock]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    const covered = await page.evaluate(() => {
      const isOver = (element: Element) => {
        const { position } = getComputedStyle(element);
        return position === 'fixed' || position === 'sticky';
      };
      const covers = (y: number) => {
        for (let at = document.elementFromPoint(160, y); at; at = at.parentElement) {
          if (isOver(at)) return true;
        }
        return false;
      };
      return Array.from({ length: window.innerHeight }, (_, y) => covers(y)).filter(Boolean).length;
    });
    expect(covered / height).toBeLessThanOrEqual(0.25);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
