import { expect, test } from '../support/test.ts';

const COOKIE_DAYS = 90;

test('SHELL-11 an address that is no page answers 404, and leads on', async ({ page }) => {
  for (const path of ['/nada', '/esportes/xadrez', '/bet-history/abc/def']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeHidden();
});

test('SHELL-26 the cookie of a visitor lives 90 days', async ({ page, context }) => {
  await page.goto('/login');
  const lasting = (await context.cookies()).filter(({ expires }) => expires > 0);
  expect(lasting.length).toBeGreaterThan(0);
  for (const { name, expires } of lasting) {
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(days, name).toBeGreaterThan(COOKIE_DAYS - 0.1);
    expect(days, name).toBeLessThan(COOKIE_DAYS + 0.1);
  }
});

const UNREADABLE_MOVEMENTS = 'Não foi possível carregar suas movimentações';

test('NET-05 a list whose call fails says so, and the sections beside it stand', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  await platform.order('failures', {
    endpoint: 'wallet.transactionsByUser',
    failure: { status: 500 },
    rate: 1,
  });
  await page.goto('/transactions');
  const main = page.getByRole('main');
  await expect(main.getByText(UNREADABLE_MOVEMENTS)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Saques' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(/R\$\s100,00/)).toBeVisible();
  await platform.order('failures/clear', {});
  await main.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Depósito,' })).toHaveCount(1);
});

const UNREADABLE = 'Não foi possível carregar suas apostas';

for (const malformed of ['truncated', 'html', 'empty', 'wrongType', 'wrongCharset']) {
  test(`NET-02 an answer that is ${malformed} is a failed one, and no value of it is shown`, async ({
    page,
    bettor: _bettor,
    platform,
  }) => {
    await platform.order('failures', {
      endpoint: 'userBet.byRangeByStatus',
      failure: { malformed },
      rate: 1,
    });
    await page.goto('/bet-history');
    const main = page.getByRole('main');
    await expect(main.getByText(UNREADABLE)).toBeVisible();
    await expect(main).not.toContainText(/undefined|NaN|\[object|was:/);
  });
}

test('NET-01 a reading that fails is repeated three times, and a payment never', async ({
  page,
  bettor,
  platform,
}) => {
  const fail = (endpoint: string, count: number) =>
    platform.order('failures', { endpoint, failure: { status: 503 }, count });
  const main = page.getByRole('main');
  // A page that no stream tells to read again.
  await fail('wallet.transactionsByUser', 3);
  await page.goto('/transactions');
  await expect(main.getByRole('listitem').filter({ hasText: 'Depósito,' })).toHaveCount(1);
  await fail('wallet.transactionsByUser', 4);
  await page.goto('/transactions');
  await expect(main.getByText(UNREADABLE_MOVEMENTS)).toBeVisible();

  await fail('pix.beginDeposit', 1);
  await page.goto('/deposit');
  await page.getByLabel('Valor do depósito').fill('50,00');
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page).toHaveURL(/\/deposit\/pending\//);
  const paid = (await platform.books(bettor.email)).charges.filter(({ amount }) => amount === 5000);
  expect(paid).toEqual([]);
});
