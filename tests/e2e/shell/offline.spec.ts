import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a page says so in the look of the brand, and nothing of a bettor was kept', async ({
  page,
  context,
  bettor,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'a browser keeps nothing without scripts');
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText(bettor.email)).toBeVisible();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
  await expect(page.getByText(bettor.email)).toBeHidden();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movimentações');
});
