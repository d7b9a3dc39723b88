import { chromium } from 'playwright';

export interface LiveUpdates {
  readonly oddsShown: number;
  readonly writesPerSecond: number;
  readonly longTasks: number;
  /** Milliseconds, 0 when there was no task over 50 ms. */
  readonly longestTask: number;
  readonly reactCommits: number;
  /** Share of the time in which the main thread worked, 0 to 1. */
  readonly busy: number;
}

interface Counts {
  writes: number;
  commits: number;
  longTasks: number[];
}

declare global {
  interface Window {
    benchCounts: Counts;
  }
}

const SLOWDOWN = 6;
const SETTLE_MS = 4_000;
const MEASURED_MS = 10_000;

/** Counts what changing odds cost a page in a browser on a machine six times slower. */
export async function measureLiveUpdates(
  address: string,
  change: () => () => void,
): Promise<LiveUpdates> {
  const executablePath = process.env['VITRINE_CHROMIUM'];
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.addInitScript(countCommits);
    await page.goto(address);
    await page.waitForFunction(() => window.vitrineLive !== undefined);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await devtools.send('Performance.enable');
    const stop = change();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(startCounting);
    const before = await taskSeconds();
    await page.waitForTimeout(MEASURED_MS);
    const after = await taskSeconds();
    const { writes, commits, longTasks } = await page.evaluate(() => window.benchCounts);
    stop();
    return {
      oddsShown: await page.locator('[data-live-odds]').count(),
      writesPerSecond: (writes * 1_000) / MEASURED_MS,
      longTasks: longTasks.length,
      longestTask: Math.max(0, ...longTasks),
      reactCommits: commits,
      busy: ((after - before) * 1_000) / MEASURED_MS,
    };

    async function taskSeconds(): Promise<number> {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
    }
  } finally {
    await browser.close();
  }
}

/** React tells its developer tools of every commit, in production too. */
function countCommits(): void {
  window.benchCounts = { writes: 0, commits: 0, longTasks: [] };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: () => (window.benchCounts.commits += 1),
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
}

function startCounting(): void {
  const counts = { writes: 0, commits: 0, longTasks: [] as number[] };
  window.benchCounts = counts;
  new PerformanceObserver((list) => {
    counts.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });
  new MutationObserver((records) => {
    counts.writes += records.length;
  }).observe(document.body, { characterData: true, subtree: true });
}
