import { addWinner } from './support/slip.ts';
import { expect, test } from './support/test.ts';

for (const { gigabytes, isLow } of [
  { gigabytes: 4, isLow: true },
  { gigabytes: 8, isLow: false },
]) {
  test(`SHELL-24 the ground behind a dialog is ${isLow ? 'not ' : ''}blurred with ${gigabytes} GB`, async ({
    page,
    platform,
  }) => {
    await page.addInitScript((memory) => {
      Object.defineProperty(navigator, 'deviceMemory', { value: memory });
    }, gigabytes);
    await addWinner(page, await platform.matchToCome());
    const dialog = page.getByRole('dialog');
    // A tap before the scripts are at work leads to the slip's own page.
    await expect(async () => {
      if (page.url().endsWith('/bet-slip')) await page.goBack();
      const slip = page.getByRole('link', { name: /cupom/i, exact: false }).first();
      if (!(await dialog.isVisible())) await slip.click();
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    const blurred = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].some(
        (element) => getComputedStyle(element).backdropFilter !== 'none',
      ),
    );
    expect(blurred).toBe(!isLow);
  });
}

test('the bars leave room for what sticks below them and floats above them', async ({
  page,
  platform,
}) => {
  const match = await platform.matchToCome();
  const dockHeight = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--dock-height'),
    );
  await page.goto('/esportes/futebol/proximos-jogos');
  expect(await dockHeight()).toBe('');
  await addWinner(page, match);
  const dock = page.locator('[data-dock]');
  await expect(dock).toBeVisible();
  expect((await dock.boundingBox())?.height).toBe(parseFloat(await dockHeight()) * 16);

  const tabs = page.getByRole('navigation', { name: 'Grupos de mercados' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBeCloseTo(header?.height ?? 0, -1);
});

test('a page that the network fails is words in the frame, with a way on', async ({
  page,
  context,
}) => {
  await page.goto('/esportes');
  const login = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await login.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await login.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Ver os jogos ao vivo' }).click();
  await expect(page).toHaveURL('/esportes');
});
