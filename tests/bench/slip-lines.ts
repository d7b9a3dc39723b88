import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import type { ChildServer } from './child-server.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { paintedAfter } from './painted-after.ts';
import { pressOnSlip, takeSelections, visitorCookie } from './slip-of.ts';
import { type StrippedPage, startStrippedPage } from './stripped-page.ts';
import type { Line } from './table.ts';
import { AS_BROWSER } from './throughput.ts';

const ROUNDS = 3;
const EACH = 8;
const SLOWDOWN = 6;
const TARGET = 1.5;
const SELECTIONS = 30;
const LIST = '/esportes';
const SLIP = '/bet-slip';
const STUCK_AFTER_MS = 10_000;
/** So long without work, and the page is at rest. */
const REST_MS = 2_500;

/**
 * From a tap to the painted selection and from a key to the painted return, beside the same HTML with a
 * script of a few lines that writes both itself. The server answers neither. Ratios of milliseconds on a
 * machine six times slower.
 */
export async function slipLines(site: ChildServer): Promise<Line[]> {
  const cookie = visitorCookie(await fetch(site.origin + LIST, { headers: AS_BROWSER }));
  await takeSelections(site.origin, cookie, SELECTIONS);
  await pressOnSlip(site.origin, cookie, { ticketType: 'singles' });
  const bareList = await startStrippedPage(site.origin, LIST, `(${selectTapped})()`);
  const bareSlip = await startStrippedPage(site.origin, SLIP, `(${writeReturns})()`, cookie);
  const browser = await chromium.launch(chromiumLaunch());
  const bare = ({ address }: StrippedPage) => ({ address, cookie: '' });
  try {
    const taps = await interleaved(ROUNDS, {
      floor: () => onPage(browser, bare(bareList), tapPrices),
      ours: () => onPage(browser, { address: site.origin + LIST, cookie: '' }, tapPrices),
    });
    const keys = await interleaved(ROUNDS, {
      floor: () => onPage(browser, bare(bareSlip), typeStakes),
      ours: () => onPage(browser, { address: site.origin + SLIP, cookie }, typeStakes),
    });
    return [
      ratioLine('Tap on a price to its painted selection', taps),
      ratioLine(`Key in a stake of a slip of ${SELECTIONS} to its painted return`, keys),
    ];
  } finally {
    await browser.close();
    await bareList.stop();
    await bareSlip.stop();
  }
}

function ratioLine(
  measure: string,
  { ours, floor }: { readonly ours: readonly number[]; readonly floor: readonly number[] },
): Line {
  const ratio = medianRatio(ours, floor);
  return {
    measure: `${measure}, to plain DOM`,
    value: `${ratio.toFixed(2)} (${median(ours).toFixed(0)} to ${median(floor).toFixed(0)} ms)`,
    target: `at most ${TARGET}`,
    met: ratio <= TARGET,
  };
}

interface Opened {
  readonly address: string;
  /** Whose page it is; empty for a first visit. */
  readonly cookie: string;
}

/** Opens a page on a slow phone and measures on it once it is at rest. */
async function onPage(
  browser: Browser,
  { address, cookie }: Opened,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const [name = '', value = ''] = cookie.split('=');
  if (cookie !== '') await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  page.setDefaultTimeout(STUCK_AFTER_MS);
  // What was tapped and typed stays without an answer.
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') await route.continue();
  });
  await page.goto(address);
  await page.waitForTimeout(REST_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function tapPrices(page: Page): Promise<number> {
  const prices = page
    .locator('main button[data-outcome]:not([aria-disabled])')
    .locator('visible=true');
  const times: number[] = [];
  for (let index = 0; index < EACH; index += 1) {
    const price = prices.nth(index * 3);
    await price.scrollIntoViewIfNeeded();
    const painted = await paintedAfter(page, 'click', await marked(price, index), 'aria-pressed');
    await price.click({ noWaitAfter: true });
    times.push(await painted());
  }
  return median(times);
}

async function typeStakes(page: Page): Promise<number> {
  const stakes = page.locator('input[name^="stake:"]');
  const times: number[] = [];
  for (let index = 0; index < EACH; index += 1) {
    const stake = stakes.nth(index * 2);
    await stake.focus();
    const shown = `:has(> div input[name="${await stake.getAttribute('name')}"]) > p`;
    const painted = await paintedAfter(page, 'input', shown, null);
    await page.keyboard.press('7');
    times.push(await painted());
  }
  return median(times);
}

/** Marks an element, so that no other of the same outcome is watched in its place. */
async function marked(element: Locator, index: number): Promise<string> {
  await element.evaluate((found, mark) => found.setAttribute('data-watched', mark), String(index));
  return `[data-watched="${index}"]`;
}

/** Runs in the bare list: what a tap must do at least. */
function selectTapped(): void {
  let count = 0;
  const bar = document.body.appendChild(document.createElement('p'));
  document.addEventListener('click', (event) => {
    const price = (event.target as Element).closest('button[data-outcome]');
    if (!price) return;
    event.preventDefault();
    price.setAttribute('aria-pressed', 'true');
    bar.textContent = String((count += 1));
  });
}

/** Runs in the bare slip: what a key must do at least. */
function writeReturns(): void {
  const stakes = [...document.querySelectorAll<HTMLInputElement>('input[name^="stake:"]')];
  const total = document.body.appendChild(document.createElement('p'));
  const written = (value: number) => `R$ ${value.toFixed(2).replace('.', ',')}`;
  const returnOf = (stake: HTMLInputElement) =>
    Number(stake.value.replace(',', '.')) *
    Number(stake.closest('li')?.querySelector('[data-live-odds]')?.textContent);
  document.addEventListener('input', (event) => {
    const stake = event.target as HTMLInputElement;
    const shown = stake.closest('li')?.querySelector('div:has(> div input) > p > span:last-child');
    if (shown) shown.textContent = written(returnOf(stake));
    total.textContent = written(stakes.reduce((sum, one) => sum + returnOf(one), 0));
  });
}
