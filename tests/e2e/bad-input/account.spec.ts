import type { Page, Route } from '@playwright/test';
import { alert, logIn, typeDate } from '../support/forms.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a wrong password is named, and the e-mail stays', async ({ page, bettor, context }) => {
  await context.clearCookies();
  await page.goto('/login');
  await logIn(page, bettor.email, 'Tucano2025');
  await expect(alert(page)).toContainText('E-mail ou senha não conferem.');
  await expect(page.getByLabel('E-mail')).toHaveValue(bettor.email);
  await logIn(page, bettor.email, bettor.password);
  await expect(page).toHaveURL('/esportes');
});

test('REG-11 a weak password and a mistyped CPF are named in place, and the rest stays typed', async ({
  page,
}) => {
  const person = newPerson();
  const mistyped = person.cpf.slice(0, -1) + ((Number(person.cpf.at(-1)) + 1) % 10);
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill(person.fullName);
  await page.getByLabel('CPF').fill(mistyped);
  await typeDate(page, 'Data de nascimento', person.birthDate);
  await page.getByLabel('Celular').fill(person.cellPhone);
  await page.getByLabel('E-mail').fill(person.email);
  await enterPassword(page, 'somenteminusculas');
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
  await register(page);

  await expect(page.getByLabel('CPF')).toHaveAccessibleDescription(/Este CPF não é válido/);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    /Use ao menos 8 caracteres, com letra maiúscula/,
  );
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.fullName);
  await expect(page.getByLabel('CPF')).toHaveValue(writtenCpf(mistyped));
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('23');
  await expect(page.getByLabel('Mês', { exact: true })).toHaveValue('04');
  await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('1991');
  await expect(page.getByLabel('Celular')).toHaveValue('(11) 98765-4321');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel(/Tenho 18 anos ou mais/)).toBeChecked();

  await page.getByLabel('CPF').fill(person.cpf);
  await enterPassword(page, person.password);
  await register(page);
  await expect(page).toHaveURL('/verify-email');
});

test('a form of another visitor, or without cookies, is not taken; what was typed is', async ({
  page,
  bettor,
  context,
  baseURL,
}) => {
  await context.clearCookies();
  const stranger = await fetch(`${baseURL}/login`);
  await page.goto('/login');

  await asTextBrowser(page, '**/login*', cookieOf(stranger));
  await logIn(page, bettor.email, bettor.password);
  await expect(alert(page)).toContainText('Esta página ficou aberta por muito tempo.');
  await expect(page.getByLabel('E-mail')).toHaveValue(bettor.email);

  await asTextBrowser(page, '**/login*', '');
  await logIn(page, bettor.email, bettor.password);
  await expect(alert(page)).toContainText('Seu navegador não guardou o cookie da sessão.');
  await expect(page.getByLabel('E-mail')).toHaveValue(bettor.email);

  await page.unroute('**/login*');
  await logIn(page, bettor.email, bettor.password);
  await expect(page).toHaveURL('/esportes');
});

test('an operator out of reach is named at the log-in, and the e-mail stays', async ({
  page,
  bettor,
  context,
  platform,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  await platform.order('failures', {
    endpoint: 'session.login',
    failure: { status: 503 },
    count: 1,
  });
  await logIn(page, bettor.email, bettor.password);
  await expect(alert(page)).toContainText('Não conseguimos falar com a plataforma.');
  await expect(page.getByLabel('E-mail')).toHaveValue(bettor.email);
  await logIn(page, bettor.email, bettor.password);
  await expect(page).toHaveURL('/esportes');
});

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
}

function register(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Criar conta' }).click();
}

/** From now on posts to an address go out as a text browser sends them: no origin, this cookie. */
async function asTextBrowser(page: Page, address: string, cookie: string): Promise<void> {
  await page.route(address, async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const all = Object.entries(await request.allHeaders());
    const plain = all.filter(([name]) => name !== 'origin' && !name.startsWith('sec-fetch'));
    const headers = { ...Object.fromEntries(plain), cookie };
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A CPF as its field writes it. */
function writtenCpf(digits: string): string {
  return digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}
