import type { Page } from '@playwright/test';
import { typeDate } from '../support/forms.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function typeRegistration(page: Page, birthDate: string) {
  const person = newPerson();
  await page.getByLabel('Nome completo').fill(person.fullName);
  await page.getByLabel('CPF').fill(person.cpf);
  await typeDate(page, 'Data de nascimento', birthDate);
  await page.getByLabel('Celular').fill(person.cellPhone);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel(/^Confirme a senha|^Repita a senha/).fill(person.password);
  await page.getByRole('checkbox').first().check();
  return person;
}

test('REG-15 somebody under age is told so, and can mend the date', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/register');
  const lastYear = new Date().getFullYear() - 17;
  const { email } = await typeRegistration(page, `${lastYear}-12-31`);
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
  const title = page.getByText('É preciso ter 18 anos ou mais', { exact: true });
  await expect(title.first()).toBeVisible();
  await expect(page.getByText('nenhuma conta foi aberta').first()).toBeVisible();
  // Without scripts the page says it over the form, and leads to the field.
  const mend = javaScriptEnabled
    ? page.getByRole('button', { name: 'Corrigir a data' }).first()
    : page.getByRole('link', { name: 'É preciso ter 18 anos ou mais para abrir uma conta.' });
  await mend.click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('a half-finished registration is there again after a reload, and is put away on demand', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'Scripts send what is typed');
  await page.goto('/register');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/register/draft') && answer.status() === 204,
  );
  await page.getByLabel('Nome completo').fill('Joana Prado');
  await page.getByLabel('E-mail').fill('joana@exemplo.com.br');
  await page.getByLabel('CPF').focus();
  await kept;
  await page.reload();
  await expect(page.getByText('Seu cadastro continua de onde parou')).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Joana Prado');
  await page.getByRole('button', { name: 'Apagar e começar de novo' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('');
});
