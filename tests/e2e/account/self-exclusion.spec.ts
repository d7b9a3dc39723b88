import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

const TITLE = 'Não é possível entrar';
const PASSWORD = 'Vitrine!2024';

async function logInExcluded(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, `${name}@vitrine.example`, PASSWORD);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
}

for (const { name, period, end } of [
  { name: 'autoexclusao-3', period: 'por 3 meses', end: /Ela termina em \d+ de/ },
  { name: 'autoexclusao-24', period: 'por 2 anos', end: /Ela termina em \d+ de/ },
  { name: 'autoexclusao-1216-sem-data', period: 'permanente', end: 'até um novo aviso' },
]) {
  test(`EXCL-01 EXCL-02 EXCL-03 ${name}: the screen says for how long and until when, Accept logs out`, async ({
    page,
  }) => {
    await logInExcluded(page, name);
    await expect(page.getByText(period)).toBeVisible();
    await expect(page.getByText(end)).toBeVisible();
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await page.goto('/account-stopped');
    await expect(page).toHaveURL(/\/login/);
  });
}

test('EXCL-03 EXCL-05 Withdraw balance goes to the withdrawal and leaves the screen', async ({
  page,
}) => {
  await logInExcluded(page, 'autoexclusao-24-sem-data');
  const withdraw = page.getByRole('link', { name: 'Sacar saldo' });
  await expect(withdraw).toHaveAttribute('href', '/withdrawal');
  await withdraw.click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeHidden();
  await expect(page).toHaveURL('/withdrawal');
});

test('EXCL-03 without full validation there is no withdrawal, and the screen says why', async ({
  page,
  bettor,
  platform,
}) => {
  await platform.order('accounts/exclude', { email: bettor.email, months: 6 });
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, bettor.email, bettor.password);
  await expect(page.getByText('por 6 meses')).toBeVisible();
  await expect(page.getByText(/precisa da validação completa/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sacar saldo' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Escrever para o suporte' })).toBeVisible();
});

test('EXCL-04 a skeleton stands until the validation is known, and the screen ends without an answer', async ({
  page,
  platform,
}) => {
  const endpoint = 'validation.realFull';
  await logInExcluded(page, 'autoexclusao-3-sem-data');
  await platform.order('failures', { endpoint, failure: { delayMs: 4000 }, count: 1 });
  await page.goto('/account-stopped');
  await expect(page.getByRole('status').getByText('Conferindo sua conta')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sacar saldo' })).toBeVisible({ timeout: 10_000 });

  await platform.order('failures', { endpoint, failure: { delayMs: 4000 }, count: 9 });
  await page.goto('/account-stopped?look=3');
  await expect(page.getByText(/Não conseguimos conferir agora/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toBeVisible();
  await platform.giveBack();
  await page.getByRole('link', { name: 'Conferir de novo' }).click();
  await expect(page.getByRole('link', { name: 'Sacar saldo' })).toBeVisible();
});

mexicanTest(
  'EXCL-01 EXCL-03 the screen of a self-exclusion in Spanish',
  async ({ page, servers }) => {
    const visitor = new SiteVisitor(servers);
    await visitor.logIn('autoexclusao-1216@vitrine.example', PASSWORD);
    await page.context().addCookies(visitor.cookies);
    await page.goto('/esportes');
    await expect(page.getByRole('heading', { name: 'No es posible entrar' })).toBeVisible();
    await expect(page.getByText(/permanente/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retirar saldo' })).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  },
);
