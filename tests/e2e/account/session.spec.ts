import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { newPerson, type Person } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

test('SESS-04 a session goes on with new tokens each time the old ones have expired', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  for (let time = 0; time < 2; time += 1) {
    await platform.order('tokens/expire', {});
    await page.goto('/transactions');
    await expect(page).toHaveURL('/transactions');
    await expect(page.getByRole('main').getByText('Depósito,').first()).toBeVisible();
  }
});

test('SESS-16 a session that the operator has ended is not refreshed: the bettor logs in again', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  await platform.order('sessions/close', {});
  await page.goto('/transactions');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Ftransactions&reason=ended/);
  await expect(page.getByText(/Sua sessão terminou/)).toBeVisible();
});

test('SESS-11 logging in marks the session as not closed, and logging out as closed', async ({
  page,
  servers,
}) => {
  const flag = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'user-closed-session')?.value;
  };
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  await page.goto('/login');
  expect(await flag()).toBeUndefined();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/esportes');
  expect(await flag()).toBe('false');
  await page.goto('/user-account');
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
  expect(await flag()).toBe('true');
});

test('from each page that the account leads to, the log-out is one step away', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/account');
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = new Set(addresses.filter((href) => href.startsWith('/')));
  expect(paths.size).toBeGreaterThan(15);
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect(await answer.text(), path).toMatch(/<a [^>]*href="\/account"/);
  }
  await page.goto('/transactions');
  const frame = page.getByRole('navigation').or(page.getByRole('banner'));
  await frame.locator('a[href="/account"]:visible').first().click();
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
});

async function openDetails(page: Page, { email }: Person): Promise<void> {
  await page.goto('/account/details');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
}

/** Logs out in another tab, and returns it. */
async function logOutElsewhere(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/user-account');
  await other.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await expect(other.getByText('Você saiu da sua conta.')).toBeVisible();
  return other;
}

test('a page that stood open in another tab shows nothing of the bettor after a log-out', async ({
  page,
  context,
  bettor,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'A script looks whether the bettor is still there');
  await openDetails(page, bettor);
  await logOutElsewhere(context);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Fdetails/);
  await expect(page.getByText(bettor.email)).toHaveCount(0);
});

test('a page that stood open in another tab is wholly that of the bettor who logged in there', async ({
  page,
  context,
  servers,
  bettor,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'A script hears that another bettor is there');
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  await openDetails(page, bettor);
  const other = await logOutElsewhere(context);
  await other.goto('/login');
  await logIn(other, person.email, person.password);
  await expect(other).toHaveURL('/esportes');
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await expect(page.getByText(bettor.email)).toHaveCount(0);
});

test('REG-13 REG-14 a code of the first visit goes with the registration, without its prefix', async ({
  servers,
  platform,
}) => {
  const visitor = new SiteVisitor(servers);
  await visitor.get('/esportes?referralCode=r-TUCANO7&pid=77&utm_source=blog');
  // A later visit takes nothing back.
  await visitor.get('/esportes?referralCode=r-OUTRO');
  const person = newPerson();
  await visitor.register(person);
  expect(await platform.account(person.email)).toMatchObject({ referralCode: 'TUCANO7' });
});
