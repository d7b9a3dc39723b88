import { expect, type Locator, type Page } from '@playwright/test';
import { ARARA, escaped } from './brand.ts';
import type { KnownMatch } from './platform.ts';

/** The path of a football match. */
export function matchPath({ id }: Pick<KnownMatch, 'id'>): string {
  return `/esportes/futebol/evento/${id}`;
}

/** Adds the outcome that will win, on the page of its match. Answers its price, still on the page. */
export function addWinner(page: Page, match: KnownMatch): Promise<Locator> {
  return addOutcome(page, match, match.winner);
}

/** Adds an outcome that will lose. Answers its price, still on the page of its match. */
export function addLoser(page: Page, match: KnownMatch): Promise<Locator> {
  const { home, away, winner } = match;
  return addOutcome(page, match, winner === home ? away : home);
}

async function addOutcome(page: Page, match: KnownMatch, outcome: string): Promise<Locator> {
  await page.goto(matchPath(match));
  // On a wide screen a list with the same price stands beside the match.
  const markets = page.getByRole('main').locator('details');
  const price = markets.getByRole('button', {
    name: new RegExp(`^${escaped(outcome)}, Resultado Final,`),
  });
  await tap(page, price);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  return price;
}

/** Taps on a price. The button is pressed at once; the slip has the tap when it was answered. */
export async function tap(page: Page, price: Locator): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && isOfSlip(response.url()),
  );
  await price.click();
  await answered;
}

function isOfSlip(url: string): boolean {
  return new URL(url).pathname.startsWith('/bet-slip');
}

/** The fields of the slip's stakes, that of a multiple or those of singles. */
export function stakeField(page: Page | Locator, brand = ARARA): Locator {
  const label = brand.words('bet-slip').text('stake.single');
  return page.getByRole('textbox', { name: new RegExp(`^${escaped(label)}`) });
}

/** The button that places the slip, whatever amount it names. */
export function placeButton(page: Page | Locator, brand = ARARA): Locator {
  const label = brand.words('bet-slip').text('place.withoutStake');
  return page.getByRole('button', { name: new RegExp(`^${escaped(label)}`) });
}

/** Opens the slip's page and enters a stake for its one bet. */
export async function enterStake(page: Page, stake: string, brand = ARARA): Promise<void> {
  await page.goto('/bet-slip');
  await stakeField(page, brand).fill(stake);
}

/**
 * Waits until a page that follows something by itself shows a text. Without scripts it renews itself
 * under a waiting locator, which can stall: then it is asked again instead.
 */
export async function untilShown(page: Page, text: string, hasScripts: boolean): Promise<void> {
  const shown = page.getByText(text).first();
  const timeout = 20_000;
  if (hasScripts) return expect(shown).toBeVisible({ timeout });
  await expect(async () => {
    await page.goto(page.url());
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ timeout });
}

/** Places the slip that stands open, and waits for the acceptance. */
export async function placeAndWait(page: Page, hasScripts: boolean, brand = ARARA): Promise<void> {
  await placeButton(page, brand).click();
  await untilShown(page, brand.words('bet-slip').count('result.success.title', 1), hasScripts);
}
