import type { Page } from '@playwright/test';

/** Has the pages of a tab believe that they stand in the window of an installed app. */
export async function openInApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      media(
        query
          .replace('(display-mode: standalone)', 'all')
          .replace('(display-mode: browser)', 'not all'),
      );
  });
}
