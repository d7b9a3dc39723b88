import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

test('SESS-12 a bettor changes the phone and the address', async ({ page, bettor }) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Meus dados' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(bettor.fullName)).toBeVisible();
  await expect(main.getByText(bettor.email)).toBeVisible();
  const phone = page.getByLabel('Celular');
  await phone.fill('123');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue('123');
  await phone.fill('(21) 98765-4321');
  await page.getByLabel('Endereço').fill('Rua das Laranjeiras, 10, Rio de Janeiro');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(main.getByText('Dados salvos.')).toBeVisible();
  await page.goto('/account/details');
  await expect(phone).toHaveValue('21987654321');
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Laranjeiras, 10, Rio de Janeiro');
});

test('NET-05 details that can’t be read are said so, and nothing is changed unseen', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  await platform.order('failures', {
    endpoint: 'users.details',
    failure: { malformed: 'truncated' },
    rate: 1,
  });
  await page.goto('/account/details');
  await expect(page.getByText('Não foi possível ler seus dados agora.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await platform.order('failures/clear', {});
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Celular')).toBeVisible();
});

mexicanTest('SESS-12 the details in Spanish', async ({ page, servers, context }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
  await page.goto('/account/details');
  await page.getByLabel('Dirección').fill('Av. Reforma 1');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Datos guardados.')).toBeVisible();
});
