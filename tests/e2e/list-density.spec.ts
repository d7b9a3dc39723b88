import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Whole events on the first screen of a compact brand, such as arara. */
const WHOLE_ON_A_PHONE = 7;
const WHOLE_ON_A_DESKTOP = 10;
const PHONE_BELOW = 768;

/** Rows in sight from edge to edge, below the bar at the top and above the one at the bottom. */
function wholeEvents(page: Page): Promise<number> {
  return page.getByRole('article').evaluateAll((rows) => {
    const inSight = ({ left, top, width, height }: DOMRect, row: Element) =>
      [top + 1, top + height - 1].every((y) =>
        row.contains(document.elementFromPoint(left + width / 2, y)),
      );
    return rows.filter((row) => inSight(row.getBoundingClientRect(), row)).length;
  });
}

function wanted(page: Page): number {
  const { width = 0 } = page.viewportSize() ?? {};
  return width < PHONE_BELOW ? WHOLE_ON_A_PHONE : WHOLE_ON_A_DESKTOP;
}

test('the first screen of a sport holds seven events on a phone, ten on a desktop', async ({
  page,
}) => {
  // A site that has just started may say that it waits for the operator's feed.
  await expect(async () => {
    await page.goto('/esportes/futebol');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await wholeEvents(page)).toBeGreaterThanOrEqual(wanted(page));
  }).toPass();
});

test('the live list of the home is as dense as that of a sport', async ({ page }) => {
  const heights = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const tallest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => Math.max(...parts.map((part) => part.clientHeight)));
    return { row: await tallest('.event-card'), heading: await tallest('.event-group-heading') };
  };
  expect(await heights('/esportes#ao-vivo')).toEqual(await heights('/esportes/futebol/ao-vivo'));
});

for (const path of ['/esportes/futebol', '/esportes/tenis', '/esportes/basquete?mercado=total']) {
  test(`rows of ${path} have one height, seen or not, and names of one line`, async ({ page }) => {
    await page.goto(path);
    const rows = page.getByRole('article');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(new Set(heights).size, heights.join(' ')).toBe(1);
    const names = await page
      .locator('.event-card-name')
      .evaluateAll((lines) => lines.map((line) => line.clientHeight));
    expect(new Set(names).size, names.join(' ')).toBe(1);
  });
}
