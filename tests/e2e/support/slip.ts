import { expect, type Locator, type Page } from '@playwright/test';
import type { KnownMatch } from './platform.ts';

/** The path of a football match. */
export function matchPath({ id }: Pick<KnownMatch, 'id'>): string {
  return `/esportes/futebol/evento/${id}`;
}

/** Adds the outcome that will win, on the page of its match. Answers its price, still on the page. */
export async function addWinner(page: Page, match: KnownMatch): Promise<Locator> {
  await page.goto(matchPath(match));
  // On a wide screen a list with the same price stands beside the match.
  const markets = page.getByRole('main').locator('details');
  const price = markets.getByRole('button', {
    name: new RegExp(`^${match.winner}, Resultado Final,`),
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

export function stakeField(page: Page | Locator): Locator {
  return page.getByRole('textbox', { name: /^Valor da aposta/ });
}

export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Confirmar aposta/ });
}

/** Opens the slip's page and enters a stake for its one bet. */
export async function enterStake(page: Page, stake: string): Promise<void> {
  await page.goto('/bet-slip');
  await stakeField(page).fill(stake);
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
export async function placeAndWait(page: Page, hasScripts: boolean): Promise<void> {
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', hasScripts);
}
