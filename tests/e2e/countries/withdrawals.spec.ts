import type { Page } from '@playwright/test';
import { SiteVisitor } from '../support/site-visitor.ts';
import { chosenCountries, type Country, expect, testIn } from './countries.ts';

const EMAIL = 'validada@vitrine.example';

const WORDS = {
  pt: {
    saveAccount: 'Salvar conta',
    accountSaved: 'Conta salva',
    amount: 'Valor do saque',
    goOn: 'Continuar',
    confirm: /^Confirmar saque de/,
    asked: 'Saque pedido',
    number: /^Número do saque: (\w+)/,
    underWay: 'Você tem um saque em andamento',
    listed: 'Saque,',
    inProgress: 'Em progresso',
    successful: 'Bem-sucedido',
  },
  es: {
    saveAccount: 'Guardar cuenta',
    accountSaved: 'Cuenta guardada',
    amount: 'Monto del retiro',
    goOn: 'Continuar',
    confirm: /^Confirmar retiro de/,
    asked: 'Retiro pedido',
    number: /^Número del retiro: (\w+)/,
    underWay: 'Tienes un retiro en camino',
    listed: 'Retiro,',
    inProgress: 'En progreso',
    successful: 'Exitoso',
  },
} as const;

for (const country of chosenCountries(['arara', 'axolote'])) {
  const { code, language, account, tag } = country;
  const words = WORDS[language];

  const test = testIn(country);

  test(
    `WAL-09 WAL-17 WAL-21 ${code} refuses an account that can't be, and pays a withdrawal to a right one`,
    { tag },
    async ({ page, context, servers, platform }) => {
      const visitor = new SiteVisitor(servers);
      await visitor.logIn(EMAIL, 'Vitrine!2024');
      await context.addCookies(visitor.cookies);
      test.setTimeout(180_000);
      const main = page.getByRole('main');
      const { balance } = await platform.books(EMAIL);

      await page.goto(language === 'pt' ? '/bank-accounts' : '/withdrawal/accounts');
      await saveAccount(page, country, account.wrong);
      await expect(main.getByText(account.refused).first()).toBeVisible();
      await saveAccount(page, country, account.right);
      await expect(main.getByText(words.accountSaved)).toBeVisible();

      const amount = page.getByRole('textbox', { name: words.amount });
      // Outside Brazil the bank says after five seconds whose account it is.
      await expect(async () => {
        await page.goto('/withdrawal');
        await expect(amount).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      await amount.fill(country.amount);
      await page.getByRole('button', { name: words.goOn }).click();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(main.getByText(words.asked)).toBeVisible();
      expect((await platform.books(EMAIL)).balance).toBe(balance - country.minorUnits);
      const said = await main.getByText(words.number).innerText();
      const transactionId = words.number.exec(said)?.[1];

      await page.goto('/withdrawal');
      await expect(main.getByText(words.underWay)).toBeVisible();
      await page.goto('/transactions');
      const row = main.getByRole('listitem').filter({ hasText: words.listed });
      await expect(row).toContainText(words.inProgress);

      // Approved, then paid.
      await platform.order('withdrawals/approve', { transactionId });
      await platform.order('withdrawals/approve', { transactionId });
      await page.goto('/transactions');
      await expect(row).toContainText(words.successful);
      expect((await platform.books(EMAIL)).balance).toBe(balance - country.minorUnits);
    },
  );
}

/** Fills the form of an account: a Pix key in Brazil, elsewhere one at a bank. */
async function saveAccount(page: Page, country: Country, number: string): Promise<void> {
  const main = page.getByRole('main');
  if (country.language === 'pt') {
    const type = number.includes('@') ? 'E-mail' : 'CPF';
    await main.getByRole('radio', { name: type, exact: true }).check();
    await main.getByRole('textbox', { name: 'Chave Pix' }).fill(number);
  } else {
    await main.getByRole('textbox', { name: 'Banco' }).fill('Banco Central');
    await main.getByRole('radio', { name: 'Cuenta de ahorros' }).check();
    await main.getByRole('textbox', { name: 'Número de cuenta' }).fill(number);
  }
  await main.getByRole('button', { name: WORDS[country.language].saveAccount }).click();
}
