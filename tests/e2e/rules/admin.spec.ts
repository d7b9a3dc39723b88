import type { Page } from '@playwright/test';
import { matchPath } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Vitrine!2024';

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/esportes');
}

test('CAT-28 CAT-30 an administrator takes an event off and gives it back', async ({
  page,
  browser,
  platform,
  servers,
}) => {
  const { id } = await platform.matchToCome();
  await logIn(page, 'admin@vitrine.example');
  await page.goto('/user-account');
  await page.getByRole('link', { name: 'Modo administrador' }).click();
  await page.getByRole('button', { name: 'Ativar o modo administrador' }).click();
  await expect(page.getByText('está ativo neste navegador')).toBeVisible();

  await page.goto(matchPath({ id }));
  await page.getByRole('button', { name: 'Ocultar ou trocar de provedor' }).click();
  await expect(page.getByText(`O jogo ${id} foi ocultado.`)).toBeVisible();
  const guest = await browser.newContext({ baseURL: servers.site.url });
  const statusOf = async () => (await guest.request.get(matchPath({ id }))).status();
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(404);

  await expect(page.getByLabel('Código do jogo')).toHaveValue(id);
  await page.getByRole('button', { name: 'Mostrar este jogo' }).click();
  await expect(page.getByText(`O jogo ${id} é mostrado.`)).toBeVisible();
  await expect.poll(statusOf, { timeout: 20_000 }).toBe(200);
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(page.getByText(`O jogo ${id} voltou ao padrão.`)).toBeVisible();

  await page.getByLabel('Código do jogo').fill('sr:match:404');
  await page.getByRole('button', { name: 'Mostrar este jogo' }).click();
  await expect(page.getByText('A plataforma não conhece o jogo sr:match:404.')).toBeVisible();
  await guest.close();
});

test('CAT-30 nobody else sees admin mode', async ({ page, platform, bettor: _bettor }) => {
  const { id } = await platform.matchToCome();
  await page.goto('/user-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modo administrador' })).toHaveCount(0);
  expect((await page.goto('/admin-mode'))?.status()).toBe(404);
  await page.goto(matchPath({ id }));
  await expect(page.getByText('Modo administrador')).toHaveCount(0);
});
