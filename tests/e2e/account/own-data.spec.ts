import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { newPerson } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

/** A file that a link brings. */
async function downloaded(page: Page, link: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: link }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('what is known of a bettor arrives as a file of JSON', async ({ page, bettor }) => {
  await page.goto('/account/data');
  const { name, bytes } = await downloaded(page, 'Baixar meus dados');
  expect(name).toMatch(/^[\w-]+-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.stringify(JSON.parse(bytes.toString('utf8')))).toContain(bettor.email);
});

test('WAL-11 the statement of the transactions arrives as a PDF', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/transactions');
  const { name, bytes } = await downloaded(page, 'Baixar extrato (PDF)');
  expect(name).toMatch(/^extrato.*\.pdf$/);
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bytes.subarray(-8).toString('latin1')).toContain('%%EOF');
});

test('SESS-01 an account is closed by its password, and opens no more', async ({
  page,
  context,
  servers,
}) => {
  const person = newPerson();
  const visitor = new SiteVisitor(servers);
  await visitor.register(person);
  await context.addCookies(visitor.cookies);
  await page.goto('/account/data');
  await page.getByRole('radio', { name: 'Privacidade' }).check();
  await page.getByRole('button', { name: 'Continuar para encerrar' }).click();
  await expect(page.getByRole('heading', { name: 'O que acontece' })).toBeVisible();

  const password = page.getByLabel('Senha', { exact: true });
  const close = page.getByRole('button', { name: 'Encerrar minha conta' });
  await password.fill('Errada2024');
  await close.click();
  await expect(page.getByText('A senha não confere.').first()).toBeVisible();
  await password.fill(person.password);
  await close.click();
  await expect(page.getByRole('heading', { name: 'Sua conta foi encerrada' })).toBeVisible();

  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(
    page
      .getByRole('main')
      .getByText(/encerrada/)
      .first(),
  ).toBeVisible();
  await page.goto('/transactions');
  await expect(page).toHaveURL(/\/login/);
});
