import { logIn } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const STOPPED = 'Não é possível entrar';

test('EXCL-05 SHELL-14 a self-excluded bettor logs in, is told why they may not play, and logs out', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, 'autoexclusao-3@vitrine.example', 'Vitrine!2024');
  await expect(page.getByRole('heading', { name: STOPPED })).toBeVisible();
  await expect(page.getByText('Sua conta está em autoexclusão por 3 meses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Escrever para o suporte' })).toBeVisible();

  for (const path of ['/esportes', '/deposit', '/bet-slip', '/account']) {
    await page.goto(path);
    await expect(page).toHaveURL('/account-stopped');
  }

  await page.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page).toHaveURL('/esportes');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});

test('SHELL-14 a bettor who excludes themselves meanwhile is stopped at the next deposit', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto('/deposit');
  await platform.order('accounts/exclude', { email: bettor.email, months: 6 });
  await page.getByLabel('Valor do depósito').fill('50,00');
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(
    page.getByText(/depósitos ficam fechados/).or(page.getByRole('heading', { name: STOPPED })),
  ).toBeVisible();
  await page.goto('/bet-history');
  await expect(page.getByRole('heading', { name: STOPPED })).toBeVisible();
  await expect(page.getByText('Sua conta está em autoexclusão por 6 meses.')).toBeVisible();
});

test('SHELL-04 a bettor of a Brazil brand is led from /account to /user-account, a guest logs in first', async ({
  page,
  bettor,
}) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/user-account');
  await expect(page.getByText(bettor.email)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/account');
  await expect(page).toHaveURL('/login?returnTo=%2Faccount');
});
