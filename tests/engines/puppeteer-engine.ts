import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { type Engine, type Tab, WINDOW } from './engine.ts';

/** Chromium by its own protocol, or Firefox by WebDriver BiDi: neither needs a driver beside it. */
export async function startWithPuppeteer(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true });
  return {
    name,
    version: await browser.version(),
    async newTab(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(WINDOW);
      const find = async (expression: string) => {
        const handle = await page.evaluateHandle(expression);
        return handle.asElement() as ElementHandle<Element> | null;
      };
      return {
        async open(url) {
          await page.goto(url, { waitUntil: 'load' });
        },
        address: async () => page.url(),
        evaluate: (expression) => page.evaluate(expression),
        async click(element) {
          const found = await find(element);
          await found?.click();
          return found !== null;
        },
        async type(element, text) {
          const found = await find(element);
          await found?.evaluate((field) => (field as HTMLInputElement).select());
          await found?.type(text);
          return found !== null;
        },
        async picture(file) {
          await page.screenshot({ path: file as `${string}.png` });
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
