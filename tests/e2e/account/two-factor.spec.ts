import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import type { Person } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { codeOfApp } from '../support/totp.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

/** Turns the second factor on; answers its secret and the recovery codes. */
async function turnOn(page: Page) {
  await page.goto('/account/two-factor');
  // Nobody reads the image with the phone that shows it: there it is folded.
  const folded = page.getByText('Mostrar a imagem');
  if (await folded.isVisible()) await folded.click();
  await expect(page.getByRole('img', { name: /aplicativo autenticador/ })).toBeVisible();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Código', { exact: true }).fill('000 000');
  await page.getByRole('button', { name: 'Ligar' }).click();
  await expect(page.getByText(/Este código não está certo/).first()).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill(codeOfApp(secret));
  await page.getByRole('button', { name: 'Ligar' }).click();
  await expect(page.getByText('Verificação em duas etapas ligada.')).toBeVisible();
  const codes = page.getByRole('listitem').filter({ hasText: /^\w{4}(?:-\w{4}){3}$/ });
  const recovery = await codes.allInnerTexts();
  expect(recovery).toHaveLength(8);
  return { secret, recovery };
}

async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Digite o código' })).toBeVisible();
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

test('SESS-17 a second factor is offered in the account and asked for at the log-in', async ({
  page,
  bettor,
}) => {
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Verificação em duas etapas' })).toBeVisible();
  const { secret, recovery } = await turnOn(page);

  await logInAgain(page, bettor);
  await page.goto('/user-account');
  await expect(page).toHaveURL('/casino/slots');
  await page.goto('/login/two-factor');
  await enter(page, '123456');
  await expect(page.getByText(/Este código não está certo/).first()).toBeVisible();
  // That of the next period is taken, too: the present one has turned it on, and works once.
  const code = codeOfApp(secret, 1);
  await enter(page, code);
  await expect(page).toHaveURL('/esportes');

  await test.step('a code works once, and a recovery code instead of it, once as well', async () => {
    await logInAgain(page, bettor);
    await enter(page, code);
    await expect(page.getByText(/já foi usado/).first()).toBeVisible();
    await enter(page, (recovery[0] ?? '').toUpperCase());
    await expect(page).toHaveURL('/esportes');
  });

  await test.step('it is turned off with a code, and not asked for any more', async () => {
    await page.goto('/account/two-factor');
    const turnOff = async (code = '') => {
      await page.getByLabel('Código', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Desligar' }).click();
    };
    await turnOff(recovery[0]);
    await expect(page.getByText(/já foi usado/).first()).toBeVisible();
    await turnOff(recovery[1]);
    await expect(page.getByText('Verificação em duas etapas desligada.')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, bettor.email, bettor.password);
    await expect(page).toHaveURL('/esportes');
  });
});

test('SESS-17 the page of the code leads back to the log-in without a log-in that waits', async ({
  page,
}) => {
  await page.goto('/login/two-factor');
  await expect(page).toHaveURL(/\/login\?.*reason=codeLate/);
  await expect(page.getByText(/O tempo para digitar o código passou/)).toBeVisible();
});

mexicanTest('SESS-17 the second factor in Spanish', async ({ page, servers }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await page.context().addCookies(visitor.cookies);
  await page.goto('/account/two-factor');
  await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText(/Este código no es correcto/).first()).toBeVisible();
});
