import type { BrowserContext, Page } from '@playwright/test';
import type { Servers } from './support/servers.ts';
import { SiteVisitor } from './support/site-visitor.ts';
import { untilShown } from './support/slip.ts';
import { expect, testOf } from './support/test.ts';

/** A way to pay, as its brand's pages and the bank's speak of it. */
interface MethodPages {
  readonly name: string;
  readonly heading: string;
  /** What the charge is paid with, on its page. */
  readonly shows: RegExp;
  /** What the payer does at the bank, step by step. */
  readonly steps: readonly string[];
}

/** How a brand's deposit pages speak. */
interface DepositPages {
  readonly code: string;
  readonly amountLabel: string;
  readonly amount: string;
  readonly go: string;
  readonly choose: string;
  readonly toProvider: RegExp;
  readonly waiting: string;
  readonly paid: string;
  readonly methods: readonly MethodPages[];
}

const BRANDS: readonly DepositPages[] = [
  {
    code: 'ipe',
    amountLabel: 'Valor do depósito',
    amount: '50,00',
    go: 'Continuar para o pagamento',
    choose: 'Escolha como quer depositar.',
    toProvider: /^(Pagar no site do banco|Continuar no site do provedor)$/,
    waiting: 'Aguardando o pagamento',
    paid: 'Depósito confirmado',
    methods: [
      { name: 'Pix', heading: 'Pague com Pix', shows: /Pix copia e cola/, steps: ['Pagar'] },
      {
        name: 'Transferência bancária',
        heading: 'Pague por transferência',
        shows: /Escreva a referência na transferência/,
        steps: ['Enviar a transferência', 'Aprovar o comprovante'],
      },
    ],
  },
  {
    code: 'axolote',
    amountLabel: 'Monto del depósito',
    amount: '50.00',
    go: 'Continuar al pago',
    choose: 'Elige cómo quieres depositar.',
    toProvider: /^(Pagar en el sitio del banco|Continuar en el sitio del proveedor)$/,
    waiting: 'Esperando el pago',
    paid: 'Depósito confirmado',
    methods: [
      { name: 'SPEI', heading: 'Paga por SPEI', shows: /^CLABE$/, steps: ['Transferir'] },
      {
        name: 'OXXO',
        heading: 'Paga en OXXO',
        shows: /Muestra el código de barras/,
        steps: ['Pagar en caja'],
      },
      {
        name: 'Tarjeta',
        heading: 'Paga con tarjeta',
        shows: /Termina el pago en el sitio seguro/,
        steps: ['Usar la tarjeta de prueba •••• 4242', 'Confirmar la compra'],
      },
    ],
  },
];

for (const brand of BRANDS) {
  const test = testOf(brand.code);

  for (const [position, method] of brand.methods.entries()) {
    test(`${brand.code} takes a deposit by ${method.name}, and shows when it is paid`, async ({
      page,
      context,
      servers,
      platform,
      javaScriptEnabled,
    }) => {
      await logInAsDemo(context, servers);
      const charges = async () => (await platform.books('demo@vitrine.example')).charges;
      const before = (await charges()).length;
      await page.goto('/deposit');
      const choice = page.getByRole('radio', { name: method.name });
      if (position === 0) await expect(choice).toBeChecked();
      await page.getByLabel(brand.amountLabel).fill(brand.amount);
      await choice.check();
      await page.getByRole('button', { name: brand.go }).click();

      await expect(page.getByRole('heading', { name: method.heading })).toBeVisible();
      await expect(page.getByText(brand.waiting)).toBeVisible();
      await expect(page.getByText(method.shows).first()).toBeVisible();
      expect(await charges()).toHaveLength(before + 1);

      await payAtBank(page, brand.toProvider, method.steps);
      await untilShown(page, brand.paid, javaScriptEnabled);
      expect((await charges()).filter(({ status }) => status === 6)).toHaveLength(before + 1);
    });
  }

  test(`${brand.code} names a choice that does not exist, and asks nobody to pay`, async ({
    page,
    context,
    servers,
    platform,
  }) => {
    await logInAsDemo(context, servers);
    await page.goto('/deposit');
    const charges = async () => (await platform.books('demo@vitrine.example')).charges;
    const before = await charges();
    await page.getByLabel(brand.amountLabel).fill(brand.amount);
    const button = await page.getByRole('button', { name: brand.go }).elementHandle();
    // At once: scripts that begin their work put back what was tampered with before.
    await page
      .getByRole('radio')
      .first()
      .evaluate((radio: HTMLInputElement, submitter) => {
        radio.value = 'crypto';
        radio.form?.requestSubmit(submitter as HTMLButtonElement | null);
      }, button);
    await expect(page.getByRole('alert')).toContainText(brand.choose);
    await expect(page.getByLabel(brand.amountLabel)).toHaveValue(brand.amount);
    expect(await charges()).toEqual(before);
  });
}

testOf('ipe')(
  'a charge leads with its code; how to pay stands below it, or beside it on a desktop',
  async ({ page, context, servers }) => {
    await logInAsDemo(context, servers);
    await page.goto('/deposit');
    await page.getByLabel('Valor do depósito').fill('50,00');
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    const code = page.getByRole('textbox', { name: 'Pix copia e cola' });
    const steps = page.getByRole('list', { name: 'Como pagar' });
    await expect(code).toBeVisible();
    const [phoneCode, phoneSteps] = [await code.boundingBox(), await steps.boundingBox()];
    expect(phoneSteps?.y).toBeGreaterThan((phoneCode?.y ?? 0) + (phoneCode?.height ?? 0));

    await page.setViewportSize({ width: 1280, height: 800 });
    const [wideCode, wideSteps] = [await code.boundingBox(), await steps.boundingBox()];
    expect(wideSteps?.x).toBeGreaterThan((wideCode?.x ?? 0) + (wideCode?.width ?? 0));
    expect(wideSteps?.y).toBeLessThan((wideCode?.y ?? 0) + (wideCode?.height ?? 0));
  },
);

async function logInAsDemo(context: BrowserContext, servers: Servers): Promise<void> {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
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
