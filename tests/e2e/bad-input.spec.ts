import type { APIResponse, Page, Route } from '@playwright/test';
import { newPerson } from './support/people.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from './support/slip.ts';
import { expect, test } from './support/test.ts';

test.describe('logging in and registering', () => {
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
    await page.getByLabel('Data de nascimento').fill(person.birthDate);
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
    await expect(page.getByLabel('CPF')).toHaveValue(mistyped);
    await expect(page.getByLabel('Data de nascimento')).toHaveValue(person.birthDate);
    await expect(page.getByLabel('Celular')).toHaveValue(person.cellPhone);
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await expect(page.getByLabel(/Tenho 18 anos ou mais/)).toBeChecked();

    await page.getByLabel('CPF').fill(person.cpf);
    await enterPassword(page, person.password);
    await register(page);
    await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
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
    await platform.order('failures', { host: 'main', failure: { status: 503 }, count: 1 });
    await logIn(page, bettor.email, bettor.password);
    await expect(alert(page)).toContainText('Não conseguimos falar com a plataforma.');
    await expect(page.getByLabel('E-mail')).toHaveValue(bettor.email);
    await logIn(page, bettor.email, bettor.password);
    await expect(page).toHaveURL('/esportes');
  });
});

test.describe('depositing', () => {
  for (const [amount, message] of [
    ['0,99', 'O depósito mínimo é R$ 1,00.'],
    ['50.000,01', 'O depósito máximo é R$ 50.000,00.'],
    ['10.50', 'Separe os centavos com vírgula, como 1,00.'],
  ] as const) {
    test(`${amount} is not taken, and stays to be mended`, async ({ page, bettor, platform }) => {
      await page.goto('/deposit');
      await deposit(page, amount);
      await expect(page.getByRole('alert').getByText(message)).toBeVisible();
      await expect(amountField(page)).toHaveValue(amount);
      expect((await platform.books(bettor.email)).charges).toHaveLength(1);
    });
  }

  test('WAL-20 the same form sent twice at once is one charge', async ({
    page,
    bettor,
    platform,
  }) => {
    await page.goto('/deposit');
    const form = { intentId: await page.locator('[name=intentId]').inputValue(), amount: '30,00' };
    const answers = await Promise.all([post(page, '/deposit', form), post(page, '/deposit', form)]);
    const [charge, ...others] = answers.map((answer) => answer.headers()['location']);
    expect(charge).toMatch(/^\/deposit\/\w+$/);
    expect(others).toEqual([charge]);
    const { charges } = await platform.books(bettor.email);
    expect(charges.filter(({ amount }) => amount === 3000)).toHaveLength(1);
  });

  test('WAL-20 an operator out of reach charges nothing, and the amount stays', async ({
    page,
    bettor,
    platform,
  }) => {
    await page.goto('/deposit');
    await platform.order('failures', { host: 'payments', failure: { status: 503 }, count: 20 });
    await deposit(page, '40,00');
    await expect(alert(page)).toContainText('Não conseguimos gerar o Pix agora.');
    await expect(amountField(page)).toHaveValue('40,00');
    await platform.order('failures', { host: 'payments', failure: { status: 503 }, count: 0 });

    await deposit(page, '40,00');
    await expect(alert(page)).toContainText('gere o código de novo.', { timeout: 15_000 });
    await deposit(page, '40,00');
    await expect(page.getByText('Aguardando o pagamento')).toBeVisible();
    const { charges } = await platform.books(bettor.email);
    expect(charges.filter(({ amount }) => amount === 4000)).toHaveLength(1);
  });
});

test.describe('placing', () => {
  test('PLACE-12 one slip sent twice at once is one ticket and one debit', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '10,00');
    const place = (await placeButton(page).getAttribute('value')) ?? '';
    const form = { place, [(await stakeField(page).getAttribute('name')) ?? '']: '10,00' };
    const answers = await Promise.all([
      post(page, '/bet-slip', form),
      post(page, '/bet-slip', form),
    ]);
    for (const answer of answers) {
      expect(answer.headers()['location']).toBe(`/bet-slip/tickets/${place}`);
    }
    await placeButton(page).dblclick();
    await page.goto(`/bet-slip/tickets/${place}`);
    await untilShown(page, 'Aposta aceita', javaScriptEnabled);
    const { tickets, movements, balance } = await platform.books(bettor.email);
    expect(tickets).toMatchObject([{ connectionId: place, stake: 1000 }]);
    expect(movements.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
    expect(balance).toBe(9000);
  });

  test('SESS-08 PLACE-12 a session that ended in the middle asks to log in, and the slip is placed after it', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '12,50');
    await platform.order('sessions/close', {});
    await placeButton(page).click();
    await expect(page.getByText('Sua sessão terminou. Entre de novo')).toBeVisible();
    await logIn(page, bettor.email, bettor.password);
    await expect(page).toHaveURL('/bet-slip');
    await expect(stakeField(page)).toHaveValue('12,50');
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await placeAndWait(page, javaScriptEnabled);
    expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 1250 }]);
  });

  test('SESS-07 an access token that expired is renewed on the way', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '10,00');
    await platform.order('tokens/expire', {});
    await placeAndWait(page, javaScriptEnabled);
    expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 1000 }]);
  });

  test('SLIP-12 odds that moved are shown and asked about before they count', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    const price = await addWinner(page, match);
    const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
    await enterStake(page, '10,00');
    await platform.order('world/odds', { outcomeId, factor: 1.2 });
    await expect.poll(() => isOnSlip(page, 'A odd subiu.')).toBe(true);

    await placeButton(page).click();
    await expect(alert(page)).toContainText('As odds mudaram. Aceite as alterações para apostar.');
    await expect(page.getByText('A odd subiu.')).toBeVisible();
    await expect(stakeField(page)).toHaveValue('10,00');
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await page.getByRole('button', { name: 'Aceitar alterações' }).click();
    await expect(page.getByText('A odd subiu.')).toBeHidden();
    await placeAndWait(page, javaScriptEnabled);
    await platform.order('world/odds', { outcomeId, factor: 1 });
  });

  test('PLACE-06 odds refused by the operator leave the slip with the new ones', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '10,00');
    await platform.order('tickets/refuse', {
      error: 'ODDS_DIFFERENCE_TOO_HIGH',
      context: { suggestedOdds: 1.11, selectionIndex: 0 },
      count: 1,
    });
    await placeButton(page).click();
    await expect(
      page.getByText('A odd mudou antes da confirmação. Nada foi debitado.'),
    ).toBeVisible();
    await expect(stakeField(page)).toHaveValue('10,00');
    expect(await platform.books(bettor.email)).toMatchObject({ balance: 10_000, tickets: [] });
    const accept = page.getByRole('button', { name: 'Aceitar alterações' });
    await accept.click();
    await expect(page.getByText('A odd subiu.')).toBeVisible();
    await accept.click();
    await expect(accept).toBeHidden();
    await placeAndWait(page, javaScriptEnabled);
    expect((await platform.books(bettor.email)).tickets).toHaveLength(1);
  });

  test('SLIP-14 a suspended market holds the slip until it is open again', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    const price = await addWinner(page, match);
    const marketId = (await price.getAttribute('data-market')) ?? '';
    await enterStake(page, '10,00');
    await platform.order('world/suspend', { marketId, seconds: 3600 });
    await expect.poll(() => isOnSlip(page, 'Mercado suspenso.')).toBe(true);
    await placeButton(page).click();
    await expect(page.getByText('Mercado suspenso. Aguarde ou remova')).toBeVisible();
    await expect(stakeField(page)).toHaveValue('10,00');
    expect((await platform.books(bettor.email)).tickets).toEqual([]);

    await platform.order('world/suspend', { marketId, seconds: 0 });
    await expect.poll(() => isOnSlip(page, 'Mercado suspenso.')).toBe(false);
    await page.goto('/bet-slip');
    await expect(stakeField(page)).toHaveValue('10,00');
    await placeAndWait(page, javaScriptEnabled);
  });

  test('SLIP-14 a match that started is named and leaves the slip', async ({
    page,
    bettor,
    platform,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '10,00');
    await platform.playUntilLive(match);
    await expect.poll(() => isOnSlip(page, 'O jogo começou.')).toBe(true);
    await placeButton(page).click();
    await expect(page.getByText('O jogo começou. Remova a seleção')).toBeVisible();
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await page.getByRole('button', { name: 'Remover seleções encerradas' }).click();
    await expect(page.getByText('Seu cupom está vazio')).toBeVisible();
  });

  test('a stake above the balance is named with the way to a deposit', async ({
    page,
    bettor,
    platform,
  }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '100,01');
    await placeButton(page).click();
    await expect(alert(page)).toContainText('Seu saldo é R$ 100,00.');
    await expect(stakeField(page)).toHaveValue('100,01');
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await alert(page).getByRole('link', { name: 'Depositar' }).click();
    await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
  });

  test('while the feed is cut nothing is placed; then it goes on', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    const price = await addWinner(page, match);
    await expect(price).toBeVisible();
    const banner = page.getByText('As odds ao vivo estão pausadas.');
    await platform.order('world/feed', { up: false });
    if (javaScriptEnabled) await expect(banner).toBeVisible({ timeout: 15_000 });
    await expect.poll(() => isOnSlip(page, 'As odds ao vivo estão pausadas.')).toBe(true);
    await enterStake(page, '10,00');
    await expect(banner).toBeVisible();
    await placeButton(page).click();
    await expect(alert(page)).toContainText('As odds ao vivo estão paradas. Espere a reconexão');
    await expect(stakeField(page)).toHaveValue('10,00');
    expect((await platform.books(bettor.email)).tickets).toEqual([]);

    await platform.order('world/feed', { up: true });
    await expect
      .poll(() => isOnSlip(page, 'As odds ao vivo estão pausadas.'), { timeout: 30_000 })
      .toBe(false);
    await page.goto('/bet-slip');
    await expect(banner).toBeHidden();
    await placeAndWait(page, javaScriptEnabled);
  });
});

test('an event nobody knows is a page that says so, with a way on', async ({ page }) => {
  const answer = await page.goto(matchPath({ id: 'sr:match:999999999' }));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver os jogos ao vivo' }).click();
  await expect(page).toHaveURL('/esportes');
});

function alert(page: Page) {
  return page.getByRole('alert');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a senha').fill(password);
}

function register(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Criar conta' }).click();
}

function amountField(page: Page) {
  return page.getByLabel('Valor do depósito');
}

async function deposit(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount);
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
}

/** A form of the page, posted beside it and followed nowhere. */
function post(page: Page, path: string, form: Record<string, string>): Promise<APIResponse> {
  const headers = { Origin: new URL(page.url()).origin };
  return page.request.post(path, { form, headers, maxRedirects: 0 });
}

/** Whether the slip's page, asked beside the open one, shows a sentence. */
async function isOnSlip(page: Page, sentence: string): Promise<boolean> {
  const html = await (await page.request.get('/bet-slip')).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '').includes(sentence);
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
