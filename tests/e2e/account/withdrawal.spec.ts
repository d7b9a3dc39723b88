import type { BrowserContext, Page } from '@playwright/test';
import { post } from '../support/forms.ts';
import type { Servers } from '../support/servers.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Vitrine!2024';

async function logIn(username: string, servers: Servers, context: BrowserContext): Promise<void> {
  const visitor = new SiteVisitor(servers);
  await visitor.post('/login', { username, password: PASSWORD });
  await context.addCookies(visitor.cookies);
}

/** Saves a Pix key on the page of the accounts. */
async function saveKey(page: Page, type: string, key: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).check();
  await page.getByRole('textbox', { name: 'Chave Pix' }).fill(key);
  await page.getByRole('button', { name: 'Salvar conta' }).click();
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Valor do saque' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
/** What a page says outside its live regions. */
const main = (page: Page) => page.getByRole('main');

test('WAL-01 WAL-04 WAL-17 WAL-20 WAL-21 a bettor adds a Pix key and withdraws to it, once', async ({
  page,
  context,
  servers,
  platform,
}) => {
  const email = 'validada@vitrine.example';
  await logIn(email, servers, context);
  const before = (await platform.books(email)).balance;
  await page.goto('/withdrawal');
  await expect(main(page).getByText('Cadastre uma conta para receber')).toBeVisible();
  await main(page).getByRole('link', { name: 'Cadastrar conta' }).click();
  await saveKey(page, 'E-mail', email);
  await expect(main(page).getByText('Conta salva')).toBeVisible();
  await expect(main(page).getByRole('listitem').getByText('Confirmada')).toBeVisible();
  await main(page).getByRole('link', { name: 'Ir para o saque' }).click();

  await amountField(page).fill('30,00');
  await goOn(page);
  await expect(main(page).getByRole('heading', { name: 'Confira seu saque' })).toBeVisible();
  await expect(main(page).getByText('Grátis')).toBeVisible();
  await expect(main(page).getByText('Até 1 dia útil')).toBeVisible();
  const [intentId, amount, account] = await Promise.all(
    ['intentId', 'amount', 'account'].map((name) =>
      page.locator(`input[name=${name}]`).inputValue(),
    ),
  );
  await page.getByRole('button', { name: /^Confirmar saque de R\$\s30,00$/ }).click();
  await expect(main(page).getByText('Saque pedido')).toBeVisible();
  const asked = page.url();
  const text = await main(page)
    .getByText(/^Número do saque:/)
    .innerText();
  const transactionId = text.replace(/^.*: /, '');
  expect((await platform.books(email)).balance).toBe(before - 30_00);

  await test.step('the same form sent again leads to the same withdrawal', async () => {
    await post(page, '/withdrawal', {
      intentId: intentId ?? '',
      amount: amount ?? '',
      account: account ?? '',
    });
    await page.goto(asked);
    await expect(main(page).getByText(transactionId)).toBeVisible();
    expect((await platform.books(email)).balance).toBe(before - 30_00);
  });

  await test.step('while it is under way, no other can be asked for', async () => {
    await page.goto('/withdrawal');
    await expect(main(page).getByText('Você tem um saque em andamento')).toBeVisible();
    await expect(main(page).getByText(/^R\$\s30,00$/)).toBeVisible();
    await expect(amountField(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Ver movimentações' }).click();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Saque,' })).toBeVisible();
  });

  await test.step('once it is paid, the next one can', async () => {
    await platform.order('withdrawals/approve', { transactionId });
    await platform.order('withdrawals/approve', { transactionId });
    await page.goto('/withdrawal');
    await expect(amountField(page)).toBeVisible();
  });

  await test.step('an amount that can’t be is answered before it is sent', async () => {
    await amountField(page).fill('0,50');
    await goOn(page);
    await expect(
      main(page)
        .getByText(/^O saque mínimo é R\$\s1,00\.$/)
        .first(),
    ).toBeVisible();
    await amountField(page).fill('99999,00');
    await goOn(page);
    await expect(
      main(page)
        .getByText(/^Você pode sacar até R\$/)
        .first(),
    ).toBeVisible();
    await expect(amountField(page)).toHaveValue('99999,00');
  });
});

test('WAL-09 each wrong key has its words; a key is changed and made the usual one', async ({
  page,
  context,
  servers,
  platform,
}) => {
  const email = 'outra@vitrine.example';
  await logIn(email, servers, context);
  await page.goto('/bank-accounts');
  await expect(main(page).getByText('Nenhuma conta cadastrada ainda')).toBeVisible();
  await saveKey(page, 'CPF', '11111111111');
  await expect(main(page).getByText('Este CPF não existe.').first()).toBeVisible();
  await saveKey(page, 'E-mail', 'alheia@vitrine.example');
  await expect(
    main(page).getByText('Esta conta não está no seu nome. Cadastre uma conta sua.').first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Chave Pix' })).toHaveValue(
    'alheia@vitrine.example',
  );
  await saveKey(page, 'E-mail', email);
  await expect(main(page).getByText('Conta salva')).toBeVisible();
  await saveKey(page, 'E-mail', email);
  await expect(main(page).getByText('Esta conta já está no seu cadastro.').first()).toBeVisible();

  await saveKey(page, 'E-mail', 'espera@vitrine.example');
  const waiting = main(page).getByRole('listitem').filter({ hasText: 'espera@' });
  await expect(waiting.getByText('Aguardando confirmação')).toBeVisible();
  await waiting.getByRole('link', { name: /^Alterar/ }).click();
  // The form of a new account stands until the one of this is there.
  await expect(main(page).getByRole('heading', { name: 'Alterar chave' })).toBeVisible();
  const random = '123e4567-e12b-42d1-a456-426655440000';
  await saveKey(page, 'Chave aleatória', random);
  const changed = main(page).getByRole('listitem').filter({ hasText: random });
  await expect(changed).toBeVisible();
  await expect(waiting).toHaveCount(0);

  const href = await changed.getByRole('link', { name: /^Alterar/ }).getAttribute('href');
  const id = new URL(href ?? '', page.url()).searchParams.get('alterar');
  await platform.order('bank-accounts/confirm', { id });
  await page.goto('/bank-accounts');
  await changed.getByRole('button', { name: /^Tornar principal/ }).click();
  await expect(changed.getByText('Principal', { exact: true })).toBeVisible();
  await page.goto('/withdrawal');
  await expect(page.getByRole('radio').first()).toHaveAttribute('value', id ?? '');
});

test('WAL-21 KYC-18 without full validation nothing is withdrawn, and the page says why', async ({
  page,
  context,
  servers,
}) => {
  await logIn('sem-documentos@vitrine.example', servers, context);
  await page.goto('/withdrawal');
  await expect(main(page).getByText('Para sacar, falta validar sua identidade')).toBeVisible();
  await expect(amountField(page)).toHaveCount(0);
});

test('WAL-21 EXCL-03 a self-excluded bettor still withdraws', async ({
  page,
  context,
  servers,
}) => {
  await logIn('autoexclusao-3@vitrine.example', servers, context);
  await page.goto('/esportes');
  await page.getByRole('link', { name: 'Sacar saldo' }).click();
  await expect(page).toHaveURL('/withdrawal');
  await expect(main(page).getByRole('heading', { name: 'Sacar' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Depositar' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Cadastrar conta' }).click();
  await expect(page).toHaveURL('/bank-accounts');
});

test('WAL-02 WAL-03 the financial operations lead to each window, and to the last deposit', async ({
  page,
  bettor: _,
}) => {
  const window = async (name: string) => {
    await page.goto('/financial-operations');
    await main(page).getByRole('link', { name, exact: true }).click();
  };
  await window('Depositar');
  await expect(page).toHaveURL('/deposit');
  await window('Sacar');
  await expect(page).toHaveURL('/withdrawal');
  await window('Movimentações');
  await expect(page).toHaveURL('/transactions');
  await window('Jogo responsável');
  await expect(page).toHaveURL('/responsable-game');
  await window('Verificar um depósito');
  // What was just paid shows once the operator may be asked again.
  await expect(page).toHaveURL(/\/deposit\/\w+/, { timeout: 20_000 });
  // The address changes before the page, and the page left behind tells this amount twice.
  await expect(main(page).getByRole('heading', { name: 'Seu depósito' })).toBeVisible();
  await expect(main(page).getByText(/^R\$\s100,00$/)).toBeVisible();
});

test('WAL-01 WAL-02 WAL-03 the financial operations and the last deposit are reached by links alone', async ({
  page,
  bettor: _,
}) => {
  await page.goto('/esportes');
  const account = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Saldo/ })
      .click();
  await account();
  await main(page).getByRole('link', { name: 'Ver saldo em detalhe' }).click();
  await expect(page).toHaveURL('/financial-operations');
  await expect(main(page).getByText('Disponível para saque')).toBeVisible();
  await expect(main(page).getByText('Saldo de bônus')).toBeVisible();

  await account();
  await main(page).getByRole('link', { name: 'Operações financeiras' }).click();
  await expect(page).toHaveURL('/financial-operations');

  await account();
  await main(page).getByRole('link', { name: 'Verificar depósito' }).click();
  // What was just paid shows once the operator may be asked again.
  await expect(page).toHaveURL(/\/deposit\/\w+/, { timeout: 20_000 });
});
