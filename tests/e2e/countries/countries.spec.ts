import type { Page } from '@playwright/test';
import { expect, testOf } from '../support/test.ts';
import { untilShown } from '../support/slip.ts';
import { chosenCountries, type CountryPages } from './countries.ts';
import { addressOf, PEOPLE } from './people.ts';

const PASSWORD = 'Vitrine!2024';
/** More steps than any way to pay has. */
const MOST_STEPS = 4;

for (const country of chosenCountries()) {
  const test = testOf(country.code);

  test(`SESS-01 ${country.code} takes or refuses each of its ${Object.keys(PEOPLE).length} kinds of user, with words`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const [name, arrival] of Object.entries(PEOPLE)) {
      await test.step(name, async () => {
        await page.context().clearCookies();
        await logIn(page, addressOf(name), country);
        if (arrival === 'refused') {
          await expect(page.getByRole('alert').first()).not.toBeEmpty();
          await expect(page).toHaveURL(/\/login/);
        } else {
          await expect(page).toHaveURL(arrival.to);
        }
      });
    }
  });

  test(`WAL-20 ${country.code} takes a deposit by each of its ways to pay`, async ({
    page,
    platform,
    javaScriptEnabled,
  }) => {
    test.setTimeout(240_000);
    const email = addressOf('demo');
    await logIn(page, email, country);
    await expect(page).toHaveURL(/\/(esportes|casino\/slots)$/);
    await page.goto('/deposit');
    const ways = Math.max(1, await page.getByRole('main').getByRole('radio').count());
    for (let way = 0; way < ways; way += 1) {
      await test.step(`way ${way + 1} of ${ways}`, async () => {
        const { balance: before } = await platform.books(email);
        await page.goto('/deposit');
        await page.getByLabel(country.depositAmount).fill(country.amount);
        if (ways > 1) await page.getByRole('main').getByRole('radio').nth(way).check();
        await page.getByRole('button', { name: country.depositGo }).click();
        await payAtBank(page, country);
        await untilShown(page, country.paid, javaScriptEnabled);
        const { balance } = await platform.books(email);
        expect(balance).toBe(before + country.minorUnits);
      });
    }
  });

  test(`WAL-21 ${country.code} pays a withdrawal out to an account of its country`, async ({
    page,
    platform,
  }) => {
    const email = addressOf('validada');
    await logIn(page, email, country);
    await expect(page).toHaveURL(/\/(esportes|casino\/slots)$/);
    const { balance: before } = await platform.books(email);
    await saveAccount(page, country);
    const amount = page.getByRole('textbox', { name: country.withdrawAmount });
    await expect(async () => {
      await page.goto('/withdrawal');
      await expect(amount).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await amount.fill(country.amount);
    await page.getByRole('button', { name: country.goOn }).click();
    await page.getByRole('button', { name: country.confirm }).click();
    await expect(page.getByRole('main').getByText(country.asked)).toBeVisible();
    expect((await platform.books(email)).balance).toBe(before - country.minorUnits);
  });
}

async function logIn(page: Page, email: string, country: CountryPages): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(country.email).fill(email);
  await page.getByLabel(country.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: country.logIn }).click();
}

/** Follows the link to the bank and takes each first button there until the deposit could be given back. */
async function payAtBank(page: Page, { toBank }: CountryPages): Promise<void> {
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: toBank }).click(),
  ]);
  const isPaid = bank.getByRole('button', { name: /^(Estornar|Devolver)$/ });
  for (let step = 0; step < MOST_STEPS && !(await isPaid.isVisible()); step += 1) {
    await bank.getByRole('button').first().click();
  }
  await expect(isPaid).toBeVisible();
  await bank.close();
}

async function saveAccount(page: Page, country: CountryPages): Promise<void> {
  const { path, number } = country.account;
  await page.goto(path);
  const main = page.getByRole('main');
  if (number.includes('@')) {
    await main.getByRole('radio', { name: 'E-mail', exact: true }).check();
    await main.getByRole('textbox', { name: 'Chave Pix' }).fill(number);
  } else {
    await main.getByRole('textbox', { name: 'Banco' }).fill('Banco Central');
    await main.getByRole('radio', { name: 'Cuenta de ahorros' }).check();
    await main.getByRole('textbox', { name: 'Número de cuenta' }).fill(number);
  }
  await main.getByRole('button', { name: country.save }).click();
  await expect(main.getByText(country.saved)).toBeVisible();
}
