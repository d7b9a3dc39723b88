import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import { LONG_TASK_MS, tasksDuring } from './main-thread-tasks.ts';

export interface Scrolling {
  readonly eventsShown: number;
  /** Milliseconds. */
  readonly longestTask: number;
  /** What tasks of the main thread took over 50 ms each, together, in milliseconds. */
  readonly blocked: number;
  /** Pixels of the page. */
  readonly scrolled: number;
}

const SLOWDOWN = 4;
const REST_MS = 3_000;
const FLICKS = 40;
const MOVES = 8;
const MOVE_PX = 75;
const MOVE_MS = 16;
const LIFTED_MS = 120;
/** Above the bars at the foot of the page. */
const FINGER = { x: 180, y: 680 };

/** Flicks through a long list with a finger, on a phone four times slower than the machine. */
export async function measureScrolling(address: string): Promise<Scrolling> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const tasks = await tasksDuring(devtools, () => flick(page, devtools));
    return {
      eventsShown: await page.locator('article').count(),
      longestTask: Math.max(0, ...tasks),
      blocked: tasks.reduce(
        (sum, milliseconds) => sum + Math.max(0, milliseconds - LONG_TASK_MS),
        0,
      ),
      scrolled: await page.evaluate(() => scrollY),
    };
  } finally {
    await browser.close();
  }
}

/** A finger doesn't wait for the page: it moves on while the page works. */
async function flick(page: Page, devtools: CDPSession): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: (typeof FINGER)[]
  ) => void sent.push(devtools.send('Input.dispatchTouchEvent', { type, touchPoints }));
  for (let count = 0; count < FLICKS; count += 1) {
    touch('touchStart', FINGER);
    for (let move = 1; move <= MOVES; move += 1) {
      await page.waitForTimeout(MOVE_MS);
      touch('touchMove', { ...FINGER, y: FINGER.y - move * MOVE_PX });
    }
    touch('touchEnd');
    await page.waitForTimeout(LIFTED_MS);
  }
  await Promise.all(sent);
}
