import type { Page } from '@playwright/test';
import { post } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

for (const [amount, message] of [
  ['0,99', 'O depósito mínimo é R$ 1,00.'],
  ['50.000,01', 'O depósito máximo é R$ 50.000,00.'],
  ['10.50', 'Separe os centavos com vírgula, como 1,00.'],
] as const) {
  test(`${amount} is not taken, and stays to be mended`, async ({ page, bettor, platform }) => {
    await page.goto('/deposit');
    await deposit(page, amount);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(amountField(page)).toHaveValue(amount);
    expect((await platform.books(bettor.email)).charges).toHaveLength(1);
  });
}

test('WAL-20 the same form sent twice at once is one charge', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto('/deposit');
  const form = { intentId: await page.locator('[name=intentId]').inputValue(), amount: '30,00' };
  const answers = await Promise.all([post(page, '/deposit', form), post(page, '/deposit', form)]);
  const [charge, ...others] = answers.map((answer) => answer.headers()['location']);
  expect(charge).toMatch(/^\/deposit\/\w+$/);
  expect(others).toEqual([charge]);
  const { charges } = await platform.books(bettor.email);
  expect(charges.filter(({ amount }) => amount === 3000)).toHaveLength(1);
});

test('WAL-20 a deposit that the operator failed is said to be not known, and a new one is one charge', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto('/deposit');
  await platform.order('failures', { host: 'payments', failure: { status: 503 }, count: 20 });
  await deposit(page, '40,00');
  await expect(page.getByText('Ainda não sabemos se o depósito foi iniciado')).toBeVisible();
  await expect(page.getByText('R$ 40,00')).toBeVisible();
  await platform.order('failures', { host: 'payments', failure: { status: 503 }, count: 0 });

  await page.getByRole('link', { name: 'Fazer outro depósito' }).click();
  await deposit(page, '40,00');
  await expect(page.getByText('Aguardando o pagamento')).toBeVisible({ timeout: 15_000 });
  const { charges } = await platform.books(bettor.email);
  expect(charges.filter(({ amount }) => amount === 4000)).toHaveLength(1);
});

function amountField(page: Page) {
  return page.getByLabel('Valor do depósito');
}

async function deposit(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount);
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
}
