import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Servers } from './support/servers.ts';
import { SiteVisitor } from './support/site-visitor.ts';
import { tap } from './support/slip.ts';
import { expect, testOf } from './support/test.ts';

/** What the pages of a brand say, in its language and its currency. */
interface BrandPages {
  readonly code: string;
  readonly name: string;
  readonly lang: string;
  readonly live: string;
  readonly stake: RegExp;
  readonly typedStake: string;
  readonly place: string;
  readonly stakeLimit: { readonly typed: string; readonly message: string };
  readonly document: { readonly label: string; readonly wrong: string; readonly message: string };
  readonly register: string;
  readonly deposit: string;
  readonly depositLimits: string;
  readonly otherSeparator: { readonly typed: string; readonly message: string };
  readonly generate: string;
  /** Words that only another language has. */
  readonly foreign: RegExp;
}

const SPANISH =
  /(?<!\p{L})(en vivo|cupón|apuestas?|próximos partidos|contraseña|tu|usted|días)(?!\p{L})/iu;
const PORTUGUESE =
  /(?<!\p{L})(ao vivo|cupom|apostas?|próximos jogos|jogos?|senha|seu|sua|você|não|seleção|seleções)(?!\p{L})/iu;

const BRANDS: readonly BrandPages[] = [
  {
    code: 'ipe',
    name: 'Ipê',
    lang: 'pt-BR',
    live: 'Ao vivo',
    stake: /^Valor da aposta/,
    typedStake: '10,50',
    place: 'Confirmar aposta de R$ 10,50',
    stakeLimit: {
      typed: '30000,01',
      message: 'O valor máximo da aposta é R$ 30.000,00.',
    },
    document: {
      label: 'CPF',
      wrong: '52998224724',
      message: 'Este CPF não é válido. Confira os 11 números.',
    },
    register: 'Criar conta',
    deposit: 'Valor do depósito',
    depositLimits: 'De R$ 5,00 a R$ 50.000,00',
    otherSeparator: { typed: '10.50', message: 'Separe os centavos com vírgula, como 5,00.' },
    generate: 'Continuar para o pagamento',
    foreign: SPANISH,
  },
  {
    code: 'axolote',
    name: 'Axolote',
    lang: 'es-MX',
    live: 'En vivo',
    stake: /^Monto de la apuesta/,
    typedStake: '10.50',
    place: 'Confirmar apuesta de $10.50',
    stakeLimit: {
      typed: '100000.01',
      message: 'El monto máximo de la apuesta es $100,000.00.',
    },
    document: {
      label: 'CURP',
      wrong: 'HEGG560427MVZRRL05',
      message: 'Esta CURP no es válida. Revisa los 18 caracteres.',
    },
    register: 'Crear cuenta',
    deposit: 'Monto del depósito',
    depositLimits: 'De $10.00 a $100,000.00',
    otherSeparator: { typed: '10,50', message: 'Separa los centavos con punto, como 10.00.' },
    generate: 'Continuar al pago',
    foreign: PORTUGUESE,
  },
];

for (const brand of BRANDS) {
  const test = testOf(brand.code);

  test(`BRAND-03 ${brand.name} speaks its language on every page`, async ({
    page,
    context,
    servers,
  }) => {
    for (const path of [
      '/esportes',
      '/esportes/futebol/proximos-jogos',
      '/login',
      '/register',
      '/nada',
    ]) {
      await expectItsLanguage(page, path, brand);
    }
    await page.goto('/esportes');
    await expect(page.getByRole('heading', { name: brand.live })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`\\| ${brand.name}$`));
    await logInAsDemo(context, servers);
    const event = await page.locator('a[href*="/evento/"]').first().getAttribute('href');
    for (const path of [event ?? '', '/bet-slip', '/bet-history', '/deposit', '/account']) {
      await expectItsLanguage(page, path, brand);
    }
  });

  test(`${brand.name} loads its own styles, within 19 kB, and one font`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto('/esportes', { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const ofType = (type: string) => requests.filter((each) => each.resourceType() === type);
    expect(ofType('font')).toHaveLength(1);
    const sheets = ofType('stylesheet').map(async (each) => (await each.response())?.text());
    const styles = (await Promise.all(sheets)).join('');
    // As the site sends them over a secure connection.
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(19_000);
    const themes = [...styles.matchAll(/\[data-brand=["']?(\w+)/g)];
    expect(new Set(themes.map(([, code]) => code))).toEqual(new Set([brand.code]));
  });

  test(`${brand.name} can be kept as an app, under its own name and icons`, async ({ page }) => {
    await page.goto('/esportes');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await page.request.get(address ?? '')).json()) as {
      readonly name: string;
      readonly lang: string;
      readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: brand.name, lang: brand.lang, display: 'standalone' });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    for (const picture of [...manifest.icons.map(({ src }) => src), shared ?? '']) {
      const answer = await page.request.get(picture);
      expect(answer.ok(), picture).toBe(true);
      expect(answer.headers()['content-type']).toBe('image/png');
    }
  });

  test(`REG-11 ${brand.name} asks for the document of its country`, async ({ page }) => {
    await page.goto('/register');
    const { label, wrong, message } = brand.document;
    await page.locator('form').evaluateAll((forms) => {
      for (const form of forms) form.setAttribute('novalidate', '');
    });
    await page.getByLabel(label).fill(wrong);
    await page.getByRole('main').getByRole('button', { name: brand.register }).click();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
    // A script sets the signs of a written document between its digits.
    const kept = (await page.getByLabel(label).inputValue()).replace(/[.\s-]/g, '');
    expect(kept).toBe(wrong);
  });

  test(`BRAND-04 BRAND-05 BRAND-06 ${brand.name} writes stakes in its money, up to its limit`, async ({
    page,
    context,
    servers,
  }) => {
    await logInAsDemo(context, servers);
    await page.goto('/esportes/futebol/proximos-jogos');
    const price = page.locator('button[data-outcome]:not([data-suspended])').first();
    await tap(page, price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    const stake = page.getByRole('textbox', { name: brand.stake });
    await test.step('over the page', async () => {
      await page.locator('[data-dock] > a').click();
      const inSheet = page.getByRole('dialog').getByRole('textbox', { name: brand.stake });
      await inSheet.or(stake).fill(brand.typedStake);
      await expect(page.getByRole('button', { name: brand.place })).toBeVisible();
    });
    await page.goto('/bet-slip');
    await stake.fill(brand.typedStake);
    await expect(page.getByRole('button', { name: brand.place })).toBeVisible();
    await stake.fill(brand.stakeLimit.typed);
    await page.getByRole('button', { name: /^Confirmar (aposta|apuesta)/ }).click();
    await expect(page.getByText(brand.stakeLimit.message).first()).toBeVisible();
    await expect(stake).toHaveValue(brand.stakeLimit.typed);
  });

  test(`BRAND-04 ${brand.name} names its limits of a deposit, and its decimal separator`, async ({
    page,
    context,
    servers,
  }) => {
    await logInAsDemo(context, servers);
    await page.goto('/deposit');
    const amount = page.getByLabel(brand.deposit);
    await expect(amount).toHaveAccessibleDescription(new RegExp(withSpaces(brand.depositLimits)));
    await amount.fill(brand.otherSeparator.typed);
    await page.getByRole('button', { name: brand.generate }).click();
    await expect(page.getByRole('alert').getByText(brand.otherSeparator.message)).toBeVisible();
    await expect(amount).toHaveValue(brand.otherSeparator.typed);
  });
}

const axolote = testOf('axolote');

axolote(
  'SLIP-13 all keys of a stake stand over the foot of a phone’s sheet',
  async ({ page, context, servers, isMobile, javaScriptEnabled }) => {
    axolote.skip(!isMobile || !javaScriptEnabled, 'The keys stand in a phone’s sheet');
    await logInAsDemo(context, servers);
    const list = '/esportes/futebol/proximos-jogos';
    await page.goto(list);
    await tap(page, page.locator('button[data-outcome]:not([data-suspended])').first());
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      if (!page.url().includes(list)) await page.goto(list);
      if (!(await sheet.isVisible()))
        await page.locator('[data-dock] > a').click({ timeout: 1000 });
      await expect(sheet).toBeVisible({ timeout: 1000 });
    }).toPass();
    // What takes most of the height beside the keys.
    await expect(sheet.getByRole('radio', { name: /Apuesta gratis/ })).toBeVisible();
    const [key, sums] = await Promise.all([
      sheet.getByRole('button', { name: '0', exact: true }).boundingBox(),
      sheet.getByLabel('Resumen de la apuesta').boundingBox(),
    ]);
    expect((key?.y ?? NaN) + (key?.height ?? NaN)).toBeLessThan(sums?.y ?? NaN);
  },
);

/** A page says in which language it is, and no word of it is of the other one. */
async function expectItsLanguage(page: Page, path: string, { lang, foreign }: BrandPages) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const text = await page.locator('body').innerText();
  expect(foreign.exec(text)?.[0], `${path} has a word of another language`).toBeUndefined();
}

async function logInAsDemo(context: BrowserContext, servers: Servers): Promise<void> {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
}

/** Money is written with spaces that don't break. */
function withSpaces(text: string): string {
  return text.replaceAll('$', '\\$').replaceAll(' ', '\\s');
}
