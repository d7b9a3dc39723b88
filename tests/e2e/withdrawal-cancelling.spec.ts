import type { Page } from '@playwright/test';
import { post } from './support/forms.ts';
import { SiteVisitor } from './support/site-visitor.ts';
import { expect, testOf } from './support/test.ts';

const EMAIL = 'validada@vitrine.example';
/** A withdrawal of 400.06 stays under way until somebody decides. */
const LASTING = { digits: '40006', minorUnits: 400_06 } as const;
const SMALL = { digits: '5000', minorUnits: 50_00 } as const;

const BRAZIL = {
  accountsPath: '/bank-accounts',
  keyField: 'Chave Pix',
  key: EMAIL,
  keyType: 'E-mail',
  saveAccount: 'Salvar conta',
  amountField: 'Valor do saque',
  decimal: ',',
  goOn: 'Continuar',
  confirm: /^Confirmar saque de/,
  asked: 'Saque pedido',
  number: /^Número do saque: (\w+)/,
  cancel: 'Cancelar saque',
  question: 'Cancelar este saque?',
  confirmCancelling: /^Cancelar saque de R\$/,
  keep: 'Manter o saque',
  cancelled: 'Saque cancelado',
  back: 'O valor voltou ao seu saldo.',
  paid: 'Este saque já foi pago',
  tooOften: /^Muitas tentativas em pouco tempo\. O saque continua em andamento/,
  listed: 'Saque,',
  underWay: 'Você tem um saque em andamento',
  status: 'Cancelado',
} as const;

const MEXICO = {
  accountsPath: '/withdrawal/accounts',
  keyField: 'Número de cuenta',
  key: '002010077777777771',
  keyType: 'Cuenta de ahorros',
  saveAccount: 'Guardar cuenta',
  amountField: 'Monto del retiro',
  decimal: '.',
  goOn: 'Continuar',
  confirm: /^Confirmar retiro de/,
  asked: 'Retiro pedido',
  number: /^Número del retiro: (\w+)/,
  cancel: 'Cancelar retiro',
  question: '¿Cancelar este retiro?',
  confirmCancelling: /^Cancelar retiro de \$/,
  keep: 'Mantener el retiro',
  cancelled: 'Retiro cancelado',
  back: 'El monto volvió a tu saldo.',
  paid: 'Este retiro ya se pagó',
  tooOften: /^Muchos intentos en poco tiempo\. El retiro sigue en camino/,
  listed: 'Retiro,',
  underWay: 'Tienes un retiro en camino',
  status: 'Cancelado',
} as const;

type Words = typeof BRAZIL | typeof MEXICO;

for (const [brand, words] of [
  ['arara', BRAZIL],
  ['axolote', MEXICO],
] as const) {
  const test = testOf(brand);

  test.describe(brand, () => {
    test('WAL-10 WAL-17 WAL-20 a withdrawal under way is cancelled, once, and its money is back', async ({
      page,
      context,
      servers,
      platform,
    }) => {
      test.setTimeout(120_000);
      await enter(servers, context);
      const before = (await platform.books(EMAIL)).balance;
      await withdraw(page, words, LASTING);
      expect((await platform.books(EMAIL)).balance).toBe(before - LASTING.minorUnits);

      await test.step('the question may be left, and nothing is cancelled', async () => {
        await page.goto('/withdrawal');
        await expect(main(page).getByText(words.underWay)).toBeVisible();
        await main(page).getByRole('link', { name: words.cancel }).click();
        await expect(main(page).getByRole('heading', { name: words.question })).toBeVisible();
        await main(page).getByRole('link', { name: words.keep }).click();
        await expect(page).toHaveURL('/withdrawal');
        expect((await platform.books(EMAIL)).balance).toBe(before - LASTING.minorUnits);
      });

      await main(page).getByRole('link', { name: words.cancel }).click();
      const attempt = await page.locator('input[name=attempt]').inputValue();
      const asked = new URL(page.url()).pathname;
      await page.getByRole('button', { name: words.confirmCancelling }).click();
      await expect(main(page).getByText(words.cancelled, { exact: true })).toBeVisible();
      await expect(main(page).getByText(words.back)).toBeVisible();
      const { balance, movements } = await platform.books(EMAIL);
      expect(balance).toBe(before);
      await expect(page.getByRole('banner')).toContainText(
        (before / 100).toLocaleString(brand === 'arara' ? 'pt-BR' : 'es-MX', {
          minimumFractionDigits: 2,
        }),
      );

      await test.step('sent again or opened anew it says the same, and moves nothing', async () => {
        await post(page, asked, { attempt });
        await page.goto(asked);
        await expect(main(page).getByText(words.cancelled, { exact: true })).toBeVisible();
        expect((await platform.books(EMAIL)).movements).toHaveLength(movements.length);
        for (const { entries } of movements) {
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
        }
      });

      await test.step('it is listed as cancelled, and another one may be asked for', async () => {
        await page.goto('/transactions');
        await expect(
          main(page).getByRole('listitem').filter({ hasText: words.listed }).first(),
        ).toContainText(words.status);
        await page.goto('/withdrawal');
        await expect(page.getByRole('textbox', { name: words.amountField })).toBeVisible();
      });
    });

    test('WAL-17 WAL-20 a cancelling that is refused says why; one whose answer is lost is asked for', async ({
      page,
      context,
      servers,
      platform,
    }) => {
      test.setTimeout(120_000);
      await enter(servers, context);
      const before = (await platform.books(EMAIL)).balance;
      const transactionId = await withdraw(page, words, SMALL);
      await main(page).getByRole('link', { name: words.cancel }).click();
      const confirm = page.getByRole('button', { name: words.confirmCancelling });
      const endpoint = 'wallet.cancelWithdrawal*';
      await platform.order('failures', { endpoint, failure: { status: 429 }, count: 1 });
      await confirm.click();
      await expect(main(page).getByText(words.tooOften).first()).toBeVisible();
      expect((await platform.books(EMAIL)).balance).toBe(before - SMALL.minorUnits);

      const failure = { status: 503, when: 'after' };
      await platform.order('failures', { endpoint, failure, count: 1 });
      await confirm.click();
      await expect(main(page).getByText(words.cancelled, { exact: true })).toBeVisible();
      const { balance, movements } = await platform.books(EMAIL);
      expect(balance).toBe(before);
      const returned = movements.filter(
        ({ key }) => key === `withdrawal-returned:${transactionId}`,
      );
      expect(returned).toHaveLength(1);
    });

    test('WAL-17 a withdrawal that is paid before its cancelling is confirmed is not cancelled', async ({
      page,
      context,
      servers,
      platform,
    }) => {
      test.setTimeout(120_000);
      await enter(servers, context);
      const before = (await platform.books(EMAIL)).balance;
      const transactionId = await withdraw(page, words, SMALL);
      // From its details, too.
      await page.goto(`/transactions/${transactionId}`);
      await main(page).getByRole('link', { name: words.cancel }).click();
      await expect(main(page).getByRole('heading', { name: words.question })).toBeVisible();
      await platform.order('withdrawals/approve', { transactionId });
      await platform.order('withdrawals/approve', { transactionId });
      await page.getByRole('button', { name: words.confirmCancelling }).click();
      await expect(main(page).getByText(words.paid)).toBeVisible();
      expect((await platform.books(EMAIL)).balance).toBe(before - SMALL.minorUnits);
    });
  });
}

const main = (page: Page) => page.getByRole('main');

/** Logs in somebody who may withdraw and has 500.00 before the first journey. */
async function enter(
  servers: ConstructorParameters<typeof SiteVisitor>[0],
  context: ReturnType<Page['context']>,
): Promise<void> {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn(EMAIL, 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
}

/** Asks for a withdrawal, to an account that is saved before the first; answers its number. */
async function withdraw(
  page: Page,
  words: Words,
  { digits }: { readonly digits: string },
): Promise<string> {
  const amount = page.getByRole('textbox', { name: words.amountField });
  await page.goto('/withdrawal');
  if (!(await amount.isVisible())) {
    await page.goto(words.accountsPath);
    const bank = page.getByRole('textbox', { name: 'Banco' });
    if (await bank.isVisible()) await bank.fill('Banco Central');
    await main(page).getByRole('radio', { name: words.keyType, exact: true }).check();
    await main(page).getByRole('textbox', { name: words.keyField }).fill(words.key);
    await main(page).getByRole('button', { name: words.saveAccount }).click();
    // Outside Brazil the bank says after five seconds whose account it is.
    await expect(async () => {
      await page.goto('/withdrawal');
      await expect(amount).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }
  await amount.fill(`${digits.slice(0, -2)}${words.decimal}${digits.slice(-2)}`);
  await page.getByRole('button', { name: words.goOn }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(main(page).getByText(words.asked)).toBeVisible();
  const said = await main(page).getByText(words.number).innerText();
  return words.number.exec(said)?.[1] ?? '';
}
