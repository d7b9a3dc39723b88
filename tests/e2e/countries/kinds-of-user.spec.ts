import type { Page } from '@playwright/test';
import { chosenCountries, type Country, expect, testIn } from './countries.ts';
import { addressOf, KINDS_OF_USER } from './kinds-of-user.ts';

const WORDS = {
  pt: { email: 'E-mail', password: 'Senha' },
  es: { email: 'Correo electrónico', password: 'Contraseña' },
} as const;

const USUAL = ['arara', 'axolote'];

/** `npm test` plays each kind in one of its two brands, `pnpm test:countries` in every brand. */
function kindsIn({ code }: Country) {
  if (process.env['COUNTRIES'] !== undefined) return KINDS_OF_USER;
  return KINDS_OF_USER.filter((_, place) => USUAL[place % USUAL.length] === code);
}

for (const country of chosenCountries(USUAL)) {
  const { code, language, tag } = country;
  const test = testIn(country);

  test(
    `${code}: each kind of user that the platform starts with is played`,
    { tag },
    async ({ platform }) => {
      expect([...KINDS_OF_USER.map(addressOf)].sort()).toEqual(
        [...(await platform.firstUsers())].sort(),
      );
    },
  );

  for (const kind of kindsIn(country)) {
    const { name, shows, what, arrivesAt, hears, visits } = kind;
    test(`${shows}${code}: ${name} ${what}`, { tag }, async ({ page }) => {
      const main = page.getByRole('main');
      await logIn(page, addressOf(kind), country);
      await expect(page).toHaveURL(({ pathname }) => pathname === arrivesAt);
      if (hears) await expect(main.getByText(hears[language]).first()).toBeVisible();

      for (const { path, leadsTo = path, says = [], saysNot } of visits) {
        await page.goto(path);
        await expect(page).toHaveURL(({ pathname }) => pathname === pathIn(leadsTo, country));
        for (const text of typeof says === 'function' ? says(country) : says) {
          await expect(main.getByText(text[language]).first()).toBeVisible();
        }
        if (saysNot) await expect(main.getByText(saysNot[language])).toHaveCount(0);
      }
    });
  }
}

/** The page of the account has another address in Brazil. */
function pathIn(path: string, { language }: Country): string {
  return path === '/account' && language === 'pt' ? '/user-account' : path;
}

async function logIn(page: Page, email: string, { language }: Country): Promise<void> {
  const words = WORDS[language];
  await page.goto('/login');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill('Vitrine!2024');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}
