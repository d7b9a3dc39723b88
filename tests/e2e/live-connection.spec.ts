import type { Locator, Page } from '@playwright/test';
import type { Servers } from './support/servers.ts';
import { expect, testOf } from './support/test.ts';

const still = testOf('arara');

const LOST_WITHIN_MS = 2_500;
const RECOVERED_WITHIN_MS = 6_000;

still(
  'prices are locked while the site is gone, and are the present ones once it is back',
  async ({ page, servers, platform }) => {
    const { odds, outcomeId } = await openPrice(page);
    const lost = page.getByText('Sem conexão ao vivo').first();
    await expect(lost).toBeHidden();
    const before = await odds.innerText();
    await servers.site.kill();
    await expect(odds).toBeHidden({ timeout: LOST_WITHIN_MS });
    await expect(lost).toBeVisible();
    await platform.order('world/odds', { outcomeId, factor: 1.3 });
    await servers.site.start();
    await expect(odds).toBeVisible({ timeout: RECOVERED_WITHIN_MS });
    await expect(odds).not.toHaveText(before);
    await expect(lost).toBeHidden();
  },
);

still(
  'a reload behind the page’s back that fails leaves the page as it is',
  async ({ page, platform }) => {
    const { odds, outcomeId } = await openPrice(page);
    const links = page.locator('article:has([data-live-clock]) a[href*="/evento/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const [first = '', second = ''] = [...new Set(hrefs)].slice(-2).map((href) => href ?? '');
    const end = (href: string) => platform.order('world/end', { eventId: href.split('/').at(-1) });
    const rowOf = (href: string) => page.locator(`article a[href="${href}"]`);
    await page.waitForFunction(() => 'vitrineLive' in window);
    await page.route('**/*.data*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /\.data/.test(request.url()));
    await end(first);
    await failed;
    const before = await odds.innerText();
    await platform.order('world/odds', { outcomeId, factor: 1.3 });
    await expect(odds).not.toHaveText(before);
    await expect(odds).toBeVisible();

    await page.unroute('**/*.data*');
    await end(second);
    await expect(rowOf(first)).toHaveCount(0);
    await expect(rowOf(second)).toHaveCount(0);
    await expect(odds).toBeVisible();
  },
);

still(
  'two tabs share one connection, which outlives the tab that holds it',
  async ({ context, servers, platform }) => {
    const first = await openPrice(await context.newPage());
    const second = await openPrice(await context.newPage());
    await expectStreams(servers, 1);
    await expectMoves([first, second], platform.order.bind(platform));

    await first.page.close();
    await expectStreams(servers, 1);
    await expectMoves([second], platform.order.bind(platform));

    // A tab at another page needs topics that the other one has not.
    const third = await context.newPage();
    await third.goto('/esportes/futebol/proximos-jogos');
    await expectStreams(servers, 1);
    const coming = await firstPrice(third, 'article button[data-outcome]:not([data-suspended])');
    await expectMoves([coming, second], platform.order.bind(platform));
    await second.page.close();
    await third.close();
    await expectStreams(servers, 0);
  },
);

still(
  'a hidden tab and a paused one rest, and leave the connection to a tab that is read',
  async ({ context, servers, platform }) => {
    const first = await openPrice(await context.newPage());
    const second = await openPrice(await context.newPage());
    await expectStreams(servers, 1);
    await setHidden(first.page, true);
    await expectMoves([second], platform.order.bind(platform), first.outcomeId);
    await expectStreams(servers, 1);
    const moved = priceOf(second.page, first.outcomeId);
    // Also while the price is locked.
    const isAsThere = async () => (await first.odds.textContent()) === (await moved.textContent());
    await expect.poll(isAsThere).toBe(false);
    await setHidden(first.page, false);
    await expect.poll(isAsThere).toBe(true);

    await pauseOdds(second.page);
    const paused = (await second.odds.textContent()) ?? '';
    await expectMoves([first], platform.order.bind(platform), second.outcomeId);
    await expect(second.odds).toHaveText(paused);
    await expectStreams(servers, 1);
    await setHidden(first.page, true);
    await expectStreams(servers, 0);
  },
);

still(
  'what is said of lost prices gives up no room when they are back',
  async ({ page, servers, platform }) => {
    await platform.order('world/feed', { up: false });
    const health = async () => (await page.request.get(`${servers.site.url}/health`)).json();
    await expect.poll(health).toMatchObject({ feed: 'down' });
    await page.goto('/esportes');
    const row = page.getByRole('main').getByRole('article').first();
    const notice = page.getByText('As odds ao vivo estão pausadas.');
    await expect(notice).toBeVisible();
    const before = await row.boundingBox();
    expect(before?.y).toBeGreaterThan(0);
    await platform.order('world/feed', { up: true });
    await expect(page.getByText('As odds ao vivo estão em dia.')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await row.boundingBox()).toEqual(before);

    await page.getByRole('link', { name: 'Cassino' }).first().click();
    await expect(page).toHaveURL('/casino');
    await expect(page.getByText('As odds ao vivo estão em dia.')).toHaveCount(0);
  },
);

still('a list that changes waits for the finger on it', async ({ page, platform }) => {
  const { odds, outcomeId } = await openPrice(page);
  const links = page.locator('article:has([data-live-clock]) a[href*="/evento/"]');
  const href = (await links.last().getAttribute('href')) ?? '';
  const row = page.locator(`article a[href="${href}"]`);
  const count = page.getByText(/^\d+ jogos ao vivo$/);
  const before = Number.parseInt(await count.innerText(), 10);
  await page.waitForFunction(() => 'vitrineLive' in window);
  await odds.hover();
  await page.mouse.down();
  await platform.order('world/end', { eventId: href.split('/').at(-1) });
  await expect(count).toHaveText(`${before - 1} jogos ao vivo`);
  await expect(row).not.toHaveCount(0);
  await page.mouse.up();
  await expect(row).toHaveCount(0);
  const button = page.locator(`button[data-outcome="${outcomeId}"]`).first();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

for (const missing of ['BroadcastChannel', 'locks'] as const) {
  still(
    `each tab has its own connection in a browser without ${missing}`,
    async ({ context, servers, platform }) => {
      await context.addInitScript((name) => {
        if (name === 'locks') Object.defineProperty(navigator, name, { value: undefined });
        else Reflect.deleteProperty(globalThis, name);
      }, missing);
      const first = await openPrice(await context.newPage());
      const second = await openPrice(await context.newPage());
      await expectStreams(servers, 2);
      await expectMoves([first, second], platform.order.bind(platform));
    },
  );
}

interface Price {
  readonly page: Page;
  readonly odds: Locator;
  readonly outcomeId: string;
}

/** The first open price of the live list. */
async function openPrice(page: Page): Promise<Price> {
  await page.goto('/esportes');
  return firstPrice(
    page,
    ':is(article, li):has([data-live-clock]) button[data-outcome]:not([data-suspended])',
  );
}

/** A price may stand among the most placed bets, too. */
function priceOf(page: Page, outcomeId: string): Locator {
  return page.locator(`button[data-outcome="${outcomeId}"] [data-live-odds]`).first();
}

async function firstPrice(page: Page, selector: string): Promise<Price> {
  const outcomeId = (await page.locator(selector).first().getAttribute('data-outcome')) ?? '';
  return { page, odds: priceOf(page, outcomeId), outcomeId };
}

let moves = 0;

/** Moves a price of each, or the one given, and sees it move on all pages of `prices`. */
async function expectMoves(
  prices: readonly Price[],
  order: (call: string, body: Readonly<Record<string, unknown>>) => Promise<void>,
  given?: string,
): Promise<void> {
  for (const { page, odds, outcomeId } of prices) {
    const moved = given ?? outcomeId;
    const shown = given ? priceOf(page, given) : odds;
    const before = await shown.innerText();
    moves += 1;
    await order('world/odds', { outcomeId: moved, factor: 1.12 + (moves % 5) / 5 });
    await expect(shown).not.toHaveText(before);
  }
}

/** How many event streams the server holds. */
function expectStreams(servers: Servers, count: number): Promise<void> {
  return expect
    .poll(async () => {
      const health = await fetch(`${servers.site.url}/health`);
      return ((await health.json()) as { readonly streams: number }).streams;
    })
    .toBe(count);
}

/** As a browser does with a tab that another one covers. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Pauses the page once its scripts are at work: before, its button does nothing. */
async function pauseOdds(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pausar odds' });
  await expect(async () => {
    if (await pause.isVisible()) await pause.click();
    await expect(pause).toBeHidden({ timeout: 1000 });
  }).toPass();
}
