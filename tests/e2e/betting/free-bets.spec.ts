import { type Page } from '@playwright/test';
import { SiteVisitor } from '../support/site-visitor.ts';
import { addWinner, enterStake, placeButton, tap, untilShown } from '../support/slip.ts';
import { expect, test, testOf } from '../support/test.ts';

const CHOICE = 'Como pagar esta aposta';

/** Chooses what pays the bet on the slip's page; without scripts a button keeps the choice. */
async function payWith(page: Page, name: string, hasScripts: boolean): Promise<void> {
  const choice = page.getByRole('main').getByRole('radiogroup', { name: CHOICE });
  // A refused choice falls back at once, so it isn't waited for here.
  await choice.getByRole('radio', { name }).click();
  if (!hasScripts) {
    await page.getByRole('main').getByRole('button', { name: 'Usar esta forma de pagar' }).click();
  }
}

test('FREE-01 FREE-02 a free bet pays a single with its fixed stake, and the balance stays', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  await platform.order('promotions/free-bet', { email: bettor.email, stake: 12 });
  await addWinner(page, await platform.matchToCome());
  await page.goto('/bet-slip');
  const main = page.getByRole('main');
  await payWith(page, 'Aposta grátis de R$ 12,00', javaScriptEnabled);
  const place = main.getByRole('button', { name: 'Confirmar aposta grátis de R$ 12,00' });
  await expect(place).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Valor da aposta/ })).toHaveCount(0);
  await expect(main.getByText('sem o valor da aposta grátis')).toBeVisible();
  await expect(main.getByText('O retorno potencial inclui o valor apostado.')).toHaveCount(0);
  // The balance can pay again, and the free bet after it.
  await payWith(page, 'Com meu saldo', javaScriptEnabled);
  await expect(main.getByRole('textbox', { name: /^Valor da aposta/ })).toHaveValue('');
  await payWith(page, 'Aposta grátis de R$ 12,00', javaScriptEnabled);
  await place.click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  expect((await platform.books(bettor.email)).balance).toBe(100_00);
  // Spent: the next slip has only the balance.
  const [, other] = await platform.matchesToCome(2);
  if (!other) throw new Error('No second match is to come');
  await addWinner(page, other);
  await page.goto('/bet-slip');
  await expect(main.getByRole('textbox', { name: /^Valor da aposta/ }).first()).toBeVisible();
  await expect(main.getByRole('radiogroup', { name: CHOICE })).toHaveCount(0);
});

test('FREE-02 a free bet pays a multiple', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  await platform.order('promotions/free-bet', { email: bettor.email, stake: 8.5 });
  for (const match of await platform.matchesToCome(2)) await addWinner(page, match);
  await page.goto('/bet-slip');
  await payWith(page, 'Aposta grátis de R$ 8,50', javaScriptEnabled);
  await page.getByRole('button', { name: 'Confirmar aposta grátis de R$ 8,50' }).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  expect((await platform.books(bettor.email)).balance).toBe(100_00);
});

const REFUSALS = [
  [15.01, 'Esta aposta grátis não está disponível para esta aposta.'],
  [15.02, 'Esta aposta grátis foi cancelada.'],
  [15.03, 'O prazo desta aposta grátis acabou.'],
  [15.04, 'Esta aposta grátis está em uso em outra aposta.'],
  [15.05, 'Esta aposta grátis não vale para este tipo de aposta.'],
  [15.06, 'O ganho desta aposta passa do limite da aposta grátis.'],
  [15.07, 'O valor não é o desta aposta grátis.'],
  [15.08, 'Esta aposta grátis não vale para este jogo.'],
] as const;

test('FREE-03 each refusal of a free bet says its reason, and the balance pays instead', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  for (const [stake] of REFUSALS) {
    await platform.order('promotions/free-bet', { email: bettor.email, stake });
  }
  await addWinner(page, await platform.matchToCome());
  await page.goto('/bet-slip');
  const main = page.getByRole('main');
  for (const [stake, sentence] of REFUSALS) {
    const name = `Aposta grátis de R$ ${stake.toFixed(2).replace('.', ',')}`;
    await payWith(page, name, javaScriptEnabled);
    await expect(main.getByText(sentence).first()).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Com meu saldo' })).toBeChecked();
    await expect(main.getByRole('radio', { name })).toBeDisabled();
  }
  await enterStake(page, '5,00');
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  expect((await platform.books(bettor.email)).balance).toBe(95_00);
});

const axolote = testOf('axolote');

axolote(
  'FREE-01 FREE-02 a bettor in Mexico pays a bet with a free bet, in Spanish',
  async ({ page, context, servers, platform, javaScriptEnabled }) => {
    const visitor = new SiteVisitor(servers);
    await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
    await context.addCookies(visitor.cookies);
    await platform.order('promotions/free-bet', { email: 'demo@vitrine.example', stake: 50 });
    const match = await platform.matchToCome();
    await page.goto(`/esportes/futebol/evento/${match.id}`);
    await tap(page, page.getByRole('main').locator('button[data-outcome]').first());
    await page.goto('/bet-slip');
    const main = page.getByRole('main');
    const choice = main.getByRole('radiogroup', { name: 'Cómo pagar esta apuesta' });
    await choice
      .getByRole('radio', { name: /Apuesta gratis de \$\s?50\.00/ })
      .first()
      .click();
    if (!javaScriptEnabled) {
      await main.getByRole('button', { name: 'Usar esta forma de pago' }).click();
    }
    await main.getByRole('button', { name: /^Confirmar apuesta gratis de \$\s?50\.00/ }).click();
    await untilShown(page, 'Apuesta aceptada', javaScriptEnabled);
  },
);
