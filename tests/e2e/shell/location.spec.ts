import { openInApp } from '../support/app-window.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-09 GEO-01 the app of the store asks for the location, and goes on once the phone allows it', async ({
  page,
  context,
  bettor,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toContain('@');
  await openInApp(page);
  await page.goto('/esportes?appSource=TWA_STORE');
  if (javaScriptEnabled === false) {
    await page.getByRole('link', { name: 'Permitir localização' }).click();
  } else {
    const question = page.getByRole('dialog', { name: 'Precisamos da sua localização' });
    await question.getByRole('link', { name: 'Permitir localização' }).click();
  }
  await expect(page).toHaveURL(/\/enable-location$/);
  const allow = page.getByRole('button', { name: 'Permitir localização' });

  await page.getByRole('link', { name: 'Ver como permitir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como permitir a localização');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('link', { name: 'Permitir localização' }).click();

  if (javaScriptEnabled !== false) {
    await context.grantPermissions([]);
    await allow.click();
    await expect(page.getByRole('status')).toContainText('O aparelho não permitiu a localização');
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -23.55, longitude: -46.63 });
  }
  await allow.click();
  await expect(page).toHaveURL(/\/esportes$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('Precisamos da sua localização')).toBeHidden();
});

test('SHELL-09 a bettor in a browser is led on from the location steps', async ({
  page,
  bettor,
}) => {
  expect(bettor.email).toContain('@');
  for (const path of ['/steps-location', '/enable-location']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/esportes$/);
  }
});

test('SHELL-09 a guest is led home from the location steps', async ({ page }) => {
  for (const path of ['/steps-location', '/enable-location']) {
    await page.goto(`${path}?appSource=TWA_STORE`);
    await expect(page).toHaveURL(/\/esportes$/);
  }
});
