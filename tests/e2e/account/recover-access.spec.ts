import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/people.ts';
import type { Servers } from '../support/servers.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test, testOf } from '../support/test.ts';

const NEW_PASSWORD = 'Tucano2025';
/** A bettor that every platform has. */
const DEMO = 'demo@vitrine.example';

/** Somebody with an account whose e-mail waits for its PIN, logged in with the page's browser. */
async function arriveRegistered(page: Page, servers: Servers): Promise<Person> {
  const person = newPerson();
  const visitor = new SiteVisitor(servers);
  await visitor.register(person);
  await page.context().addCookies(visitor.cookies);
  return person;
}

/** Somebody with an account, logged out. */
async function accountOf(servers: Servers): Promise<Person> {
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  return person;
}

async function logIn(page: Page, { email }: Person, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Código de 6 números').fill(pin);
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click();
}

async function typeNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('Senha nova', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha nova').fill(again);
  await page.getByRole('button', { name: 'Salvar a senha' }).click();
}

test('SESS-01 a forgotten password is set by a mailed link, once', async ({
  page,
  servers,
  platform,
}) => {
  const person = await accountOf(servers);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  // The log-in has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Recuperar o acesso' })).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();

  const link = await platform.mailedLink(person.email);
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await typeNewPassword(page, NEW_PASSWORD, 'Outra-senha-1');
  await expect(page.getByText('As duas senhas são diferentes.').first()).toBeVisible();
  await typeNewPassword(page, NEW_PASSWORD);
  await expect(page.getByText('Senha alterada. Entre com a senha nova.')).toBeVisible();
  await logIn(page, person, NEW_PASSWORD);
  await expect(page).toHaveURL('/esportes');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar o acesso' })).toBeVisible();
});

test('SESS-01 an e-mail without an account is answered alike, and a wrong one is said', async ({
  page,
}) => {
  await page.goto('/forgot-my-password');
  await page.getByLabel('E-mail').fill('ninguem@exemplo');
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText('Escreva um e-mail completo').first()).toBeVisible();
  await page.getByLabel('E-mail').fill(newPerson().email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
});

test('SESS-01 SESS-15 an account that failed log-ins closed is released by the mailed link', async ({
  page,
  servers,
  platform,
}) => {
  const person = await accountOf(servers);
  await platform.order('accounts/lock-out', { email: person.email });
  await page.goto('/login');
  await logIn(page, person, person.password);
  await expect(page.getByRole('heading', { name: 'Conta fechada por segurança' })).toBeVisible();
  await expect(page).toHaveURL('/attempt-limit');
  await page.getByRole('link', { name: 'Não foi você?' }).click();
  await expect(page.getByRole('heading', { name: 'Atividade incomum na sua conta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Escrever para o suporte' })).toBeVisible();

  const link = await platform.mailedLink(person.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Liberar a conta' }).click();
  await expect(page.getByText('Conta liberada. Entre com sua senha.')).toBeVisible();
  await logIn(page, person, person.password);
  await expect(page).toHaveURL('/esportes');

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Liberar a conta' }).click();
  await expect(page.getByText(/já foi usado ou veio incompleto/)).toBeVisible();
});

test('REG-06 REG-08 REG-09 the PIN of the e-mail is entered, and the account is open', async ({
  page,
  servers,
  platform,
  javaScriptEnabled,
}) => {
  const { email } = await arriveRegistered(page, servers);
  await page.goto('/onboard-success');
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(`Enviamos um código de 6 números para ${email}.`)).toBeVisible();

  const another = page.getByRole('button', { name: 'Enviar outro código' });
  const wait = javaScriptEnabled === false ? /às \d\d:\d\d:\d\d\.$/ : /em [1-6]?\d s\.$/;
  await expect(another).toHaveAccessibleDescription(wait);

  const pin = await platform.mailedPin(email);
  await enterPin(page, pin === '123456' ? '654321' : '123456');
  await expect(page.getByText('Código errado. Restam 4 tentativas.').first()).toBeVisible();
  await another.click();
  await expect(page.getByText(/há menos de um minuto/)).toBeVisible();
  await expect(another).toHaveAccessibleDescription(wait);
  await enterPin(page, pin);
  await expect(page.getByRole('heading', { name: 'Tudo pronto, Joana' })).toBeVisible();
  await page.goto('/verify-email');
  await expect(page).not.toHaveURL('/verify-email');
});

test('REG-06 a PIN that is over, or guessed too often, asks for another', async ({
  page,
  servers,
}) => {
  await arriveRegistered(page, servers);
  await page.goto('/verify-email');
  await enterPin(page, '000000');
  await expect(page.getByText('Este código expirou. Peça outro.').first()).toBeVisible();
  await enterPin(page, '999999');
  await expect(page.getByText('Muitos códigos errados.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Confirmar depois' }).click();
  await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
});

test('SESS-06 the link in the mail of a registration signs in, once', async ({
  page,
  servers,
  platform,
}) => {
  const { email } = await accountOf(servers);
  const link = await platform.mailedLink(email);
  await page.goto(link);
  await expect(page.getByText(`Este link foi enviado para ${email}`)).toBeVisible();
  const press = () => page.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await press();
  await expect(page.getByRole('heading', { name: 'Tudo pronto, Joana' })).toBeVisible();
  await expect(page).toHaveURL('/onboard-success');

  await page.context().clearCookies();
  await page.goto(link);
  await press();
  await expect(page.getByText('Este link já foi usado ou veio incompleto.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

testOf('axolote')('SESS-01 a forgotten password is set in Spanish', async ({ page, platform }) => {
  await page.goto('/forgot-my-password');
  await page.getByLabel('Correo electrónico').fill(DEMO);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();
  await page.goto(await platform.mailedLink(DEMO));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirma la contraseña nueva').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada. Entra con la nueva.')).toBeVisible();
});
