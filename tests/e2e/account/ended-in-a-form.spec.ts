import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { newPerson, type Person } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

const STILL_HERE =
  'Você entrou de novo e seus dados continuam aqui. Nada foi enviado: confira e envie.';

/** Sends the form of the page after the operator has ended every session, and logs in again. */
async function sendAndLogIn(page: Page, button: string, { email, password }: Person) {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(page).toHaveURL(/\/login\?returnTo=.*reason=ended/);
  await logIn(page, email, password);
}

test('SESS-08 what was typed is still there when the session ended in the middle of a form', async ({
  page,
  bettor,
  platform,
}) => {
  await test.step('contact details', async () => {
    await page.goto('/account/details');
    await page.getByLabel('Celular').fill('(21) 98765-4321');
    await page.getByLabel('Endereço').fill('Rua das Laranjeiras, 10, Rio de Janeiro');
    await platform.order('sessions/close', {});
    await sendAndLogIn(page, 'Salvar', bettor);
    await expect(page.getByText(STILL_HERE)).toBeVisible();
    await expect(page.getByLabel('Celular')).toHaveValue('(21) 98765-4321');
    await expect(page.getByLabel('Endereço')).toHaveValue(/^Rua das Laranjeiras/);
    await page.getByRole('button', { name: 'Salvar' }).first().click();
    await expect(page.getByText('Dados salvos.')).toBeVisible();
    await expect(page.getByText(STILL_HERE)).toHaveCount(0);
  });

  await test.step('limits', async () => {
    await page.goto('/responsable-game');
    const deposit = page
      .locator('form')
      .filter({ has: page.getByRole('heading', { name: 'Limite de depósito' }) });
    await deposit.getByRole('textbox', { name: 'Por dia' }).fill('150,00');
    await platform.order('sessions/close', {});
    await deposit.getByRole('button', { name: 'Salvar limites' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, bettor.email, bettor.password);
    await expect(page.getByText(STILL_HERE)).toBeVisible();
    await expect(deposit.getByRole('textbox', { name: 'Por dia' })).toHaveValue('150,00');
  });

  await test.step('ready amounts of the slip', async () => {
    await page.goto('/bet-slip/quick-stakes');
    await page.getByLabel('Valor 1', { exact: true }).fill('7,00');
    await platform.order('sessions/close', {});
    // Nothing of this form goes to the operator, so that another page finds the session ended.
    await page.request.get('/transactions');
    await page.getByRole('main').getByRole('button', { name: 'Salvar' }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, bettor.email, bettor.password);
    await expect(page.getByText(STILL_HERE)).toBeVisible();
    await expect(page.getByLabel('Valor 1', { exact: true })).toHaveValue('7,00');
  });
});

test('SESS-08 what one bettor typed is never shown to another', async ({
  page,
  bettor: _bettor,
  platform,
  servers,
}) => {
  const other = newPerson();
  await new SiteVisitor(servers).register(other);
  await page.goto('/account/details');
  await page.getByLabel('Endereço').fill('Rua das Laranjeiras, 10, Rio de Janeiro');
  await platform.order('sessions/close', {});
  await sendAndLogIn(page, 'Salvar', other);
  await expect(page).toHaveURL(/\/account\/details/);
  await expect(page.getByLabel('Endereço')).not.toHaveValue(/Laranjeiras/);
  await expect(page.getByText(STILL_HERE)).toHaveCount(0);
});
