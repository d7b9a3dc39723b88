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

test('SHELL-27 the app is offered once the browser can install it, and stays away once it was put away', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the browser asks a script');
  const offer = page.getByRole('region', { name: /na tela inicial$/ });

  /** The browser says that it could install the site, and the visitor goes on to another page. */
  async function beOffered() {
    await page.goto('/faqs');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.evaluate(() => {
      const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
      });
      dispatchEvent(question);
    });
    await page.getByRole('main').getByRole('link', { name: 'Ajuda' }).first().click();
    await expect(page).toHaveURL(/\/ayuda$/);
  }

  await expect(async () => {
    await beOffered();
    await expect(offer).toBeVisible({ timeout: 2000 });
  }).toPass();
  await offer.getByRole('button', { name: 'Agora não' }).click();
  await expect(offer).toBeHidden();
  await beOffered();
  await expect(offer).toBeHidden();
});
