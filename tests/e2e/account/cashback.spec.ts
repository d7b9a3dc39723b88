import { expect, test } from '../support/test.ts';

const closed = /Abrir a caixa/;

test('the box of the day is found from the account, gives its amount and leads to the slots', async ({
  page,
  bettor,
  platform,
}) => {
  await platform.order('promotions/cashback', { email: bettor.email, amount: 12.34 });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Cashback do dia' }).click();
  await expect(page).toHaveURL('/promotions/cashback');
  await page.getByRole('button', { name: closed }).click();
  await expect(page.getByRole('heading', { name: /^Você ganhou R\$\s12,34$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: closed })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(/R\$\s112,34/);

  // Whoever comes again finds what was given, and nothing to tap.
  await page.goto('/promotions/cashback');
  await expect(page.getByText(/Você abriu a caixa de hoje/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver movimentações' }).click();
  await expect(page).toHaveURL(/\/transactions/);
  await expect(page.getByText(/12,34/).first()).toBeVisible();

  await page.goto('/promotions/cashback');
  await page.getByRole('link', { name: 'Ir para os slots' }).click();
  await expect(page).toHaveURL('/casino/slots');
});

test('an empty box and a failure both say to try again tomorrow', async ({
  page,
  bettor,
  platform,
}) => {
  for (const [amount, words] of [
    [16.01, 'A caixa não respondeu. Se algo foi pago, já está no seu saldo.'],
    [0, 'A caixa de hoje estava vazia.'],
  ] as const) {
    await platform.order('promotions/cashback', { email: bettor.email, amount });
    await page.goto('/promotions/cashback');
    await page.getByRole('button', { name: closed }).click();
    await expect(page.getByRole('heading', { name: 'Tente novamente amanhã' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir para os slots' })).toBeVisible();
  }
});

test('a guest is asked to log in, and a bettor without a box is told when there is one', async ({
  page,
  context,
  bettor: _bettor,
}) => {
  await page.goto('/promotions/cashback');
  await expect(page.getByText('Nenhuma caixa para abrir hoje')).toBeVisible();
  await context.clearCookies();
  await page.goto('/promotions/cashback');
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fpromotions%2Fcashback');
});
