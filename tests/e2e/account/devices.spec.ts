import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

test('SESS-18 a session on another device is listed and ended from here, and that device has to log in', async ({
  page,
  browser,
  baseURL,
  bettor,
  servers,
}) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn(bettor.email, bettor.password);
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await other.addCookies(visitor.cookies);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/transactions');
  await expect(elsewhere).toHaveURL('/transactions');

  await page.goto('/account/sessions');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Aparelhos conectados' })).toBeVisible();
  await expect(main.getByText('Este aparelho', { exact: true })).toHaveCount(1);
  await main.getByRole('button', { name: /^Encerrar sessão: / }).click();
  await expect(main.getByText('Sessão encerrada. Esse aparelho precisa entrar')).toBeVisible();
  await expect(main.getByText('Sua conta só está aberta neste aparelho.')).toBeVisible();

  await elsewhere.goto('/transactions');
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(elsewhere.getByText('Esta sessão foi encerrada a partir de outro')).toBeVisible();
  await other.close();
  await page.goto('/transactions');
  await expect(page).toHaveURL('/transactions');
});
