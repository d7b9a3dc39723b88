import type { Page } from '@playwright/test';
import type { Platform } from '../support/platform.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import {
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  tap,
  untilShown,
} from '../support/slip.ts';
import { expect, test, testOf } from '../support/test.ts';

/** Places a multiple of two matches, and opens the page of its bet. */
async function openMultiple(page: Page, email: string, platform: Platform, hasScripts: boolean) {
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('No two football matches are to come');
  await addWinner(page, first);
  const price = await addWinner(page, second);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const marketId = (await price.getAttribute('data-market')) ?? '';
  await enterStake(page, '10,00');
  await placeAndWait(page, hasScripts);
  const [ticket] = (await platform.books(email)).tickets;
  if (!ticket) throw new Error('No ticket was made');
  await page.goto(`/bet-history/${ticket.id}`);
  return { first, second, outcomeId, marketId, number: ticket.id };
}

test('REPL-01 REPL-02 a bet is shared by a link, and a guest puts what is still offered on a slip', async ({
  page,
  browser,
  servers,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const bet = await openMultiple(page, bettor.email, platform, hasScripts);
  await page.getByRole('button', { name: `Compartilhar aposta ${bet.number}` }).click();
  const field = page.getByRole('textbox', { name: 'Link desta aposta' });
  await expect(field).toBeVisible();
  const link = new URL(await field.inputValue());
  await platform.order('world/odds', { outcomeId: bet.outcomeId, factor: 1.3 });

  const context = await browser.newContext({
    baseURL: servers.site.url,
    javaScriptEnabled: hasScripts,
  });
  const guest = await context.newPage();
  await guest.goto(link.pathname);
  await expect(guest.getByRole('heading', { name: 'Aposta compartilhada' })).toBeVisible();
  const list = guest.getByRole('region', { name: 'Seleções da aposta' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(row(bet.first.home)).toBeVisible();
  await expect(row(bet.second.home).getByText(/^Era \d/)).toBeVisible();
  await expect(guest.getByText('10,00')).toHaveCount(0);
  await test.step('one of them closes', async () => {
    await platform.order('world/suspend', { marketId: bet.marketId, seconds: 3600 });
    await guest.reload();
    await expect(row(bet.second.home).getByText('Não está disponível')).toBeVisible();
    await expect(guest.getByText(/^Uma seleção não está disponível agora/)).toBeVisible();
  });
  await guest.getByRole('button', { name: 'Colocar no cupom' }).click();
  await expect(guest).toHaveURL('/bet-slip');
  await expect(guest.getByRole('main').getByText(bet.first.winner).first()).toBeVisible();
  await expect(stakeField(guest)).toHaveCount(1);
  await context.close();
});

test('REPL-02 a bet is played again, and the new ticket names the old one', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const bet = await openMultiple(page, bettor.email, platform, hasScripts);
  await page.getByRole('link', { name: 'Repetir aposta' }).click();
  await page.getByRole('button', { name: 'Colocar 2 seleções no cupom' }).click();
  await expect(page).toHaveURL('/bet-slip');
  await page.getByRole('textbox', { name: /^Valor da aposta/ }).fill('7,00');
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', hasScripts);
  const { tickets } = await platform.books(bettor.email);
  expect(tickets).toMatchObject([
    { stake: 700, replication: { originalBetNumber: bet.number, isReplicatedBet: true } },
    { stake: 1000, replication: null },
  ]);
});

test('REPL-01 a link that nobody knows says so, and leads on', async ({ page }) => {
  const answer = await page.goto('/shared-bet/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Não encontramos esta aposta')).toBeVisible();
  await page.getByRole('link', { name: 'Ver os jogos' }).click();
  await expect(page).toHaveURL('/esportes');
});

testOf('axolote')(
  'REPL-01 a bet is shared in Spanish',
  async ({ page, context, servers, platform, javaScriptEnabled }) => {
    const visitor = new SiteVisitor(servers);
    await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
    await context.addCookies(visitor.cookies);
    const match = await platform.matchToCome();
    await page.goto(`/esportes/futebol/evento/${match.id}`);
    await tap(page, page.getByRole('main').locator('button[data-outcome]').first());
    await page.goto('/bet-slip');
    await page.getByRole('textbox', { name: /^Monto/ }).fill('20.00');
    await page.getByRole('button', { name: /^Confirmar apuesta/ }).click();
    await untilShown(page, 'Apuesta aceptada', javaScriptEnabled ?? true);
    await page.goto('/bet-history');
    await page
      .getByRole('link', { name: /^Detalles de la apuesta/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Compartir apuesta/ }).click();
    const field = page.getByRole('textbox', { name: /^Enlace/ });
    await page.goto(new URL(await field.inputValue()).pathname);
    await expect(page.getByRole('heading', { name: 'Apuesta compartida' })).toBeVisible();
    await page.getByRole('button', { name: 'Poner en el cupón' }).click();
    await expect(page).toHaveURL('/bet-slip');
  },
);
