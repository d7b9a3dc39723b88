import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import { LONG_TASK_MS, tasksDuring } from './main-thread-tasks.ts';

export interface LiveUpdates {
  readonly oddsShown: number;
  readonly writesPerSecond: number;
  /** Tasks of the main thread that took over 50 ms. */
  readonly longTasks: number;
  /** Milliseconds. */
  readonly longestTask: number;
  readonly reactCommits: number;
  /** Odds on the page that are not the operator's, some time after the last change. */
  readonly stale: number;
  /** Share of the time in which the main thread worked, 0 to 1. */
  readonly busy: number;
}

interface Counts {
  writes: number;
  commits: number;
}

declare global {
  interface Window {
    benchCounts: Counts;
  }
}

const SLOWDOWN = 6;
/** So long without a commit, and React has taken the page over whole. */
const REST_MS = 2_000;
const SETTLE_MS = 4_000;
const MEASURED_MS = 6_000;
/** Two frames of the stream and one of the page, on a machine six times slower. */
const CATCH_UP_MS = 2_000;

/** What changes a page's odds. */
interface Changes {
  /** Begins to change them until the answer is called. */
  begin(): () => void;
  /** The last odds by outcome; empty where nobody knows them. */
  odds(): ReadonlyMap<string, number>;
}

/** Counts what changing odds cost a page in a browser on a machine six times slower. */
export async function measureLiveUpdates(address: string, changes: Changes): Promise<LiveUpdates> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const devtools = await page.context().newCDPSession(page);
    // A phone has no pointer, under which the page would be looked up again after each layout.
    await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true });
    await page.addInitScript(countCommits);
    await page.goto(address);
    await page.waitForFunction(() => 'vitrineLive' in window);
    await untilTakenOver(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const stop = changes.begin();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(startCounting);
    const tasks = await tasksDuring(devtools, () => page.waitForTimeout(MEASURED_MS));
    const { writes, commits } = await page.evaluate(() => window.benchCounts);
    stop();
    await page.waitForTimeout(CATCH_UP_MS);
    const texts = await page.evaluate(shownOdds);
    return {
      oddsShown: await page.locator('[data-live-odds]').count(),
      writesPerSecond: (writes * 1_000) / MEASURED_MS,
      longTasks: tasks.filter((milliseconds) => milliseconds > LONG_TASK_MS).length,
      longestTask: Math.max(0, ...tasks),
      reactCommits: commits,
      stale: staleOf(texts, changes.odds()),
      busy: tasks.reduce((sum, milliseconds) => sum + milliseconds, 0) / MEASURED_MS,
    };
  } finally {
    await browser.close();
  }
}

/** What taking a page over costs is part of a visit, not of its changing odds. */
async function untilTakenOver(page: Page): Promise<void> {
  let before = -1;
  for (;;) {
    const commits = await page.evaluate(() => window.benchCounts.commits);
    if (commits === before) return;
    before = commits;
    await page.waitForTimeout(REST_MS);
  }
}

function staleOf(
  texts: Readonly<Record<string, string>>,
  odds: ReadonlyMap<string, number>,
): number {
  return [...odds].filter(([id, value]) => id in texts && Number(texts[id]) !== value).length;
}

/** Runs in the page. */
function shownOdds(): Record<string, string> {
  const shown = document.querySelectorAll<HTMLElement>('[data-live-odds]');
  return Object.fromEntries(
    [...shown].map(({ dataset, textContent }) => [dataset['liveOdds'] ?? '', textContent]),
  );
}

/** React tells its developer tools of every commit, in production too. */
function countCommits(): void {
  window.benchCounts = { writes: 0, commits: 0 };
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
  const counts = { writes: 0, commits: 0 };
  window.benchCounts = counts;
  new MutationObserver((records) => {
    counts.writes += records.length;
  }).observe(document.body, { characterData: true, subtree: true });
}
