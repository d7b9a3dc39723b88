import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import { LONG_TASK_MS, tasksDuring } from './main-thread-tasks.ts';

export interface Scrolling {
  readonly eventsShown: number;
  /** Milliseconds. */
  readonly longestTask: number;
  /** Tasks of the main thread that took over 50 ms. */
  readonly longTasks: number;
}

const SLOWDOWN = 4;
const REST_MS = 3_000;
const TURNS = 40;
const TURN_PX = 700;
const TURN_MS = 120;

/** Scrolls through a long list on a phone four times slower than the machine. */
export async function measureScrolling(address: string): Promise<Scrolling> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.mouse.move(180, 400);
    const tasks = await tasksDuring(devtools, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        await page.mouse.wheel(0, TURN_PX);
        await page.waitForTimeout(TURN_MS);
      }
    });
    return {
      eventsShown: await page.locator('article').count(),
      longestTask: Math.max(0, ...tasks),
      longTasks: tasks.filter((milliseconds) => milliseconds > LONG_TASK_MS).length,
    };
  } finally {
    await browser.close();
  }
}
