import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import type { Person } from '../support/people.ts';
import type { Platform } from '../support/platform.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

const TITLE = 'Sua conta vai mudar de casa';

/** Asks a bettor for the migration at the next log-in, and logs in. */
async function logInAsked(page: Page, bettor: Person, platform: Platform): Promise<void> {
  await platform.order('accounts/migration', { email: bettor.email, mustMigrate: true });
  await platform.order('accounts/step', { email: bettor.email, step: 2 });
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, bettor.email, bettor.password);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
}

test('MIG-01 MIG-02 MIG-04 the modal stands on every page until it is accepted, and then leads on', async ({
  page,
  bettor,
  platform,
}) => {
  await logInAsked(page, bettor, platform);
  for (const path of ['/deposit', '/bet-history', '/responsable-game']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Mudança feita' })).toBeVisible();
  expect(await platform.account(bettor.email)).toMatchObject({
    migrationDecision: 1,
    mustMigrate: false,
  });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/(complete-profile|esportes)$/);
  await page.goto('/bet-history');
  await expect(page).toHaveURL('/bet-history');
});

test('MIG-03 not accepting is told as ignored and closes the modal until the next log-in', async ({
  page,
  bettor,
  platform,
}) => {
  await logInAsked(page, bettor, platform);
  await page.goto('/bet-history');
  await page.getByRole('button', { name: 'Não aceitar' }).click();
  await expect(page).toHaveURL('/bet-history');
  expect(await platform.account(bettor.email)).toMatchObject({ migrationDecision: 0 });
  await page.goto('/deposit');
  await expect(page).toHaveURL('/deposit');
  await logInAsked(page, bettor, platform);
});

test('MIG-03 ignoring the modal is told and logs out', async ({ page, bettor, platform }) => {
  await logInAsked(page, bettor, platform);
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
  expect(await platform.account(bettor.email)).toMatchObject({
    migrationDecision: 0,
    mustMigrate: true,
  });
});

test('MIG-07 a decision that the operator fails to take stops nobody and is not called done', async ({
  page,
  bettor,
  platform,
}) => {
  await logInAsked(page, bettor, platform);
  await platform.order('failures', {
    endpoint: 'migration.decide',
    failure: { status: 500 },
    count: 9,
  });
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page.getByRole('heading', { name: /ainda não foi confirmada/ })).toBeVisible();
  expect(await platform.account(bettor.email)).toMatchObject({ migrationDecision: null });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.goto('/bet-history');
  await expect(page).toHaveURL('/bet-history');
});

test('MIG-05 on the older domain the modal says that the account has moved', async ({
  page,
  servers,
}) => {
  const older = await servers.addSite({ OLDER_DOMAIN: '1' });
  await page.goto(`${older.url}/login`);
  await logIn(page, 'validacao-4@vitrine.example', 'Vitrine!2024');
  await expect(page.getByRole('heading', { name: 'Mudança feita' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(`${older.url}/esportes`);
  await older.kill();
});

test('MIG-06 the withdrawal of the migration has a page of its own', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/request-withdrawal/m-1042');
  await expect(page.getByRole('heading', { name: 'Saque da conta anterior' })).toBeVisible();
  await expect(page.getByText('m-1042')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sacar saldo' })).toHaveAttribute(
    'href',
    '/withdrawal',
  );
  await page.goto('/request-withdrawal/m%20%3C1042');
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
});

mexicanTest('MIG-01 the migration in Spanish', async ({ page, servers }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('migracao@vitrine.example', 'Vitrine!2024');
  await page.context().addCookies(visitor.cookies);
  await page.goto('/deposit');
  await expect(
    page.getByRole('heading', { name: 'Tu cuenta va a cambiar de sitio' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Cambio hecho' })).toBeVisible();
});
