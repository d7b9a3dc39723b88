import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { addWinner, enterStake, placeButton } from './support/slip.ts';
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
      const slip = page.getByRole('link', { name: /^Abrir o cupom/ });
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

  const tabs = page.getByRole('group', { name: 'Grupos de mercados' });
  // As far as the tabs go without sticking: their markets are below them.
  await tabs.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  const header = await page.getByRole('banner').boundingBox();
  // The small score sticks between the two; readers of the screen have the header in its place.
  const score = page.locator('.event-bar');
  await expect
    .poll(async () => (await score.boundingBox())?.y)
    .toBeCloseTo(header?.height ?? 0, -1);
  await expect
    .poll(async () => {
      const above = await score.boundingBox();
      return ((await tabs.boundingBox())?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    })
    .toBeCloseTo(0, -1);
});

test('SHELL-16 a line shows while another page is on its way, but not on sports pages', async ({
  page,
}) => {
  /** Keeps the data of a page back until it is let go. */
  async function held(path: string) {
    const release = Promise.withResolvers<void>();
    await page.route(`**${path}.data*`, async (route) => {
      await release.promise;
      await route.continue();
    });
    return release.resolve;
  }
  const line = page.getByRole('progressbar', { name: 'Abrindo a página' });
  await page.goto('/login');
  const letRegister = await held('/register');
  const link = page.getByRole('banner').getByRole('link', { name: 'Criar conta' });
  await expect(async () => {
    if (!(await line.isVisible())) await link.click();
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass();
  letRegister();
  await expect(page).toHaveURL('/register');
  await expect(line).toHaveCount(0);

  await page.goto('/esportes');
  const letSport = await held('/esportes/basquete');
  const asked = page.waitForRequest('**/esportes/basquete.data*');
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Basquete' }).first().click();
    await asked;
  }).toPass();
  await expect(line).toHaveCount(0);
  letSport();
  await expect(page).toHaveURL('/esportes/basquete');
});

test('SHELL-15 a sports list is found again where it was left, and another page opens at its top', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/esportes/futebol/proximos-jogos');
  await page.waitForFunction(() => '__remixContext' in window);
  await page.evaluate(() => window.scrollTo(0, 900));
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
  await navigation.getByRole('link', { name: 'Conta' }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(top).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'glide');

  await page.goto('/esportes/tenis');
  await page.getByRole('link', { name: 'Futebol' }).first().click();
  await expect(page).toHaveURL('/esportes/futebol');
  const tabs = page.getByRole('group', { name: 'Seções de esportes' });
  await tabs.getByRole('link', { name: 'Próximos jogos' }).click();
  await expect(page).toHaveURL('/esportes/futebol/proximos-jogos');
  // Rows that were not drawn yet have an estimated height.
  await expect.poll(top).toBeGreaterThan(600);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'place');
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
  await expect(page.getByRole('link', { name: 'Ver os jogos ao vivo' })).toHaveAttribute(
    'href',
    '/esportes',
  );
});

test('a page that the network fails comes once the network is back', async ({ page, context }) => {
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Esportes' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/esportes');
});

test('a form that is sent without a network keeps what was typed, and can be sent again', async ({
  page,
  context,
  bettor: _bettor,
}) => {
  await page.goto('/deposit');
  await page.waitForLoadState('networkidle');
  const amount = page.getByRole('textbox', { name: /^Valor/ });
  const send = page.getByRole('main').locator('form button[type=submit]').last();
  await amount.fill('37,50');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('Você está sem conexão')).toBeVisible();
  await expect(amount).toHaveValue('37,50');
  await context.setOffline(false);
  await expect(page.getByText('Você está sem conexão')).toHaveCount(0);
  await send.click();
  await expect(page).toHaveURL(/\/deposit\/\w+$/);
  await expect(page.getByText(/37,50/).first()).toBeVisible();
});

test('SHELL-22 more than three requests over 3 s in two minutes raise the slow-speed event', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const events: Event[] = [];
    Object.assign(window, { slowSpeedEvents: events });
    addEventListener('slow-speed', (event) => events.push(event));
  });
  await page.route('**/slow/*', async (route) => {
    await wait(3_100);
    await route.fulfill({ body: '' });
  });
  const askSlowly = (requests: number) =>
    page.evaluate(
      (count) => Promise.all(Array.from({ length: count }, (_, at) => fetch(`/slow/${at}`))),
      requests,
    );
  const raised = () =>
    page.evaluate(() => (window as unknown as { slowSpeedEvents: Event[] }).slowSpeedEvents.length);

  await page.goto('/rules-sports/global');
  // The check begins with the scripts of the late frame, and forgets what is older than two minutes.
  await expect(async () => {
    await askSlowly(4);
    await page.clock.fastForward(120_000);
    expect(await raised()).toBe(1);
  }).toPass();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices).toContainText('Sua conexão está lenta');
  await notices.getByRole('button', { name: 'Fechar' }).click();
  await expect(notices).not.toContainText('Sua conexão está lenta');

  await askSlowly(3);
  await page.clock.fastForward(120_000);
  expect(await raised()).toBe(1);
  await expect(notices).not.toContainText('Sua conexão está lenta');
});

test('SHELL-03 a page whose script can’t be had is loaded again, once in five minutes', async ({
  page,
  context,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/register-*.js', (route) => route.abort());
  const toRegister = page.getByRole('main').getByRole('link', { name: 'Criar conta' });
  const title = page.getByRole('heading', { level: 1 });

  await toRegister.click();
  await expect.poll(() => loads).toBe(2);
  await expect(page).toHaveURL(/\/login$/);
  const kept = (await context.cookies()).find(({ name }) => name === 'chunk-reload');
  expect(kept?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 300);
  await page.waitForLoadState('networkidle');

  // The second time the frame says so, and offers a way on.
  await toRegister.click();
  await expect(title).toHaveText('Algo falhou do nosso lado');
  expect(loads).toBe(2);
  await page.unroute('**/assets/register-*.js');
  await page.getByRole('link', { name: 'Ver os jogos ao vivo' }).click();
  await expect(page).toHaveURL(/\/esportes$/);
});

test('SHELL-03 a part of the frame whose script can’t be had takes nothing from the page, and comes once it can', async ({
  page,
}) => {
  // The page isn't loaded again while the site can't be reached.
  await page.route('**/esportes/futebol', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.route(/\/assets\/site-late-frame-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /late-frame/.test(request.url()));
  await page.goto('/esportes/futebol');
  await failed;
  const price = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  await price.first().click();
  await expect(price.first()).toHaveAttribute('aria-pressed', 'true');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCount(0);

  await page.getByRole('link', { name: 'Entrar' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar');
  await page.unroute(/\/assets\/site-late-frame-/);
  await expect(footer).toBeVisible();
});

test('SHELL-23 a screen lower than 768 px on its side keeps one bar; from 768 px on it is no phone', async ({
  page,
}) => {
  await page.goto('/rules-sports/global');
  const header = page.getByRole('banner');
  const positionOfHeader = () => header.evaluate((bar) => getComputedStyle(bar).position);
  const isSideBySide = async () => {
    const footer = page.getByRole('contentinfo');
    const first = await footer.getByText('Proibido para menores de 18 anos').boundingBox();
    const second = await footer.getByRole('heading').first().boundingBox();
    return (second?.x ?? 0) > (first?.x ?? 0) + (first?.width ?? 0);
  };
  for (const { width, height, position } of [
    { width: 360, height: 740, position: 'sticky' },
    { width: 740, height: 360, position: 'static' },
    { width: 1000, height: 767, position: 'static' },
    { width: 1000, height: 768, position: 'sticky' },
  ]) {
    await page.setViewportSize({ width, height });
    expect(await positionOfHeader(), `${width} x ${height}`).toBe(position);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  const narrow = await isSideBySide();
  await page.setViewportSize({ width: 768, height: 900 });
  expect([narrow, await isSideBySide()]).toEqual([false, true]);
});

/** The ticket of this stake is never decided, so that its pages ask again and again. */
const NEVER_DECIDED = '13,24';

test('a reload behind the page leaves it where its reader has scrolled to meanwhile', async ({
  page,
  bettor,
  platform,
}) => {
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, NEVER_DECIDED);
  await placeButton(page).click();
  await expect(page.getByText('Confirmando sua aposta').first()).toBeVisible();

  const held: Route[] = [];
  await page.route(/\.data\b/, (route) => void held.push(route));
  await page.goto('/esportes/futebol/proximos-jogos');
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => scrollTo(0, 300));
  await held[0]?.continue();
  // The next one begins once the page has the answer of this one.
  await expect.poll(() => held.length).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
