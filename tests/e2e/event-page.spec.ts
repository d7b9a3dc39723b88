import type { Locator, Page } from '@playwright/test';
import type { Platform } from './support/platform.ts';
import { expect, testOf } from './support/test.ts';

const still = testOf('arara');
const running = testOf('arara', { WORLD_SEED: '7', WORLD_SPEED: '8' });

/** Opens the first live event of a sport. */
async function openLive(page: Page, sport: string): Promise<void> {
  await page.goto(`/esportes/${sport}/ao-vivo`);
  await openFirst(page, page.locator('body'), sport);
}

/** Opens a basketball match in its first half, which goes on for longer than a journey looks at it. */
async function openFirstHalf(page: Page, platform: Platform): Promise<void> {
  const cards = page.getByRole('article').filter({ hasText: /[12]º quarto/ });
  await expect(async () => {
    await page.goto('/esportes/basquete/ao-vivo');
    const count = await cards.count();
    if (count === 0) await platform.order('world/advance', { seconds: 600 });
    expect(count).toBeGreaterThan(0);
  }).toPass();
  await openFirst(page, cards, 'basquete');
}

async function openFirst(page: Page, inside: Locator, sport: string): Promise<void> {
  const link = inside.locator(`a[href*="/esportes/${sport}/evento/"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

const groups = (page: Page) => page.getByRole('group', { name: 'Grupos de mercados' });
const panels = (page: Page) =>
  page.locator('main details').filter({ has: page.locator('[data-market]') });

still('CAT-20 the operator’s groups are the tabs, and each has an address', async ({ page }) => {
  await openLive(page, 'basquete');
  const tabs = groups(page).getByRole('link');
  await expect(tabs.first()).toHaveText('Todas');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  const all = await panels(page).count();
  await groups(page).getByRole('link', { name: 'Handicap' }).click();
  await expect(page).toHaveURL(/\?grupo=handicap$/);
  await expect(groups(page).getByRole('link', { name: 'Handicap' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => panels(page).count()).toBeLessThan(all);
  for (const heading of await panels(page).getByRole('heading').allInnerTexts()) {
    expect(heading).toContain('Handicap');
  }
});

still('CAT-20 the tab of custom bets leads to where they are composed', async ({ page }) => {
  await openLive(page, 'futebol');
  await groups(page).getByRole('link', { name: 'Criar Aposta' }).click();
  await page.getByRole('link', { name: 'Criar aposta', exact: true }).click();
  await expect(page).toHaveURL(/\/criar-aposta$/);
});

still('CAT-20 CAT-37 the video stays on from tab to tab', async ({ page }) => {
  await openLive(page, 'futebol');
  await page.goto(`${new URL(page.url()).pathname}?assistir=1`);
  await groups(page).getByRole('link', { name: 'Principais' }).click();
  await expect(page).toHaveURL(/\?grupo=principais&assistir=1$/);
  const close = page.getByRole('link', { name: 'Fechar a transmissão' });
  await expect(close).toHaveAttribute('href', /\?grupo=principais$/);
  await close.click();
  await expect(page).toHaveURL(/\?grupo=principais$/);
});

still(
  'CAT-20 CAT-40 while the operator can’t tell its groups, there are those by rule',
  async ({ page, platform }) => {
    await platform.order('failures', {
      endpoint: 'sportMarket.templates',
      failure: { status: 500 },
      rate: 1,
    });
    await openLive(page, 'tenis');
    const main = groups(page).getByRole('link', { name: 'Principais' });
    await expect(main).toHaveAttribute('href', /\?grupo=main$/);
    await platform.order('failures/clear', {});
  },
);

running('the board of a match counts its periods, and goes on live', async ({ page, platform }) => {
  await openFirstHalf(page, platform);
  const board = page.getByRole('table', { name: /^Placar de/ });
  await expect(board.getByRole('columnheader').nth(1)).toHaveText(/1º quarto/);
  await expect(board.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  const rows = board.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expectSums(rows.nth(1));
  const seen = await board.innerText();
  await expect.poll(() => board.innerText(), { timeout: 60_000 }).not.toBe(seen);
});

/** The parts of a row add up to its total, as soon as both were written. */
async function expectSums(row: Locator): Promise<void> {
  await expect(async () => {
    const figures = (await row.getByRole('cell').allInnerTexts()).map(Number);
    const total = figures.at(-1) ?? Number.NaN;
    expect(figures.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(total);
  }).toPass();
}

still('the score stays in sight when the header has scrolled away', async ({ page }) => {
  await openLive(page, 'futebol');
  const bar = page.locator('.event-bar');
  await expect.poll(() => isSeen(bar)).toBe(false);
  await panels(page).last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  await expect.poll(() => isSeen(bar)).toBe(true);
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
});

still('a favourite market comes first, for this visitor, until it is none', async ({ page }) => {
  await openLive(page, 'basquete');
  const name = await panels(page).last().getByRole('heading').innerText();
  const star = page.getByRole('button', { name: `Favorito: ${name}`, exact: true });
  const first = page.getByRole('region', { name: 'Favoritos', exact: true });
  await expect(first).toBeHidden();
  await press(page, star);
  await expect(first.getByRole('heading', { name })).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(first.getByRole('heading', { name })).toBeVisible();
  await expect(panels(page).first().getByRole('heading')).toHaveText(name);
  await press(page, star);
  await expect(first).toBeHidden();
  await expect(panels(page).last().getByRole('heading')).toHaveText(name);
});

still('groups, the board and favourites work without scripts', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${servers.site.url}/esportes/futebol/ao-vivo`);
  const link = page.locator('a[href*="/esportes/futebol/evento/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(servers.site.url + path);
  await expect(page.getByRole('table', { name: /^Placar de/ })).toBeVisible();
  const name = await panels(page).last().getByRole('heading').innerText();
  await page.getByRole('button', { name: `Favorito: ${name}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(path));
  const first = page.getByRole('region', { name: 'Favoritos', exact: true });
  await expect(first.getByRole('heading', { name })).toBeVisible();
  await groups(page).getByRole('link', { name: 'Principais' }).click();
  await expect(page).toHaveURL(/\?grupo=principais$/);
  await context.close();
});

/** Presses a star, and waits until the server has it. */
async function press(page: Page, star: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await star.click();
  await answered;
}

/** Whether an element is what stands at its own place. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
