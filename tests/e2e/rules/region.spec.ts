import { expect, test } from '../support/test.ts';

const HOME = null;
const ABROAD = { isoCountry: 'US', region: 'Nevada', city: 'Reno' };

test.afterEach(({ platform }) => platform.order('place', { place: HOME }));

test('REG-04 REG-12 a restricted region closes the log-in and the registration, in words', async ({
  page,
  platform,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('demo@vitrine.example');
  await page.getByLabel('Senha', { exact: true }).fill('Vitrine!2024');
  await platform.order('place', { place: ABROAD });
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/registerInvalidRegion');
  await expect(
    page.getByRole('heading', { name: 'Daqui não é possível entrar nem criar conta' }),
  ).toBeVisible();
  await page.goto('/register');
  await page.waitForURL('**/registerInvalidRegion');
  await platform.order('place', { place: HOME });
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
});
