import { chromium, type CDPSession } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';

export interface LiveUpdates {
  readonly oddsShown: number;
  readonly writesPerSecond: number;
  /** Tasks of the main thread that took over 50 ms. */
  readonly longTasks: number;
  /** Milliseconds. */
  readonly longestTask: number;
  readonly reactCommits: number;
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

/** One event of a trace, as far as it is read here. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread, not of the clock: other work on the machine doesn't count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const SLOWDOWN = 6;
const SETTLE_MS = 4_000;
const MEASURED_MS = 6_000;
const LONG_TASK_MS = 50;

/** Counts what changing odds cost a page in a browser on a machine six times slower. */
export async function measureLiveUpdates(
  address: string,
  change: () => () => void,
): Promise<LiveUpdates> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.addInitScript(countCommits);
    await page.goto(address);
    await page.waitForFunction(() => 'vitrineLive' in window);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const stop = change();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(startCounting);
    const tasks = await tasksDuring(devtools, () => page.waitForTimeout(MEASURED_MS));
    const { writes, commits } = await page.evaluate(() => window.benchCounts);
    stop();
    return {
      oddsShown: await page.locator('[data-live-odds]').count(),
      writesPerSecond: (writes * 1_000) / MEASURED_MS,
      longTasks: tasks.filter((milliseconds) => milliseconds > LONG_TASK_MS).length,
      longestTask: Math.max(0, ...tasks),
      reactCommits: commits,
      busy: tasks.reduce((sum, milliseconds) => sum + milliseconds, 0) / MEASURED_MS,
    };
  } finally {
    await browser.close();
  }
}

/** How long each task of the page's main thread took, in milliseconds. */
async function tasksDuring(devtools: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMainThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isMainThread).map(thread));
  return events
    .filter((event) => event.name === 'RunTask' && mainThreads.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
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
