import type { Page } from '@playwright/test';
import { tap } from './support/slip.ts';
import { expect, testOf } from './support/test.ts';

const test = testOf('arara');

test('CAT-36 the market of a list is swapped by links, and its prices are of that market', async ({
  page,
}) => {
  await page.goto('/esportes/futebol/proximos-jogos');
  const markets = page.getByRole('group', { name: 'Mercado mostrado na lista' });
  await expect(markets.getByRole('link', { name: 'Resultado' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const { name, price } of [
    { name: 'Mais/Menos', price: /^Mais de \d+\.5, .*Total/ },
    { name: 'Handicap', price: /^.+ \([+-]?\d/ },
    { name: 'Ambas marcam', price: /^Sim, Ambas Marcam/ },
  ]) {
    await markets.getByRole('link', { name }).click();
    await expect(markets.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/\?mercado=/);
    await expect(
      page.locator('article').getByRole('button', { name: price }).first(),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Todas', exact: true }).click();
  await expect(page).toHaveURL('/esportes/futebol?mercado=ambos-marcam');
});

test('CAT-36 a total that is tapped in a list is on the slip in full words', async ({ page }) => {
  await page.goto('/esportes/basquete/proximos-jogos?mercado=total');
  const price = page.locator('article button[data-outcome]:not([data-suspended])').first();
  const [outcome = ''] = (await price.innerText()).split(',');
  await tap(page, price);
  await expect(page.getByText(outcome).first()).toBeAttached();
  await page.goto('/bet-slip');
  await expect(page.getByText(outcome).first()).toBeVisible();
});

test('CAT-36 a competition swaps its market, too; a sport without a choice has no links', async ({
  page,
}) => {
  await page.goto('/esportes/tenis');
  await page.locator('h3 a[href*="/torneio/"]').first().click();
  await expect(page).toHaveURL(/\/torneio\//);
  const markets = page.getByRole('group', { name: 'Mercado mostrado na lista' });
  await markets.getByRole('link', { name: 'Handicap' }).click();
  await expect(page).toHaveURL(/torneio\/.*\?mercado=handicap$/);
  const lines = page.locator('article .odds-label').filter({ hasText: /^[+-]\d/ });
  await expect(lines.first()).toBeVisible();
  await page.goto('/esportes/mma?mercado=total');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(markets).toBeHidden();
});

test('CAT-18 a list made now has words in place of a suspended market, until it opens', async ({
  page,
  platform,
}, { project }) => {
  await page.goto('/esportes/futebol/ao-vivo');
  const price = page.locator('article button[data-outcome]:not([data-suspended])').first();
  const marketId = (await price.getAttribute('data-market')) ?? '';
  const row = page.locator(`article[id="${marketId.split('/')[0]}"]`);
  const before = await row.boundingBox();
  await platform.order('world/suspend', { marketId, seconds: 3600 });
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Mercado suspenso').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const prices = row.locator(`button[data-market="${marketId}"]`);
  await expect(prices).toHaveCount(0);
  expect((await row.boundingBox())?.height).toBe(before?.height);
  await platform.order('world/suspend', { marketId, seconds: 0 });
  if (project.use.javaScriptEnabled === false) {
    await expect(async () => {
      await page.reload();
      await expect(prices.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  await expect(prices.first()).toBeVisible();
});

test('CAT-36 prices of another market stay live', async ({ page, platform }, { project }) => {
  test.skip(project.use.javaScriptEnabled === false, 'Without scripts a page stands still');
  await page.goto('/esportes/futebol/proximos-jogos?mercado=total');
  const price = page.locator('article button[data-outcome]:not([data-suspended])').first();
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const odds = price.locator('[data-live-odds]');
  await hydrated(page);
  // A page that is morphed begins anew with its prices' directions.
  await expect(page.locator('[data-companions=awaited]')).toHaveCount(0);
  const before = await odds.innerText();
  await platform.order('world/odds', { outcomeId, factor: 1.3 });
  await expect(price).toHaveAttribute('data-direction', 'up');
  await expect(odds).not.toHaveText(before);
});

test('CAT-36 a wide list has two more markets, which are live; others have only their own', async ({
  page,
  platform,
}, { project }) => {
  await page.goto('/esportes/futebol/proximos-jogos');
  const rows = page.getByRole('article');
  const total = rows.getByRole('button', { name: /^Mais de \d+\.5, .*Total/ }).first();
  if (project.use.javaScriptEnabled === false) {
    await expect(rows.first()).toBeVisible();
    await expect(total).toHaveCount(0);
    return;
  }
  await expect(total).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Sim, Ambas Marcam/ }).first()).toBeVisible();
  await expect(page.getByText('Ambas marcam', { exact: true }).nth(1)).toBeVisible();
  const outcomeId = (await total.getAttribute('data-outcome')) ?? '';
  const odds = page.locator(`[data-live-odds="${outcomeId}"]`);
  const before = await odds.innerText();
  // Another factor than that of the journey before, which may have moved the same price.
  await platform.order('world/odds', { outcomeId, factor: 1.6 });
  await expect(odds).not.toHaveText(before);
  await page.reload();
  await expect(total).toBeVisible();
  await page.goto('/esportes/mma');
  await expect(rows.first()).toBeVisible();
  await expect(total).toHaveCount(0);
});

test('nothing jumps while the further markets of a wide list come', async ({ page }, {
  project,
}) => {
  test.skip(project.use.javaScriptEnabled === false, 'Without scripts nothing comes');
  await page.addInitScript(() => {
    function countShifts(): void {
      new PerformanceObserver((shifts) => {
        const nodes = shifts
          .getEntries()
          .flatMap((shift) => (shift as unknown as LayoutShift).sources)
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const moved = nodes.filter((node) => node?.closest('.event-group'));
        if (moved.length > 0) document.documentElement.dataset['shifts'] = `${moved.length}`;
      }).observe({ type: 'layout-shift' });
    }
    // A page still being read may be painted with half a row: its first whole frame comes before.
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame(countShifts));
    });
  });
  await page.goto('/esportes/futebol');
  const rows = page.getByRole('article');
  await expect(rows.getByRole('button', { name: /^Mais de \d/ }).first()).toBeVisible();
  expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
});

/** What the browser says of a shift; TypeScript doesn't know it. */
interface LayoutShift {
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Waits until the page's scripts run: the control that pauses its prices comes with them. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'vitrineLive' in globalThis);
}
