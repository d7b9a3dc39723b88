import type { Locator, Page } from '@playwright/test';
import { expect, testOf } from './support/test.ts';

const still = testOf('arara');
const running = testOf('arara', { WORLD_SEED: '7', WORLD_SPEED: '1' });

still('FEED-01 a changed price shows at once, with its direction', async ({ page, platform }) => {
  const price = await openLivePrice(page);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const odds = price.locator('[data-live-odds]');
  for (const { factor, direction } of [
    { factor: 1.3, direction: 'up' },
    { factor: 0.8, direction: 'down' },
  ]) {
    const before = Number(await odds.innerText());
    await platform.order('world/odds', { outcomeId, factor });
    await expect(price).toHaveAttribute('data-direction', direction);
    expect(await sign(odds)).toBe(direction);
    const change = Number(await odds.innerText()) - before;
    expect(Math.sign(change)).toBe(direction === 'up' ? 1 : -1);
    await expect(price).not.toHaveAttribute('data-direction');
    expect(await sign(odds)).toBeNull();
  }
});

still('a suspended market shows its lock until it is open again', async ({ page, platform }) => {
  const price = await openLivePrice(page);
  const marketId = (await price.getAttribute('data-market')) ?? '';
  const odds = price.locator('[data-live-odds]');
  await platform.order('world/suspend', { marketId, seconds: 3600 });
  await expect(odds).toBeHidden();
  await expect(price).toHaveAttribute('aria-disabled', 'true');
  expect(await sign(odds)).toBe('lock');
  await platform.order('world/suspend', { marketId, seconds: 0 });
  await expect(odds).toBeVisible();
  expect(await sign(odds)).toBeNull();
});

still(
  'CAT-18 a suspended market is on no page made meanwhile, and comes when it opens again',
  async ({ page, platform }) => {
    await page.goto('/esportes/futebol/ao-vivo');
    await page.locator('a[href*="/evento/"]').first().click();
    const panels = page.locator('main details').filter({ has: page.locator('[data-market]') });
    await expect(panels.nth(1)).toBeVisible();
    const name = await panels.nth(1).getByRole('heading').innerText();
    const prices = panels.nth(1).locator('[data-market]');
    const markets = await prices.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('data-market') ?? ''),
    );
    const panel = panels.filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const marketId of new Set(markets)) {
      await platform.order('world/suspend', { marketId, seconds: 3600 });
    }
    await expect(prices.first().locator('[data-live-odds]')).toBeHidden();
    await expect(panel).toBeVisible();
    await page.reload();
    await expect(panels.first()).toBeVisible();
    await expect(panel).toBeHidden();
    await platform.order('world/suspend', { marketId: markets[0] ?? '', seconds: 0 });
    await expect(panel).toBeVisible();
  },
);

still('a paused page stands still until it goes on', async ({ page, platform }) => {
  const price = await openLivePrice(page);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const odds = price.locator('[data-live-odds]');
  const seen = await odds.innerText();
  await pauseOdds(page);
  await platform.order('world/odds', { outcomeId, factor: 1.2 });
  const latest = await latestOdds(page, outcomeId, seen);
  await expect(odds).toHaveText(seen);

  await price.click();
  const slip = page.getByRole('complementary', { name: 'Cupom de apostas' });
  await expect(slip.getByText(seen, { exact: true })).toHaveCSS('text-decoration-line', /through/);
  await expect(slip.getByText(latest, { exact: true })).toBeVisible();
  await expect(odds).toHaveText(seen);

  await page.getByRole('button', { name: 'Retomar odds' }).click();
  await expect(odds).toHaveText(latest);
  await platform.order('world/odds', { outcomeId, factor: 0.8 });
  await expect(odds).not.toHaveText(latest);
});

still('a price on the slip is said aloud, and no other', async ({ page, platform }) => {
  const price = await openLivePrice(page);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const status = page.getByRole('status').filter({ hasText: /: odd (subiu|caiu) para \d/ });
  const odds = price.locator('[data-live-odds]');
  const seen = await odds.innerText();
  await platform.order('world/odds', { outcomeId, factor: 1.1 });
  await expect(odds).not.toHaveText(seen);
  await expect(status).toHaveCount(0);
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', { name: 'Valor da aposta' })).toBeVisible();
  const before = await odds.innerText();
  await platform.order('world/odds', { outcomeId, factor: 0.9 });
  const latest = await latestOdds(page, outcomeId, before);
  await expect(status).toContainText(`odd caiu para ${latest}`);
});

still(
  'a price that moves while its tap is on its way is said aloud',
  async ({ page, platform }) => {
    const price = await openLivePrice(page);
    const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
    const seen = await price.locator('[data-live-odds]').innerText();
    // A tap before the scripts are at work is a page of its own.
    await pauseOdds(page);
    await page.getByRole('button', { name: 'Retomar odds' }).click();
    await page.route('**/bet-slip*', async (route) => {
      if (route.request().method() === 'POST') {
        await platform.order('world/odds', { outcomeId, factor: 1.2 });
        await latestOdds(page, outcomeId, seen);
      }
      await route.continue();
    });
    await price.click();
    const latest = await latestOdds(page, outcomeId, seen);
    await expect(
      page.getByRole('status').filter({ hasText: `odd subiu para ${latest}` }),
    ).toHaveCount(1);
  },
);

still(
  'SLIP-05 what left the sale meanwhile is refused, in a warning that goes by itself',
  async ({ page, platform }) => {
    await page.goto('/esportes');
    const open = page.locator('button[data-outcome]:not([data-suspended])');
    const first = await open.first().getAttribute('data-market');
    // Of another match: a wide list has several markets of one.
    const gone = page
      .locator('article')
      .filter({ hasNot: page.locator(`[data-market="${first}"]`) })
      .locator('button[data-market]:not([data-suspended])')
      .first();
    const marketId = (await gone.getAttribute('data-market')) ?? '';
    await open.first().click();
    await pauseOdds(page);
    await platform.order('world/suspend', { marketId, seconds: 3600 });
    // It has left the lists that are made from now on.
    await expect(async () => {
      const made = await (await page.request.get(page.url())).text();
      expect(made).not.toContain(`data-market="${marketId}"`);
    }).toPass();
    await gone.click();
    const warning = page
      .getByText('Esta seleção não está disponível agora.')
      .filter({ visible: true });
    await expect(warning).toBeVisible();
    await expect(warning).toBeHidden({ timeout: 8_000 });
    await expect(page.getByText('Valor da aposta')).toBeVisible();
  },
);

still(
  'a tap on a coming event leaves the kick-off times of the list',
  async ({ page, platform }) => {
    const { id, startsAt } = await platform.matchToCome();
    // An event that is about to begin counts its minutes down, as it should.
    const toCome = (await platform.matchesToCome(100)).map((match) => match.id);
    await page.goto('/esportes/futebol/proximos-jogos');
    const before = await kickOffTimes(page, toCome);
    expect(before.length).toBeGreaterThan(1);
    const time = page.locator(`[data-live-status="${id}"]`);
    await expect(time).toHaveText(new RegExp(`${timeOfDay(startsAt)}$`));

    const price = page
      .locator('article')
      .filter({ has: time })
      .locator('button[data-outcome]:not([data-suspended])')
      .first();
    const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
    // The stream that follows the slip's event as well begins with all that is known of the page.
    const stream = page.waitForRequest((request) =>
      request.url().includes(`match%3A${encodeURIComponent(id)}`),
    );
    await pauseOdds(page);
    await page.getByRole('button', { name: 'Retomar odds' }).click();
    await price.click();
    await stream;
    const odds = price.locator('[data-live-odds]');
    const seen = await odds.innerText();
    await platform.order('world/odds', { outcomeId, factor: 1.3 });
    await expect(odds).not.toHaveText(seen);
    expect(await kickOffTimes(page, toCome)).toEqual(before);
  },
);

still('without scripts nothing moves and nothing is to be paused', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${servers.site.url}/esportes`);
  await expect(page.getByRole('heading', { name: 'Ao vivo', exact: true })).toBeVisible();
  await expect(page.getByText('Pausar odds')).toBeHidden();
  await context.close();
});

running(
  'CAT-01 FEED-04 the live list opens the sportsbook, and its clocks tick',
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/esportes');
    await expect(page.getByRole('heading', { name: 'Ao vivo', exact: true })).toBeVisible();
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
      .toBeGreaterThan(6);
    const [, first] = readings;
    const last = readings.at(-1);
    if (!first || !last) throw new Error('The clock was not read');
    const elapsed = (last.at - first.at) / 1000;
    // The operator tells whole seconds, and may do so in between.
    expect(Math.abs(last.seconds - first.seconds - elapsed)).toBeLessThan(2);
  },
);

/** The first open price of the live list. */
async function openLivePrice(page: Page): Promise<Locator> {
  await page.goto('/esportes');
  // The further markets of a wide list come a moment later, with the prices of that moment.
  await expect(page.locator('[data-companions=awaited]')).toHaveCount(0, { timeout: 15_000 });
  const id = await page
    .locator('article, li')
    .filter({ has: page.locator('[data-live-clock]') })
    .locator('button[data-outcome]:not([data-suspended])')
    .first()
    .getAttribute('data-outcome');
  // It may stand among the most placed bets, too.
  return page.locator(`button[data-outcome="${id}"]`).first();
}

/** Pauses the page once its scripts are at work: before, its button does nothing. */
async function pauseOdds(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pausar odds' });
  await expect(async () => {
    if (await pause.isVisible()) await pause.click();
    await expect(pause).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** As arara writes it. */
/** The texts under the names of these events, in the order of the page. */
function kickOffTimes(page: Page, ids: readonly string[]): Promise<string[]> {
  return page
    .locator('article [data-live-status]')
    .evaluateAll(
      (times: HTMLElement[], of) =>
        times
          .filter(({ dataset }) => of.includes(dataset['liveStatus'] ?? ''))
          .map((time) => time.textContent ?? ''),
      ids,
    );
}

function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat('pt-BR', {
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
}

/** What a page that is opened now shows of an outcome, once it is another price than `before`. */
async function latestOdds(page: Page, outcomeId: string, before: string): Promise<string> {
  const shown = new RegExp(`data-live-odds="${outcomeId}"[^>]*>([^<]+)`);
  let latest = before;
  await expect(async () => {
    const html = await (await page.request.get(page.url())).text();
    latest = shown.exec(html)?.[1] ?? before;
    expect(latest).not.toBe(before);
  }).toPass();
  return latest;
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
