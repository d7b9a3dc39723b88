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

const LATER_MS = 6 * 60_000;
const SCRIPT = `const now = Date.now; Date.now = () => now() + ${LATER_MS};`;
/** The environment in which the site believes that the log-in is longer ago than five minutes. */
const LATER = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}` };

test('a session that went on for a while is asked for the password before the phone changes or another session ends', async ({
  page,
  bettor,
  servers,
}) => {
  await new SiteVisitor(servers).logIn(bettor.email, bettor.password);
  await servers.site.kill();
  await servers.site.start(LATER);
  try {
    // A site that has just started answers its first reading late.
    await page.goto('/account/sessions');
    await page.goto('/account/details');
    const password = page.getByLabel('Senha', { exact: true });
    await page.getByLabel('Celular').fill('(21) 98765-4321');
    await password.fill('Errada-2024');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('A senha não confere.').first()).toBeVisible();
    await expect(page.getByLabel('Celular')).toHaveValue('(21) 98765-4321');

    await page.goto('/account/sessions');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Encerrar sessão: / }).click();
    await expect(main.getByRole('heading', { name: /^Encerrar sessão: / })).toBeVisible();
    await password.fill(bettor.password);
    await main.getByRole('button', { name: 'Confirmar e encerrar' }).click();
    await expect(main.getByText('Sessão encerrada. Esse aparelho precisa entrar')).toBeVisible();

    await page.goto('/account/details');
    await expect(page.getByLabel('Celular')).toBeVisible();
    await expect(password).toHaveCount(0);
  } finally {
    await servers.site.kill();
    await servers.site.start();
  }
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
