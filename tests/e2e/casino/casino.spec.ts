import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, testOf } from '../support/test.ts';
import { SiteVisitor } from '../support/site-visitor.ts';

const ipe = testOf('ipe');
const mexican = testOf('axolote');

test('CAS-01 a guest finds a game by category, by provider and by name', async ({ page }) => {
  await page.goto('/esportes');
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
  await navigation.getByRole('link', { name: 'Cassino' }).last().click();
  await expect(page).toHaveURL('/casino');
  await expect(page.getByRole('heading', { level: 1, name: 'Cassino' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jackpots agora' })).toContainText(/R\$/);

  await page
    .getByRole('navigation', { name: 'Categorias do cassino' })
    .getByRole('link', { name: 'Crash' })
    .click();
  await expect(page).toHaveURL('/casino/crash');
  await page.getByRole('heading', { name: 'Provedores' }).click();
  const provider = page.getByRole('checkbox').first();
  await provider.check();
  await page.getByRole('button', { name: 'Ver jogos' }).click();
  await expect(page).toHaveURL(/\/casino\/crash\?.*provedor=\d+/);
  const games = page.getByRole('list', { name: 'Crash' }).getByRole('listitem');
  await expect.poll(() => games.count()).toBeLessThan(14);

  await page.getByRole('searchbox', { name: 'Jogo ou provedor' }).fill('tesouro rio');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/search-bar\/casino\?q=tesouro\+rio/);
  await expect(page.getByRole('link', { name: /Tesouro do Rio/ }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /Tesouro do Rio/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcasino%2Fgame%2F\d+/);
});

test('a star keeps a game, and the next page of a list goes on below', async ({ page }) => {
  await page.goto('/casino/slots');
  const star = page.getByRole('button', { name: /nos favoritos$/ }).first();
  const name = (await star.getAttribute('aria-label'))?.replace(' nos favoritos', '') ?? '';
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/casino/favoritos');
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.goto('/casino/slots');
  const games = page.getByRole('list', { name: 'Slots' }).getByRole('listitem');
  await expect(games).toHaveCount(42);
  await page.getByRole('link', { name: /^Ver mais \d+ jogos$/ }).click();
  await expect(games).toHaveCount(84);
});

test('CAS-06 a bettor whose documents are not validated is led to them', async ({
  page,
  bettor,
}) => {
  expect(bettor.email).toBeTruthy();
  await page.goto('/casino/slots');
  await page.getByRole('list', { name: 'Slots' }).getByRole('link').first().click();
  await expect(
    page.getByRole('heading', { name: 'Falta verificar seus documentos' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Verificar documentos' }).click();
  await expect(page).toHaveURL(/\/user-identification/);
});

for (const [brandTest, brand] of [
  [test, 'arara'],
  [ipe, 'ipe'],
] as const) {
  brandTest(
    `CAS-07 a round of a game of ${brand} moves the balance of the game and of the site`,
    async ({ page, servers, javaScriptEnabled }) => {
      const visitor = new SiteVisitor(servers);
      await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
      await page.context().addCookies(visitor.cookies);
      await page.goto('/casino/raspaditos');
      const cards = page.getByRole('main').getByRole('list', { name: 'Raspadinhas' });
      await cards.getByRole('link').first().click();
      const game = page.frameLocator('iframe');
      const shown = game.locator('[data-balance]');
      const before = await shown.innerText();
      await game.getByRole('button').click();
      await expect(game.getByRole('status')).toBeVisible();
      await expect(shown).not.toHaveText(before);
      const after = await shown.innerText();
      if (javaScriptEnabled) {
        await expect(page.getByRole('link', { name: /Sal(?:do)/ })).toContainText(after);
      }

      // The game's session ends with its page, and the round stands in the history.
      await page.getByRole('button', { name: /^(?:Fechar|Cerrar)/ }).click();
      await expect(page).toHaveURL('/casino');
      await page.goto('/casino-history');
      await expect(page.getByRole('listitem').filter({ hasText: /Raspad/ })).toHaveCount(1);
    },
  );
}

test('CAS-01 CAS-07 a slot, a crash game, a roulette and a scratch card are played by keyboard', async ({
  page,
  servers,
}) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await page.context().addCookies(visitor.cookies);
  for (const { list, isChosen } of [
    { list: '/casino/slots', isChosen: false },
    { list: '/casino/crash', isChosen: true },
    { list: '/search-bar/casino?q=roleta', isChosen: true },
    { list: '/casino/raspaditos', isChosen: false },
  ]) {
    await page.goto(list);
    await page.getByRole('main').getByRole('list').last().getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const game = page.frameLocator('iframe');
    const balance = game.locator('[data-balance]');
    const before = await balance.innerText();
    if (isChosen) {
      await tabTo(page, game, 'radio');
      await page.keyboard.press('ArrowDown');
      await expect(game.getByRole('radio').nth(1)).toBeChecked();
    }
    await tabTo(page, game, 'textbox');
    await page.keyboard.type('7,77');
    await page.keyboard.press('Enter');
    await expect(game.getByRole('textbox')).toHaveValue('7,77');
    await expect(balance).not.toHaveText(before);
  }
});

/** Goes on by the Tab key, at most from one end of the page to the other, until a part of the game has the focus. */
async function tabTo(page: Page, game: FrameLocator, role: 'radio' | 'textbox'): Promise<void> {
  const part = game.getByRole(role).first();
  for (let keys = 0; keys < 40; keys += 1) {
    if (await part.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(part).toBeFocused();
}

mexican(
  'EXCL-05 an exclusion that arrives while a game is open ends the game and leaves the withdrawal',
  async ({ page, servers, platform, javaScriptEnabled }) => {
    const email = 'demo@vitrine.example';
    const visitor = new SiteVisitor(servers);
    await visitor.logIn(email, 'Vitrine!2024');
    await page.context().addCookies(visitor.cookies);
    await page.goto('/casino/raspaditos');
    await page.getByRole('main').getByRole('list').last().getByRole('link').first().click();
    const game = page.frameLocator('iframe');
    await expect(game.locator('[data-balance]')).toBeVisible();
    await platform.order('accounts/exclude', { email, months: 6 });
    const played = game.getByRole('button').click();
    if (javaScriptEnabled) {
      // The page looks by itself, too, and may have ended the game before the round.
      await Promise.race([played, page.waitForURL('/account-stopped')]);
    } else {
      await played;
      await expect(game.getByRole('status')).toHaveText(/no fue aceptada/);
      await page.getByRole('button', { name: /^Cerrar/ }).click();
    }
    await expect(page).toHaveURL('/account-stopped');
    await expect(page.getByText('Tu cuenta está en autoexclusión por 6 meses.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto('/casino/slots');
    await expect(page).toHaveURL('/account-stopped');
    await page.goto('/withdrawal');
    await expect(page).toHaveURL('/withdrawal');
    await platform.order('accounts/lift', { email });
  },
);
