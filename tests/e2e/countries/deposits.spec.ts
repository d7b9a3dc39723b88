import type { Page } from '@playwright/test';
import { SiteVisitor } from '../support/site-visitor.ts';
import { untilShown } from '../support/slip.ts';
import { chosenCountries, expect, testIn } from './countries.ts';

const EMAIL = 'demo@vitrine.example';

const WORDS = {
  pt: {
    amount: 'Valor do depósito',
    go: /^(Gerar Pix|Continuar para o pagamento)$/,
    toProvider: /^(Pagar no site do banco|Continuar no site do provedor)$/,
    waiting: 'Aguardando o pagamento',
    paid: 'Depósito confirmado',
    successful: 'Bem-sucedido',
  },
  es: {
    amount: 'Monto del depósito',
    go: 'Continuar al pago',
    toProvider: /^(Pagar en el sitio del banco|Continuar en el sitio del proveedor)$/,
    waiting: 'Esperando el pago',
    paid: 'Depósito confirmado',
    successful: 'Exitoso',
  },
} as const;

// Both ways of Brazil are offered by ipe, but not by arara.
for (const country of chosenCountries(['ipe', 'axolote'])) {
  const { code, language, methods, tag } = country;
  const test = testIn(country);
  const words = WORDS[language];

  for (const [position, method] of methods.entries()) {
    const name = method.name[language];
    test(
      `${method.shows} ${code} takes a deposit by ${name}, shows when it is paid, and lists it`,
      { tag },
      async ({ page, context, servers, platform, javaScriptEnabled }) => {
        const visitor = new SiteVisitor(servers);
        await visitor.logIn(EMAIL, 'Vitrine!2024');
        await context.addCookies(visitor.cookies);
        const { balance, charges } = await platform.books(EMAIL);
        const main = page.getByRole('main');

        await page.goto('/deposit');
        await page.getByLabel(words.amount).fill(country.amount);
        // No choice is asked for where there is none.
        await expect(main.getByRole('radio')).toHaveCount(methods.length > 1 ? methods.length : 0);
        if (methods.length > 1) {
          const choice = main.getByRole('radio', { name });
          if (position === 0) await expect(choice).toBeChecked();
          await choice.check();
        }
        await page.getByRole('button', { name: words.go }).click();

        await expect(page.getByRole('heading', { name: method.heading[language] })).toBeVisible();
        await expect(page.getByText(words.waiting)).toBeVisible();
        await expect(main.getByText(method.means[language]).first()).toBeVisible();
        const begun = await platform.books(EMAIL);
        expect(begun.charges).toHaveLength(charges.length + 1);
        expect(begun.balance).toBe(balance);

        await payAtBank(page, words.toProvider, method.steps[language]);
        await untilShown(page, words.paid, javaScriptEnabled);
        expect((await platform.books(EMAIL)).balance).toBe(balance + country.minorUnits);

        await page.goto('/transactions');
        const newest = main.getByRole('listitem').filter({ hasText: 'Depósito,' }).first();
        await expect(newest).toContainText(name);
        await expect(newest).toContainText(words.successful);
      },
    );
  }
}

/** Follows the link to the provider and does there what the payer does. */
async function payAtBank(page: Page, link: RegExp, steps: readonly string[]): Promise<void> {
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: link }).click(),
  ]);
  for (const name of steps) await bank.getByRole('button', { name }).click();
  await expect(bank.getByRole('button', { name: /^(Estornar|Devolver)$/ })).toBeVisible();
  await bank.close();
}
