import { addWinner, stakeField } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-30 the slip over a page is an address: back closes it, a reload keeps it', async ({
  page,
  platform,
  isMobile,
  javaScriptEnabled,
}) => {
  test.skip(!isMobile || javaScriptEnabled === false, 'beside the page, or a page of its own');
  await addWinner(page, await platform.matchToCome());
  const match = page.url();
  const slip = page.getByRole('link', { name: /^Abrir o cupom/ });
  const sheet = page.getByRole('dialog');
  await slip.click();
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(`${match}#cupom`);
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(match);
  await page.goForward();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(match);
});

test('SHELL-30 the slip is a page where scripts do not run', async ({
  browser,
  baseURL,
  platform,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await addWinner(page, await platform.matchToCome());
  await page.getByRole('link', { name: /^Abrir o cupom/ }).click();
  await expect(page).toHaveURL(/\/bet-slip$/);
  await page.reload();
  await expect(stakeField(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/evento\//);
  await context.close();
});

test('SHELL-30 a game and a deposit are addresses: back closes them, a reload keeps them', async ({
  page,
  bettor,
}) => {
  expect(bettor.email).toContain('@');
  await page.goto('/casino/slots');
  const lobby = page.url();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tesouro do Rio/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/casino\/game\/[\w-]+$/);
  await page.reload();
  await expect(page).toHaveTitle(/^Tesouro do Rio/);
  await page.goBack();
  await expect(page).toHaveURL(lobby);

  await page.getByRole('banner').getByRole('link', { name: 'Depositar' }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Depositar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(lobby);
});
