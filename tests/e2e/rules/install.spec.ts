import { openInApp } from '../support/app-window.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; SM-A105M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

test('SHELL-10 instructions lead by system and device to the settings, and back', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const step = main.getByRole('list').first().getByRole('listitem');
  await page.goto('/instructions/localização');
  await expect(main.getByRole('heading', { name: 'Como permitir a localização' })).toBeVisible();
  await main.getByRole('link', { name: 'Começar' }).click();
  await main.getByRole('link', { name: 'Android' }).click();
  await expect(page).toHaveURL(/\/instructions\/localiza.*\/android$/);
  await main.getByRole('link', { name: 'Xiaomi' }).click();
  await expect(page).toHaveURL(/dispositivo=xiaomi/);
  await expect(main.getByText('role a lista e toque em Localização.')).toBeVisible();
  await expect(main.getByText('escolha Chrome')).toBeVisible();
  await main.getByRole('link', { name: 'Samsung Internet' }).click();
  await expect(page).toHaveURL(/sistema=samsung-internet/);
  await expect(main.getByText('escolha Samsung Internet')).toBeVisible();
  await step.filter({ hasText: 'Sistema' }).getByRole('link').click();
  await main.getByRole('link', { name: 'iPhone ou iPad' }).click();
  await expect(main.getByText('Na lista, toque em Safari.')).toBeVisible();
  await expect(step).toHaveCount(3);
  await main.getByRole('link', { name: 'Já permiti' }).click();
  await expect(page).toHaveURL(/\/esportes$/);
});

test('SHELL-10 unknown words of the address lead to the not-found page', async ({ page }) => {
  for (const path of [
    '/instructions/outra',
    '/instructions/notificação/windows',
    '/instructions/notificação/android?dispositivo=nokia',
    '/instructions/notificação/ios?sistema=opera',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const [name, userAgent, first, other] of [
  ['an iPhone', IPHONE, 'No iPhone ou iPad', 'No Android'],
  ['an Android phone', ANDROID, 'No Android', 'No iPhone ou iPad'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test(`SHELL-08 SHELL-27 ${name} is told first how its own way of installing goes`, async ({
      page,
    }) => {
      const ways = page.getByRole('main').getByRole('region');
      for (const path of ['/download-app', '/download-new-app']) {
        await page.goto(path);
        await expect(ways.first()).toHaveAccessibleName(first);
        await expect(ways.last()).toHaveAccessibleName(other);
      }
      await expect(page.getByText('apague o aplicativo anterior')).toBeVisible();
      await page.goto('/pwa-ios-install');
      await expect(ways.first()).toHaveAccessibleName('No iPhone ou iPad');
      await expect(ways.first().getByText('Tela de Início')).toBeVisible();
    });
  });
}

test('SHELL-08 PROMO-07 a desktop is sent to the phone', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Instalar no celular' }).click();
  await expect(page).toHaveURL('/download-app');
  await expect(page.getByText(/abra este endereço no celular: 127\.0\.0\.1/)).toBeVisible();
  await page.getByRole('link', { name: 'Como receber avisos' }).click();
  await expect(page.getByRole('heading', { name: 'Como receber avisos' })).toBeVisible();
});

test('SHELL-17 how the site was opened is kept, from five words alone', async ({
  page,
  context,
  request,
  javaScriptEnabled,
}) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ id: '/', start_url: '/?appSource=PWA' });

  await page.goto('/casino/slots');
  await page.goto('/');
  await expect(page).toHaveURL(/\/casino\/slots$/);
  await page.goto('/?appSource=OTHER');
  await expect(page).toHaveURL(/\/casino\/slots/);
  // An app begins with the sports, whatever was visited last.
  const app = await context.newPage();
  await openInApp(app);
  await app.goto('/?appSource=TWA');
  await expect(app).toHaveURL(/\/esportes/);
  await app.goto('/casino/slots');
  await app.goto('/?appSource=OTHER');
  await expect(app).toHaveURL(/\/esportes/);
  if (javaScriptEnabled !== false) {
    // A tab of the same browser is none of the app's.
    await page.goto('/casino/slots');
    await page.waitForFunction(() => document.cookie.includes('display=tab'));
    await page.goto('/');
    await expect(page).toHaveURL(/\/casino\/slots$/);
  }
  await page.goto('/esportes?bmxpa');
  await page.goto('/download-app');
  await expect(page.getByText('Você já está no aplicativo da Arara.')).toBeVisible();
  await page.goto('/?appSource=WEB');
  await page.goto('/download-app');
  await expect(page.getByText('Você já está no aplicativo da Arara.')).toHaveCount(0);
});

mexicanTest('SHELL-08 SHELL-10 the pages of installing speak Spanish', async ({ page }) => {
  await page.goto('/download-app');
  await expect(page.getByRole('heading', { name: 'Axolote en tu celular' })).toBeVisible();
  await page.goto('/instructions/notificação/ios');
  await expect(page.getByText('Activa Permitir notificaciones.')).toBeVisible();
});
