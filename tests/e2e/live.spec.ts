import type { Locator, Page } from '@playwright/test';
import { expect, testOf } from './support/test.ts';

const still = testOf('arara');
const running = testOf('arara', { WORLD_SEED: '7', WORLD_SPEED: '1' });

/** From the feed's message to the page. */
const LIVE_WITHIN_MS = 1000;

still(
  'FEED-01 a changed price shows within a second, with its direction',
  async ({ page, platform }) => {
    const price = await openLivePrice(page);
    const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
    const odds = price.locator('[data-live-odds]');
    for (const { factor, direction } of [
      { factor: 1.3, direction: 'up' },
      { factor: 0.8, direction: 'down' },
    ]) {
      const before = Number(await odds.innerText());
      await platform.order('world/odds', { outcomeId, factor });
      await expect(price).toHaveAttribute('data-direction', direction, { timeout: LIVE_WITHIN_MS });
      expect(await sign(odds)).toBe(direction);
      const change = Number(await odds.innerText()) - before;
      expect(Math.sign(change)).toBe(direction === 'up' ? 1 : -1);
      await expect(price).not.toHaveAttribute('data-direction');
      expect(await sign(odds)).toBeNull();
    }
  },
);

still('a suspended market shows its lock until it is open again', async ({ page, platform }) => {
  const price = await openLivePrice(page);
  const marketId = (await price.getAttribute('data-market')) ?? '';
  const odds = price.locator('[data-live-odds]');
  await platform.order('world/suspend', { marketId, seconds: 3600 });
  await expect(odds).toBeHidden({ timeout: LIVE_WITHIN_MS });
  await expect(price).toHaveAttribute('aria-disabled', 'true');
  expect(await sign(odds)).toBe('lock');
  await platform.order('world/suspend', { marketId, seconds: 0 });
  await expect(odds).toBeVisible({ timeout: LIVE_WITHIN_MS });
  expect(await sign(odds)).toBeNull();
});

running(
  'CAT-01 FEED-04 the live list opens the sportsbook, and its clocks tick',
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/esportes');
    await expect(page.getByRole('heading', { name: 'Ao vivo' })).toBeVisible();
    const clock = page.locator('[data-live-clock][data-stopped="0"][data-direction="up"]').first();
    await expect(clock).toBeVisible();

    const readings: { readonly seconds: number; readonly at: number }[] = [];
    await expect
      .poll(
        async () => {
          const seconds = secondsOf(await clock.innerText());
          if (seconds !== readings.at(-1)?.seconds) readings.push({ seconds, at: Date.now() });
          return readings.length;
        },
        { intervals: [100], timeout: 15_000 },
      )
      .toBeGreaterThan(4);
    const [, first] = readings;
    const last = readings.at(-1);
    if (!first || !last) throw new Error('The clock was not read');
    const elapsed = (last.at - first.at) / 1000;
    expect(Math.abs(last.seconds - first.seconds - elapsed)).toBeLessThan(1.2);
  },
);

/** The first open price of the live list. */
async function openLivePrice(page: Page): Promise<Locator> {
  await page.goto('/esportes');
  const id = await page
    .locator('article, li')
    .filter({ has: page.locator('[data-live-clock]') })
    .locator('button[data-outcome]:not([data-suspended])')
    .first()
    .getAttribute('data-outcome');
  return page.locator(`button[data-outcome="${id}"]`);
}

/** The shape drawn beside a price or over it: an arrow, a lock, or nothing while it rests. */
function sign(odds: Locator): Promise<'up' | 'down' | 'lock' | null> {
  return odds.evaluate((price) => {
    const { maskImage, borderTopWidth, borderBottomWidth } = getComputedStyle(price, '::after');
    if (maskImage !== 'none') return 'lock';
    const [top, bottom] = [parseFloat(borderTopWidth), parseFloat(borderBottomWidth)];
    return top === bottom ? null : bottom > top ? 'up' : 'down';
  });
}

function secondsOf(clock: string): number {
  const [minutes, seconds] = clock.split(':').map(Number);
  return (minutes ?? NaN) * 60 + (seconds ?? NaN);
}
