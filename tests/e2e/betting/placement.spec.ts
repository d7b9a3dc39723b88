import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import {
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

/** The platform decides a ticket of this stake after 10 s; see apps/sandbox/README.md. */
const SLOW_STAKE = '13,25';
const LIST = '/esportes/futebol/proximos-jogos';

test('PLACE-01 a single is placed in three taps and one stake, and its receipt says it all', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
  isMobile,
}) => {
  await page.goto(LIST);
  let taps = 0;
  const main = page.getByRole('main');
  const prices = main.locator('button[data-outcome]:not([data-suspended])').locator('visible=true');
  await prices.first().click();
  taps += 1;
  if (isMobile || !javaScriptEnabled) {
    const bar = page.locator('[data-dock] > a');
    if (isMobile) {
      await bar.click();
      taps += 1;
    }
  }
  await stakeField(page).locator('visible=true').fill('10,00');
  await placeButton(page).locator('visible=true').click();
  taps += 1;
  expect(taps).toBeLessThanOrEqual(3);
  if (javaScriptEnabled) {
    const accepted = page.getByRole('heading', { name: 'Aposta aceita' });
    await expect(accepted.locator('visible=true')).toHaveCount(1, { timeout: 20_000 });
  } else {
    await untilShown(page, 'Aposta aceita', false);
  }
  const [ticket] = (await platform.books(bettor.email)).tickets;
  if (!ticket) throw new Error('No ticket was made');
  await test.step('the receipt', async () => {
    if (javaScriptEnabled) {
      const panel = page.getByText(new RegExp(`Aposta número ${ticket.id}`));
      await expect(panel.locator('visible=true')).toHaveText(/^R\$\s10,00 apostados\./);
      await page
        .getByRole('link', { name: 'Comprovante da aposta' })
        .locator('visible=true')
        .click();
    }
    await expect(page).toHaveURL(/\/bet-slip\/tickets\//);
    await expect(main.getByText(ticket.id)).toBeVisible();
    await expect(main.getByText('Data e hora')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Regras de apostas' })).toHaveAttribute(
      'href',
      /^\/rules-sports\//,
    );
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(ticket.id)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver minhas apostas' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});

test('PLACE-01 a single is placed by keyboard in under 40 keys', async ({
  page,
  bettor,
  javaScriptEnabled,
  isMobile,
}) => {
  test.skip(isMobile, 'keys of a desktop');
  expect(bettor.email).toBeTruthy();
  await page.goto('/esportes');
  let keys = 0;
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    keys += 1;
  }
  /** Presses Tab until an element that matches has the focus. */
  async function tabTo(selector: string): Promise<void> {
    const focused = page.locator(':focus');
    do await press('Tab');
    while (keys < 60 && !(await focused.evaluate((at, want) => at.matches(want), selector)));
  }
  await tabTo('a[href="#content"]');
  await press('Enter');
  await tabTo('a[href="#events"]');
  await press('Enter');
  await tabTo('button[data-outcome]');
  const way = page.getByRole('main').getByRole('link', { name: 'Ir para o cupom', exact: true });
  await press('Enter');
  // The price may stand on the page twice, with a link at each place.
  await expect(way.first()).toBeAttached();
  await expect(page.locator('[data-outcome][aria-pressed=true]').first()).toBeAttached();
  // A tap without scripts ends at the link; with them the focus stays on the price.
  if (!(await page.locator(':focus').evaluate((at) => at.matches('a')))) await press('Tab');
  await press('Enter');
  const stake = page.getByRole('textbox', { name: /^Valor da aposta/ });
  await expect(stake.and(page.locator(':focus'))).toBeVisible();
  for (const key of '10') await press(key);
  await tabTo('button[name="place"]');
  await press('Enter');
  if (!javaScriptEnabled) await page.waitForURL(/\/bet-slip\/tickets\//);
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  expect(keys).toBeLessThan(40);
});

test('a long slip that is confirmed at its foot shows that it waits, and its result', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts a page opens at its top');
  expect(bettor.email).toBeTruthy();
  for (const match of await platform.matchesToCome(6)) await addWinner(page, match);
  await enterStake(page, SLOW_STAKE);
  await page.getByText(/^Ao confirmar/).scrollIntoViewIfNeeded();
  await placeButton(page).click();
  await expect(page.getByText('Confirmando sua aposta')).toBeInViewport();
  await page.mouse.wheel(0, 2000);
  const result = page.getByRole('heading', { name: 'Aposta aceita' });
  await expect(result).toBeInViewport({ timeout: 30_000 });
});

test('PLACE-14 a browser that is offline says so and goes on waiting', async ({
  page,
  bettor,
  platform,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a page without scripts can not tell that it is offline');
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, SLOW_STAKE);
  await placeButton(page).click();
  await expect(page.getByText('Confirmando sua aposta')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Você está sem conexão\./)).toBeVisible();
  await expect(page.getByText('Não recebemos a resposta da sua aposta')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Aposta aceita').first()).toBeVisible({ timeout: 30_000 });
});

test('SLIP-17 two tabs show the same slip', async ({
  page,
  context,
  platform,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a page without scripts is read again by its bettor');
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('No two football matches are to come');
  await addWinner(page, first);
  await page.goto('/bet-slip');
  await expect(stakeField(page)).toHaveCount(1);
  const other = await context.newPage();
  await addWinner(other, second);
  await expect(page.getByText(`${second.home} – ${second.away}`)).toBeVisible({ timeout: 3000 });
});

test('SLIP-01 a guest’s slip joins the bettor’s at the log-in', async ({
  page,
  bettor,
  browser,
  servers,
  platform,
}) => {
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('No two football matches are to come');
  // The last session of a bettor is the one that a log-in begins.
  await logInAs(page, bettor.email, bettor.password);
  await addWinner(page, first);
  const elsewhere = await browser.newContext({ baseURL: servers.site.url });
  const device = await elsewhere.newPage();
  await addWinner(device, second);
  await logInAs(device, bettor.email, bettor.password);
  await device.goto('/bet-slip');
  for (const { home, away } of [first, second]) {
    await expect(device.getByRole('main').getByText(`${home} – ${away}`)).toBeVisible();
  }
  await elsewhere.close();
});

async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  if (new URL(page.url()).pathname !== '/login') return;
  await logIn(page, email, password);
  await page.waitForURL((url) => url.pathname !== '/login');
}

mexicanTest('SLIP-16 a multiple says how many selections it still needs', async ({ page }) => {
  await page.goto('/esportes/futebol/proximos-jogos');
  const prices = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  const taps = await prices.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('value') ?? ''),
  );
  const events = new Set<string>();
  for (const tap of taps) {
    const event = tap.split(' ')[1] ?? '';
    if (events.has(event) || events.size === 2) continue;
    events.add(event);
    await page.request.post('/bet-slip', {
      form: { tap, returnTo: '/bet-slip' },
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
  }
  await page.goto('/bet-slip');
  await expect(page.getByText('Agrega 3 selecciones más para hacer el parlay.')).toBeVisible();
});

test('SLIP-17 with the keyboard of a phone open, the placing button stays in view', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
  isMobile,
}) => {
  test.skip(!javaScriptEnabled || !isMobile, 'the keyboard of a phone');
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '10,00');
  const covered = 280;
  // No test browser has a keyboard: the viewport says what one would make it say.
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (!view) return;
    const full = view.height;
    Object.defineProperty(view, 'height', { get: () => full - height });
    view.dispatchEvent(new Event('resize'));
  }, covered);
  const inView = async () => {
    const box = await placeButton(page).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    return box ? box.y + box.height <= height - covered : false;
  };
  await expect.poll(inView).toBe(true);
});

test('PLACE-13 the receipt has the odds of the accepted ticket', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toBeTruthy();
  const price = await addWinner(page, await platform.matchToCome());
  const odds = await price.locator('[data-live-odds]').innerText();
  await enterStake(page, '10,00');
  await placeAndWait(page, javaScriptEnabled);
  await page.goto('/bet-slip');
  if (javaScriptEnabled) {
    await page.getByRole('link', { name: 'Comprovante da aposta' }).first().click();
  } else {
    await page.goto('/bet-slip');
    await page.getByRole('link', { name: /Comprovante da aposta|Ver a última aposta/ }).click();
  }
  await expect(page.getByRole('article').getByRole('listitem')).toContainText(odds);
});
