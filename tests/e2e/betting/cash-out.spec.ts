import type { Page } from '@playwright/test';
import type { Person } from '../support/people.ts';
import type { Platform } from '../support/platform.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { addWinner, enterStake, placeAndWait, tap, untilShown } from '../support/slip.ts';
import { expect, test, testOf } from '../support/test.ts';

/** Places a single on a match to come, and answers its number. */
async function placeSingle(
  page: Page,
  stake: string,
  { platform, bettor, hasScripts }: { platform: Platform; bettor: Person; hasScripts: boolean },
): Promise<string> {
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, stake);
  await placeAndWait(page, hasScripts);
  const [ticket] = (await platform.books(bettor.email)).tickets;
  if (!ticket) throw new Error('No ticket was made');
  return ticket.id;
}

const confirmButton = (page: Page) => page.getByRole('button', { name: /^Confirmar R\$/ });
const cashOut = (page: Page) =>
  page.getByRole('group', { name: 'Encerrar a aposta antes do resultado' });

/** The amount of a button's name, in minor units. */
async function amountOf(button: ReturnType<Page['getByRole']>): Promise<number> {
  const [amount = ''] = /[\d.]+,\d\d/.exec(await button.innerText()) ?? [];
  return Number(amount.replace(/\D/g, ''));
}

function moneyText(minorUnits: number): RegExp {
  const [whole, cents] = (minorUnits / 100).toFixed(2).split('.');
  return new RegExp(`R\\$\\s${whole},${cents}`);
}

test('CASH-01 CASH-02 CASH-03 a single is ended at the value that was confirmed, and paid once', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const number = await placeSingle(page, '10,00', { platform, bettor, hasScripts });
  await page.goto('/bet-history');
  await page.getByRole('link', { name: `Encerrar antes do resultado, aposta ${number}` }).click();
  await expect(page.getByRole('heading', { name: 'Encerrar esta aposta agora?' })).toBeVisible();
  await expect(page.getByText('A comissão de 5% já está descontada.')).toBeVisible();
  const value = await amountOf(confirmButton(page));
  expect(value).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Manter a aposta' }).click();
  await expect(page).toHaveURL(`/bet-history/${number}`);

  await page.getByRole('button', { name: /^Encerrar por R\$/ }).click();
  await confirmButton(page).dblclick();
  await untilShown(page, 'Aposta encerrada', hasScripts);
  await expect(cashOut(page).getByText(/já estão no seu saldo/)).toBeVisible();
  const { balance, movements } = await platform.books(bettor.email);
  expect(balance).toBe(100_00 - 10_00 + value);
  const shownBalance = page.getByRole('banner').getByText(moneyText(balance));
  await expect(shownBalance).toBeVisible();
  expect(movements.filter(({ kind }) => kind === 'cashOut')).toHaveLength(1);
  await page.goto('/bet-history?estado=encerradas');
  await expect(
    page.getByRole('article').getByText('Encerrada por você', { exact: true }),
  ).toBeVisible();
});

test('CASH-01 CASH-02 a multiple is ended, and an old tab then says what became of it', async ({
  page,
  context,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  for (const match of await platform.matchesToCome(2)) await addWinner(page, match);
  await enterStake(page, '10,00');
  await placeAndWait(page, hasScripts);
  const [ticket] = (await platform.books(bettor.email)).tickets;
  const path = `/bet-history/${ticket?.id}/cash-out`;
  const oldTab = await context.newPage();
  await oldTab.goto(path);
  await expect(confirmButton(oldTab)).toBeVisible();
  await page.goto(path);
  await confirmButton(page).click();
  await untilShown(page, 'Aposta encerrada', hasScripts);
  // With scripts the old tab has heard of it by itself.
  if (!hasScripts) await confirmButton(oldTab).click();
  await untilShown(oldTab, 'Aposta encerrada', hasScripts);
  const { movements } = await platform.books(bettor.email);
  expect(movements.filter(({ kind }) => kind === 'cashOut')).toHaveLength(1);
});

test('CASH-01 CASH-03 a value that moved is asked about again; one that is rejected leaves the bet open', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  await test.step('another value', async () => {
    const number = await placeSingle(page, '13,32', { platform, bettor, hasScripts });
    await page.goto(`/bet-history/${number}/cash-out`);
    await confirmButton(page).click();
    await expect(page).toHaveURL(/cash-out\?valor=\d+$/);
    await page.goto(page.url().replace(/valor=\d+/, 'valor=1300'));
    await expect(page.getByText('O valor mudou. Confira antes de confirmar.')).toBeVisible();
    await expect(cashOut(page).getByText('R$ 13,00')).toBeVisible();
  });
  await test.step('a rejection', async () => {
    const number = await placeSingle(page, '13,31', { platform, bettor, hasScripts });
    await page.goto(`/bet-history/${number}/cash-out`);
    await confirmButton(page).click();
    await untilShown(page, 'Não foi possível encerrar a aposta', hasScripts);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(confirmButton(page)).toBeVisible();
  });
  const { movements } = await platform.books(bettor.email);
  expect(movements.filter(({ kind }) => kind === 'cashOut')).toEqual([]);
});

test('CASH-01 one that waits says so, and one that is not to be had says why', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const place = (stake: string) => placeSingle(page, stake, { platform, bettor, hasScripts });
  await test.step('it waits for the operator', async () => {
    const number = await place('13,33');
    await page.goto(`/bet-history/${number}/cash-out`);
    await confirmButton(page).click();
    await untilShown(page, 'Encerrando sua aposta', hasScripts);
  });
  await test.step('the operator blocked it', async () => {
    await page.goto(`/bet-history/${await place('13,34')}`);
    await expect(
      cashOut(page).getByText('Esta aposta não pode ser encerrada antes do resultado.'),
    ).toBeVisible();
  });
  await test.step('the bet is closed', async () => {
    const number = await place('5,00');
    await platform.order('bets/cancel', { betNumber: number });
    await page.goto(`/bet-history/${number}/cash-out`);
    await expect(page.getByText('Esta aposta já foi encerrada.')).toBeVisible();
  });
  await test.step('its market is closed, and opens again', async () => {
    const price = await addWinner(page, await platform.matchToCome());
    const marketId = (await price.getAttribute('data-market')) ?? '';
    await enterStake(page, '6,00');
    await placeAndWait(page, hasScripts);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    await platform.order('world/suspend', { marketId, seconds: 3600 });
    await page.goto(`/bet-history/${ticket?.id}`);
    await expect(cashOut(page).getByText(/^Mercado fechado por enquanto/)).toBeVisible();
    await platform.order('world/suspend', { marketId, seconds: 0 });
    if (!hasScripts) await page.reload();
    await expect(page.getByRole('button', { name: /^Encerrar por R\$/ })).toBeVisible();
  });
});

test('CASH-01 CASH-03 the value follows the price while the page is open', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  const price = await addWinner(page, await platform.matchToCome());
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  await enterStake(page, '10,00');
  await placeAndWait(page, hasScripts);
  const [ticket] = (await platform.books(bettor.email)).tickets;
  await page.goto(`/bet-history/${ticket?.id}`);
  const button = page.getByRole('button', { name: /^Encerrar por R\$/ });
  const before = await amountOf(button);
  await platform.order('world/odds', { outcomeId, factor: 0.7 });
  if (hasScripts) await expect.poll(() => amountOf(button)).toBeGreaterThan(before);
  await button.click();
  const asked = await amountOf(confirmButton(page));
  expect(asked).toBeGreaterThan(before);
  if (!hasScripts) await expect(page.getByText('O valor mudou.')).toBeVisible();
  await confirmButton(page).click();
  await untilShown(page, 'Aposta encerrada', hasScripts);
  expect((await platform.books(bettor.email)).balance).toBe(100_00 - 10_00 + asked);
});

testOf('axolote')(
  'CASH-01 a bet is ended in Spanish',
  async ({ page, context, servers, platform, javaScriptEnabled }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const visitor = new SiteVisitor(servers);
    await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
    await context.addCookies(visitor.cookies);
    const match = await platform.matchToCome();
    await page.goto(`/esportes/futebol/evento/${match.id}`);
    await tap(page, page.getByRole('main').locator('button[data-outcome]').first());
    await page.goto('/bet-slip');
    await page.getByRole('textbox', { name: /^Monto/ }).fill('20.00');
    await page.getByRole('button', { name: /^Confirmar apuesta/ }).click();
    await untilShown(page, 'Apuesta aceptada', hasScripts);
    await page.goto('/bet-history');
    await page
      .getByRole('link', { name: /^Cerrar antes del resultado/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Confirmar \$/ }).click();
    await untilShown(page, 'Apuesta cerrada', hasScripts);
  },
);
