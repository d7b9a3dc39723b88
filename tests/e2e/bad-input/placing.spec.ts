import type { Locator, Page } from '@playwright/test';
import { alert, logIn, post } from '../support/forms.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, playingTest, test } from '../support/test.ts';

test('PLACE-12 one slip sent twice at once is one ticket and one debit', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '10,00');
  const place = (await placeButton(page).getAttribute('value')) ?? '';
  const form = { place, [(await stakeField(page).getAttribute('name')) ?? '']: '10,00' };
  const answers = await Promise.all([post(page, '/bet-slip', form), post(page, '/bet-slip', form)]);
  for (const answer of answers) {
    expect(answer.headers()['location']).toBe(`/bet-slip/tickets/${place}`);
  }
  await placeButton(page).dblclick();
  // The clicks' own way there may cross this one.
  await expect(async () => void (await page.goto(`/bet-slip/tickets/${place}`))).toPass();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  const { tickets, movements, balance } = await platform.books(bettor.email);
  expect(tickets).toMatchObject([{ connectionId: place, stake: 1000 }]);
  expect(movements.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
  expect(balance).toBe(9000);
});

test('SESS-08 PLACE-12 a session that ended in the middle asks to log in, and the slip is placed after it', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '12,50');
  await platform.order('sessions/close', {});
  await placeButton(page).click();
  await expect(page.getByText('Sua sessão terminou. Entre de novo')).toBeVisible();
  await logIn(page, bettor.email, bettor.password);
  await expect(page).toHaveURL(/\/bet-slip\?kept=/);
  await expect(page.getByText('Nada foi enviado')).toBeVisible();
  await expect(stakeField(page)).toHaveValue('12,50');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);
  await placeAndWait(page, javaScriptEnabled);
  expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 1250 }]);
});

test('SESS-07 an access token that expired is renewed on the way', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '10,00');
  await platform.order('tokens/expire', {});
  await placeAndWait(page, javaScriptEnabled);
  expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 1000 }]);
});

test('SLIP-12 odds that moved are shown and asked about before they count', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  const price = await addWinner(page, match);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  await enterStake(page, '10,00');
  await platform.order('world/odds', { outcomeId, factor: 0.8 });
  await expect.poll(() => isOnSlip(page, 'A odd caiu.')).toBe(true);

  if (!javaScriptEnabled) await placeButton(page).click();
  await expect(page.getByText('A odd caiu.')).toBeVisible();
  await expect(page.getByText('A odd de 1 seleção caiu.')).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await expect(stakeField(page)).toHaveValue('10,00');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);
  await acceptButton(page).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  await platform.order('world/odds', { outcomeId, factor: 1 });
});

test('PLACE-06 odds refused by the operator leave the slip with the new ones', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '10,00');
  await platform.order('tickets/refuse', {
    error: 'ODDS_DIFFERENCE_TOO_HIGH',
    context: { suggestedOdds: 1.11, selectionIndex: 0 },
    count: 1,
  });
  await placeButton(page).click();
  await expect(
    page.getByText('A odd mudou antes da confirmação. Nada foi debitado.'),
  ).toBeVisible();
  await expect(stakeField(page)).toHaveValue('10,00');
  expect(await platform.books(bettor.email)).toMatchObject({ balance: 10_000, tickets: [] });
  await acceptButton(page).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  expect((await platform.books(bettor.email)).tickets).toHaveLength(1);
});

test('SLIP-14 a suspended market holds the slip until it is open again', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  const price = await addWinner(page, match);
  const marketId = (await price.getAttribute('data-market')) ?? '';
  await enterStake(page, '10,00');
  await platform.order('world/suspend', { marketId, seconds: 3600 });
  await expect.poll(() => isOnSlip(page, 'Mercado suspenso.')).toBe(true);
  await placeButton(page).click();
  await expect(page.getByText('Mercado suspenso. Aguarde ou remova')).toBeVisible();
  await expect(stakeField(page)).toHaveValue('10,00');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);

  await platform.order('world/suspend', { marketId, seconds: 0 });
  await expect.poll(() => isOnSlip(page, 'Mercado suspenso.')).toBe(false);
  await page.goto('/bet-slip');
  await expect(stakeField(page)).toHaveValue('10,00');
  await placeAndWait(page, javaScriptEnabled);
});

playingTest(
  'SLIP-14 a match that started is named and leaves the slip',
  async ({ page, bettor, platform, javaScriptEnabled }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '10,00');
    await platform.playUntilLive(match);
    await expect.poll(() => isOnSlip(page, 'O jogo começou.')).toBe(true);
    if (!javaScriptEnabled) await placeButton(page).click();
    await expect(page.getByText('O jogo começou. Remova a seleção')).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await page.getByRole('button', { name: 'Remover seleções encerradas' }).click();
    await expect(page.getByText('Seu cupom está vazio')).toBeVisible();
  },
);

test('a stake above the balance is named with the way to a deposit', async ({
  page,
  bettor,
  platform,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '100,01');
  await placeButton(page).click();
  await expect(alert(page)).toContainText('Seu saldo é R$ 100,00.');
  await expect(stakeField(page)).toHaveValue('100,01');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Depositar R\$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
});

test('while the feed is cut nothing is placed; then it goes on', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const match = await platform.matchToCome();
  const price = await addWinner(page, match);
  await expect(price).toBeVisible();
  const banner = page.getByText('As odds ao vivo estão pausadas.');
  await platform.order('world/feed', { up: false });
  if (javaScriptEnabled) await expect(banner).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => isOnSlip(page, 'As odds ao vivo estão pausadas.')).toBe(true);
  await enterStake(page, '10,00');
  await expect(banner).toBeVisible();
  await placeButton(page).click();
  await expect(alert(page)).toContainText('As odds ao vivo estão paradas. Espere a reconexão');
  await expect(stakeField(page)).toHaveValue('10,00');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);

  await platform.order('world/feed', { up: true });
  await expect
    .poll(() => isOnSlip(page, 'As odds ao vivo estão pausadas.'), { timeout: 30_000 })
    .toBe(false);
  await page.goto('/bet-slip');
  await expect(banner).toBeHidden();
  await placeAndWait(page, javaScriptEnabled);
});

test('an event nobody knows is a page that says so, with a way on', async ({ page }) => {
  const answer = await page.goto(matchPath({ id: 'sr:match:999999999' }));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver os jogos ao vivo' }).click();
  await expect(page).toHaveURL('/esportes');
});

/** Whether the slip's page, asked beside the open one, shows a sentence. */
async function isOnSlip(page: Page, sentence: string): Promise<boolean> {
  const html = await (await page.request.get('/bet-slip')).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '').includes(sentence);
}

/** The one button that accepts worse odds and places the bet. */
function acceptButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Aceitar e confirmar por/ });
}
