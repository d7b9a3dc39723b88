import type { Page } from '@playwright/test';
import { typeDate } from '../support/forms.ts';
import { newPerson } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

const CONTINUE = 'Continuar com Google';

async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: CONTINUE }).click();
  await expect(page.getByRole('heading', { name: 'Google de demonstração' })).toBeVisible();
}

/** Types an account at Google that is not on its list. */
async function useAccount(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

test('SESS-03 SESS-19 a registered bettor signs in with Google, by a code with PKCE', async ({
  page,
  servers,
}) => {
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  await goToGoogle(page);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('response_type')).toBe('code');
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('redirect_uri')).toBe(`${servers.site.url}/login/google/callback`);

  await useAccount(page, person.fullName, person.email);
  await expect(page).toHaveURL('/esportes');
  await page.goto('/account/details');
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
});

test('REG-03 somebody new is led from Google to a registration that lacks only their data', async ({
  page,
  platform,
}) => {
  const { fullName, email, cpf, birthDate, cellPhone } = newPerson();
  await page.goto('/register-with-google');
  await expect(page).toHaveURL('/register');

  await goToGoogle(page);
  await useAccount(page, fullName, email);
  await expect(page).toHaveURL('/register-with-google');
  await expect(page.getByRole('heading', { name: 'Criar conta com Google' })).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(fullName);
  await expect(page.getByLabel('Senha')).toHaveCount(0);
  await page.getByLabel('CPF').fill(cpf);
  await typeDate(page, 'Data de nascimento', birthDate);
  await page.getByLabel('Celular').fill(cellPhone);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/onboard-success');
  expect(await platform.account(email)).toMatchObject({ email });
});

test('SESS-03 who cancels at Google reads that nothing was done, and can go both ways on', async ({
  page,
}) => {
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Você cancelou no Google.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Tentar de novo com Google' })).toBeVisible();
  await main.getByRole('link', { name: 'Entrar com e-mail e senha' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});

test('SESS-03 a way back from Google of another browser, or a second time, signs nobody in', async ({
  page,
  browser,
  baseURL,
  servers,
}) => {
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  await goToGoogle(page);
  const back = page.waitForRequest(/\/login\/google\/callback\?/);
  await useAccount(page, person.fullName, person.email);
  const callback = (await back).url();
  await expect(page).toHaveURL('/esportes');

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const stranger = await other.newPage();
  for (const address of [callback, '/login/google/callback?state=none&code=x']) {
    const answer = await stranger.goto(address);
    expect(answer?.status()).toBe(400);
    await expect(stranger.getByText('Não reconhecemos esta volta do Google')).toBeVisible();
  }
  await stranger.goto('/transactions');
  await expect(stranger).toHaveURL(/\/login/);
  await other.close();
});
