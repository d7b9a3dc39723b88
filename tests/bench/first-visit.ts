import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';

/** What somebody with a cheap phone on slow 4G gets of a first visit. Times are milliseconds. */
export interface FirstVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks of the main thread took beyond 50 ms each. */
  readonly blocked: number;
  readonly layoutShift: number;
  /** When the first price changed on the page; NaN while none did. */
  readonly firstPrice: number;
}

declare global {
  interface Window {
    benchVisit: { largestPaint: number; blocked: number; shift: number; price: number };
  }
}

const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const WATCHED_MS = 6_000;

/** Visits a page in a new browser. */
export async function firstVisit(address: string): Promise<FirstVisit> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    const { largestPaint, blocked, shift, price } = await page.evaluate(() => window.benchVisit);
    return { firstPaint, largestPaint, blocked, layoutShift: shift, firstPrice: price };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before everything else. */
function watch(): void {
  const seen = { largestPaint: NaN, blocked: 0, shift: 0, price: NaN };
  window.benchVisit = seen;
  const LONG_TASK_MS = 50;
  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - LONG_TASK_MS;
  });
  observe('layout-shift', (entry) => {
    seen.shift += 'value' in entry ? Number(entry.value) : 0;
  });
  const prices = new MutationObserver((records) => {
    const isPrice = records.some(({ type, target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return type === 'characterData' && element?.closest('[data-live-odds]');
    });
    if (!isPrice) return;
    seen.price = performance.now();
    prices.disconnect();
  });
  prices.observe(document, { characterData: true, subtree: true });
}
