import type { Page } from '@playwright/test';
import { typeDate } from './support/forms.ts';
import { newPerson, type Person } from './support/people.ts';
import type { Platform } from './support/platform.ts';
import { addWinner, placeAndWait, untilShown } from './support/slip.ts';
import { expect, playingTest as test } from './support/test.ts';

/** The balance is asked of the operator at most every 20 s. */
const BALANCE_WITHIN_MS = 30_000;

test('BRAND-01 CAT-01 a guest registers, deposits, places a multiple that wins, and is paid', async ({
  page,
  platform,
  javaScriptEnabled,
}) => {
  test.setTimeout(120_000);
  const person = newPerson();

  await test.step('a guest sees the live list', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/esportes');
    await expect(page.getByRole('heading', { name: 'Ao vivo' })).toBeVisible();
  });

  await test.step('registers', () => register(page, person, platform));
  await test.step('logs out and in again', () => logOutAndIn(page, person));
  await test.step('deposits with Pix and pays', () => deposit(page, '50,00', javaScriptEnabled));

  const matches = await platform.matchesToCome(2);
  for (const match of matches)
    await test.step(`adds ${match.winner}`, () => addWinner(page, match));

  await test.step('places the multiple', async () => {
    await page.goto('/bet-slip');
    await expect(page.getByRole('button', { name: 'Múltipla' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('textbox', { name: 'Valor da aposta' }).fill('10,00');
    await placeAndWait(page, javaScriptEnabled);
  });

  await test.step('sees it in the history, its stake taken', async () => {
    await page.goto('/bet-history');
    await expect(page.getByRole('heading', { name: 'Múltipla com 2 seleções' })).toBeVisible();
    await expect(page.getByRole('article').getByText('Em aberto')).toBeVisible();
    for (const { winner } of matches) await expect(page.getByText(winner).first()).toBeVisible();
    expect(await balance(page)).toBe(4000);
  });

  await test.step('the matches end, and the bet is paid', async () => {
    await platform.playOut(matches);
    await page.goto('/bet-history');
    await page.getByRole('link', { name: 'Encerradas' }).click();
    await expect(page.getByRole('article').getByText('Ganha', { exact: true })).toBeVisible();
    const payout = amountIn(
      await page
        .getByRole('article')
        .getByText(/^Valor pago/)
        .locator('..')
        .innerText(),
    );
    expect(payout).toBeGreaterThan(1000);
    await expect
      .poll(() => reloadedBalance(page), { timeout: BALANCE_WITHIN_MS })
      .toBe(4000 + payout);
  });
});

async function register(page: Page, person: Person, platform: Platform): Promise<void> {
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  await page.getByLabel('Nome completo').fill(person.fullName);
  await page.getByLabel('CPF').fill(person.cpf);
  await typeDate(page, 'Data de nascimento', person.birthDate);
  await page.getByLabel('Celular').fill(person.cellPhone);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirme a senha').fill(person.password);
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const field = page.getByLabel('Código de 6 números');
  await expect(field).toBeVisible();
  await field.fill(await platform.mailedPin(person.email));
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click();
  await page.getByRole('link', { name: 'Fazer um depósito' }).click();
  await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
}

async function logOutAndIn(page: Page, person: Person): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/esportes');
}

async function deposit(page: Page, amount: string, hasScripts: boolean): Promise<void> {
  await page.goto('/deposit');
  await page.getByLabel('Valor do depósito').fill(amount);
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page.getByText('Aguardando o pagamento')).toBeVisible();
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Pagar no site do banco' }).click(),
  ]);
  await bank.getByRole('button', { name: 'Pagar' }).click();
  await expect(bank.getByText('Pagamento concluído')).toBeVisible();
  await bank.close();
  await untilShown(page, 'Depósito confirmado', hasScripts);
  await expect.poll(() => reloadedBalance(page), { timeout: BALANCE_WITHIN_MS }).toBe(5000);
}

/** The balance of the header in centavos. */
async function balance(page: Page): Promise<number> {
  return amountIn(await page.getByRole('link', { name: /^Saldo/ }).innerText());
}

async function reloadedBalance(page: Page): Promise<number> {
  await page.reload();
  return balance(page);
}

/** The first amount of a text, in centavos. */
function amountIn(text: string): number {
  return Number((/R\$\s*([\d.]+,\d\d)/.exec(text)?.[1] ?? '').replace(/[.,]/g, ''));
}
