import type { Locator, Page } from '@playwright/test';
import type { KnownMatch, Platform } from './support/platform.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeAndWait,
  placeButton,
  stakeField,
} from './support/slip.ts';
import { expect, test } from './support/test.ts';

/** The platform decides a ticket of this stake after 10 s; see apps/sandbox/README.md. */
const SLOW_STAKE = '13,25';
const DECIDED_WITHIN_MS = 30_000;

test('SLIP-01 SLIP-02 the first tap after a result that was seen begins a new slip', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toBeTruthy();
  const [first, second] = await twoMatches(platform);
  await addWinner(page, first);
  await enterStake(page, '10,00');
  await placeAndWait(page, javaScriptEnabled);

  await addWinner(page, second);
  await page.goto('/bet-slip');
  await expect(stakeField(page)).toHaveCount(1);
  await expect(page.getByText(second.winner).first()).toBeVisible();
  await expect(page.getByText(`${first.home} – ${first.away}`)).toHaveCount(0);
});

test('SLIP-02 a tap while a bet is confirmed says why, and beside its result it begins a new slip', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toBeTruthy();
  const [first, second] = await twoMatches(platform);
  await addWinner(page, first);
  await enterStake(page, SLOW_STAKE);
  await placeButton(page).click();
  await expect(page.getByText('Confirmando sua aposta')).toBeVisible();
  // Without scripts a page that waits goes to the ticket by itself, and would show its result.
  await page.route('**/bet-slip/tickets/*', (route) => route.fulfill({ status: 204 }));

  await test.step('the tap during the wait', async () => {
    await page.goto(matchPath(second));
    await expect(bar(page)).toContainText('Confirmando sua aposta');
    await expect(bar(page)).not.toContainText('Retorno potencial');
    await winnerPrice(page, second).click();
    await expect(
      page.getByText('Sua aposta anterior ainda está sendo confirmada.').locator('visible=true'),
    ).toHaveCount(1);
  });

  await test.step('the collapsed slip says how it ended', async () => {
    await page.goto(matchPath(second));
    await expect(async () => {
      if (!javaScriptEnabled) await page.goto(matchPath(second));
      await expect(bar(page)).toContainText('Aposta aceita', { timeout: 500 });
    }).toPass({ timeout: DECIDED_WITHIN_MS });
    await expect(bar(page)).toHaveAttribute('href', /^\/bet-slip\/tickets\//);
  });

  await test.step('the tap beside the result', async () => {
    const price = winnerPrice(page, second);
    const odds = await price.locator('[data-live-odds]').innerText();
    await price.click();
    const panel = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
    const offer = panel.getByRole('button', { name: `Novo cupom com ${second.winner} ${odds}` });
    await expect(panel.getByRole('heading', { name: 'Aposta aceita' })).toBeVisible();
    await expect(offer).toBeVisible();
    const buttons = panel.locator('form button:visible:not([aria-hidden="true"])');
    const names = await buttons.evaluateAll((all) => all.map((button) => button.textContent));
    const own = names.filter((name) => name !== '');
    expect(own[0]).toContain('Novo cupom com');
    await offer.click();
    await expect(panel.getByText(`${second.home} – ${second.away}`)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: /^Valor da aposta/ })).toHaveCount(1);
  });
});

async function twoMatches(platform: Platform): Promise<readonly [KnownMatch, KnownMatch]> {
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('No two football matches are to come');
  return [first, second];
}

function winnerPrice(page: Page, { winner }: KnownMatch): Locator {
  return page.getByRole('button', { name: new RegExp(`^${winner}, Resultado Final,`) });
}

/** The collapsed slip of a phone. */
function bar(page: Page): Locator {
  return page.locator('[data-dock] > a');
}
