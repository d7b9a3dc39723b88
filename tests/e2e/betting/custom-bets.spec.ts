import type { Page } from '@playwright/test';
import { SiteVisitor } from '../support/site-visitor.ts';
import type { KnownMatch } from '../support/platform.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeButton,
  stakeField,
  tap,
  untilShown,
} from '../support/slip.ts';
import { expect, test, testOf } from '../support/test.ts';

const builder = (page: Page) =>
  page.getByRole('region', { name: /^Cri(e|ar) sua aposta|^Crea tu apuesta/ });
/** An outcome that can be picked now. */
const free = (page: Page) =>
  builder(page).locator('button[aria-pressed=false]:not([aria-disabled])');

test('CUST-01 CUST-02 CUST-03 CUST-04 a bet of two outcomes of one match is composed, placed and stands in the history', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const match = await platform.matchToCome();
  await page.goto(matchPath(match));
  await page.getByRole('link', { name: 'Criar Aposta' }).first().click();
  await page.getByRole('link', { name: 'Criar aposta', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Criar aposta', level: 1 })).toBeVisible();
  await expect(builder(page).getByText('Adicione pelo menos 2 seleções')).toBeVisible();

  await free(page).first().click();
  await expect(builder(page).getByText('1 seleção escolhida')).toBeVisible();
  await test.step('what does not go with it says so', async () => {
    const refused = builder(page).locator('button[aria-disabled=true][aria-pressed]').first();
    await expect(refused).toContainText('Seleção não compatível.');
  });
  await free(page).last().click();
  await expect(builder(page).getByText('2 seleções escolhidas')).toBeVisible();
  await expect(
    builder(page)
      .getByText(/^\d+\.\d\d$/)
      .last(),
  ).toBeVisible();
  await page.reload();
  await expect(builder(page).getByText('2 seleções escolhidas')).toBeVisible();

  await builder(page).getByRole('button', { name: 'Adicionar ao cupom de apostas' }).click();
  await expect(page).toHaveURL('/bet-slip');
  await expect(page.getByRole('list', { name: 'Seleções da aposta criada' })).toBeInViewport();
  await enterStake(page, '10,00');
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', hasScripts);
  const { tickets, balance } = await platform.books(bettor.email);
  expect(tickets).toMatchObject([{ stake: 1000 }]);
  expect(balance).toBe(90_00);
  await page.goto('/bet-history');
  await expect(page.getByRole('article').getByRole('heading')).toContainText(/criada|Criar/i);
});

/** Composes a bet of two outcomes of a match and puts it on the slip. */
async function composeTwo(page: Page, match: KnownMatch): Promise<void> {
  await page.goto(`${matchPath(match)}/criar-aposta`);
  await free(page).first().click();
  await expect(builder(page).getByText('1 seleção escolhida')).toBeVisible();
  await free(page).last().click();
  await expect(builder(page).getByText('2 seleções escolhidas')).toBeVisible();
  await builder(page).getByRole('button', { name: 'Adicionar ao cupom de apostas' }).click();
  await expect(page).toHaveURL('/bet-slip');
}

test('SLIP-08 PLACE-01 two custom bets of two matches to come are placed as one multiple', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  for (const match of await platform.matchesToCome(2)) await composeTwo(page, match);
  const multiple = page.getByRole('button', { name: 'Múltipla' });
  await expect(multiple).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('list', { name: 'Seleções da aposta criada' })).toHaveCount(2);
  await enterStake(page, '10,00');
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled ?? true);
  const { tickets } = await platform.books(bettor.email);
  expect(tickets).toMatchObject([{ stake: 1000 }]);
});

test('SLIP-10 a custom bet and a season are singles only, and the slip says so', async ({
  page,
  platform,
}) => {
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('Two matches are needed');
  await test.step('a custom bet beside the outcome of another match', async () => {
    await composeTwo(page, first);
    await addWinner(page, second);
    await page.goto('/bet-slip');
    await expect(page.getByRole('button', { name: 'Múltipla' })).toBeDisabled();
    await expect(page.getByText(/só pode ser apostada como simples/)).toBeVisible();
    await expect(stakeField(page)).toHaveCount(2);
  });
  await test.step('a season beside the outcome of a match', async () => {
    await page.getByRole('button', { name: /^Remover .* \+ / }).click();
    await expect(stakeField(page)).toHaveCount(1);
    await page.goto('/esportes/futebol/torneio/sr:tournament:325');
    const winners = page.getByRole('link', { name: 'Vencedores' });
    await winners.click();
    await expect(winners).toHaveAttribute('aria-current', 'page');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/evento\/sr:season:\d+$/);
    await tap(page, page.locator('main button[data-outcome]:not([aria-disabled])').first());
    await page.goto('/bet-slip');
    await expect(stakeField(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Múltipla' })).toBeDisabled();
    await expect(page.getByText(/só pode ser apostada como simples/)).toBeVisible();
  });
});

test('CUST-02 one outcome makes no bet, and an address of another event leads nowhere', async ({
  page,
  platform,
}) => {
  const match = await platform.matchToCome();
  await page.goto(`${matchPath(match)}/criar-aposta`);
  // The button says what is missing, and is pressed all the same.
  await builder(page).getByRole('button', { name: 'Adicionar ao cupom de apostas' }).press('Enter');
  await expect(page.getByText('A aposta não foi para o cupom')).toBeVisible();
  const answer = await page.goto('/esportes/futebol/evento/sr:match:1/criar-aposta');
  expect(answer?.status()).toBe(404);
});

testOf('axolote')(
  'CUST-01 a bet is composed in Spanish',
  async ({ page, context, servers, platform, javaScriptEnabled }) => {
    const visitor = new SiteVisitor(servers);
    await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
    await context.addCookies(visitor.cookies);
    await page.goto(`${matchPath(await platform.matchToCome())}/criar-aposta`);
    await free(page).first().click();
    await expect(builder(page).getByText(/^1 selección/)).toBeVisible();
    await free(page).last().click();
    await expect(builder(page).getByText(/^2 selecciones/)).toBeVisible();
    await builder(page)
      .getByRole('button', { name: /^(Agregar|Añadir)/ })
      .click();
    await expect(page).toHaveURL('/bet-slip');
    await page.getByRole('textbox', { name: /^Monto/ }).fill('20.00');
    await page.getByRole('button', { name: /^Confirmar apuesta/ }).click();
    await untilShown(page, 'Apuesta aceptada', javaScriptEnabled ?? true);
  },
);
