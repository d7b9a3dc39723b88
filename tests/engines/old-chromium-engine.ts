import { chromium, type ElementHandle } from 'playwright';
import type { Engine, Tab } from './engine.ts';

/** A cheap phone. */
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/** An element that has not moved for so many frames has arrived. */
const FRAMES_STILL = 5;

/**
 * Chromium 91 as a phone. Playwright can drive it, but what it brings into a page to find and click elements
 * asks for a newer browser: elements are clicked where they stand.
 */
export async function startOldChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath });
  return {
    name: 'Chromium 91',
    version: browser.version(),
    async newTab(): Promise<Tab> {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const page = await context.newPage();

      /** Clicks the middle of an element that is found, unless something lies over it. */
      async function click(expression: string): Promise<boolean> {
        const handle = await page.evaluateHandle(expression);
        const found = handle.asElement() as ElementHandle<Element> | null;
        // This browser takes its time for a page that scrolls smoothly, whatever it is asked for.
        const middle = await found?.evaluate(async (element, framesStill) => {
          element.scrollIntoView({ block: 'center' });
          let before = NaN;
          for (let still = 0; still < framesStill; still += 1) {
            await new Promise(requestAnimationFrame);
            const { top } = element.getBoundingClientRect();
            if (top !== before) still = 0;
            before = top;
          }
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
        }, FRAMES_STILL);
        if (!middle) return false;
        await page.mouse.click(middle.x, middle.y);
        return true;
      }

      return {
        async open(url) {
          await page.goto(url, { waitUntil: 'load' });
        },
        address: async () => page.url(),
        evaluate: (expression) => page.evaluate(expression),
        click,
        async type(element, text) {
          if (!(await click(element))) return false;
          await page.evaluate(`${element}.select()`);
          await page.keyboard.type(text);
          return true;
        },
        async picture(file) {
          await page.screenshot({ path: file });
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
