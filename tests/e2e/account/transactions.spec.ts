import { readFile } from 'node:fs/promises';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

test('WAL-11 WAL-12 WAL-13 a deposit stands among the transactions with its method and its state', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Minhas movimentações' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Movimentações' })).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: 'Depósito,' });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Pix')).toBeVisible();
  await expect(row.getByText(/^\+R\$\s100,00$/)).toBeVisible();
  await expect(row.getByText('Bem-sucedido')).toBeVisible();

  await main.getByRole('link', { name: 'Saques' }).click();
  await expect(main.getByText('Nenhuma movimentação aqui')).toBeVisible();
  await main.getByRole('link', { name: 'Depósitos' }).click();
  await expect(row).toHaveCount(1);
  // On a phone it shows a calendar alone.
  await main.locator('summary', { hasText: 'Escolher as datas' }).click();
  await main.getByLabel('Primeiro dia').fill('2026-01-01');
  await main.getByLabel('Último dia').fill('2026-01-31');
  await main.getByRole('button', { name: 'Mostrar este período' }).click();
  await expect(main.getByText('Nenhuma movimentação aqui')).toBeVisible();
  await main.getByRole('link', { name: '7 dias' }).click();
  await expect(row).toHaveCount(1);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Baixar em planilha (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')[1]).toMatch(/;Depósito;Pix;Bem-sucedido;"100,00"$/);

  await test.step('a deposit that was paid back reads as a payment error in Brazil', async () => {
    const [charge] = (await platform.books(bettor.email)).charges;
    await platform.order('payments/refund', { transactionId: charge?.id ?? '' });
    await page.reload();
    await expect(row.getByText('Pagamento com erro')).toBeVisible();
  });
});

mexicanTest('WAL-11 transactions in Spanish', async ({ page, servers, context }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
  await page.goto('/transactions');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Retiros' }).click();
  await expect(main.getByText('Ningún movimiento aquí')).toBeVisible();
});
