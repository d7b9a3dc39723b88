import type { BrowserContext } from '@playwright/test';
import type { Servers } from './support/servers.ts';
import { SiteVisitor } from './support/site-visitor.ts';
import { expect, testOf } from './support/test.ts';

/** How a brand's deposit pages speak. */
interface DepositPages {
  readonly code: string;
  readonly amountLabel: string;
  readonly amount: string;
  readonly go: string;
  readonly choose: string;
}

const BRANDS: readonly DepositPages[] = [
  {
    code: 'ipe',
    amountLabel: 'Valor do depósito',
    amount: '50,00',
    go: 'Continuar para o pagamento',
    choose: 'Escolha como quer depositar.',
  },
  {
    code: 'axolote',
    amountLabel: 'Monto del depósito',
    amount: '50.00',
    go: 'Continuar al pago',
    choose: 'Elige cómo quieres depositar.',
  },
];

for (const brand of BRANDS) {
  const test = testOf(brand.code);

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
