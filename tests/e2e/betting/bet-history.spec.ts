import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { post } from '../support/forms.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import {
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, playingTest, test, testOf } from '../support/test.ts';

const LIST = '/esportes/futebol/proximos-jogos';
/** More than the operator's page has. */
const MANY = 11;

/** Places singles on as many outcomes of the list. */
async function placeMany(page: Page, hasScripts: boolean): Promise<void> {
  await page.goto(LIST);
  const prices = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  const values = await prices.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('value') ?? ''),
  );
  const taps = [...new Set(values)].slice(0, MANY);
  for (const tap of taps) await post(page, '/bet-slip', { tap, returnTo: LIST });
  await page.goto('/bet-slip');
  await expect(stakeField(page)).toHaveCount(MANY);
  for (const field of await stakeField(page).all()) await field.fill('1,00');
  await placeButton(page).click();
  if (hasScripts) return untilShown(page, `${MANY} apostas aceitas`, hasScripts);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole('heading', { name: 'Aposta aceita' })).toHaveCount(MANY);
  }).toPass();
}

test('HIST-04 HIST-05 HIST-08 a bet that closes leaves the open ones, and the next page gives its first', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  await placeMany(page, hasScripts);
  await page.goto('/bet-history');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(main.getByText('11 apostas')).toBeVisible();
  await expect(main.getByText('Página 1 de 2')).toBeVisible();
  const numbers = (await platform.books(bettor.email)).tickets.map(({ id }) => id);
  const shown = (number: string) => main.getByText(`Aposta ${number}`, { exact: true });
  const onPage: string[] = [];
  for (const number of numbers) if (await shown(number).isVisible()) onPage.push(number);
  const [last] = numbers.filter((number) => !onPage.includes(number));
  const [gone] = onPage;
  if (!gone || !last) throw new Error('Two pages were expected');

  await platform.order('bets/cancel', { betNumber: gone });
  if (!hasScripts) await page.reload();
  await expect(shown(gone)).toBeHidden();
  await expect(shown(last)).toBeVisible();
  await expect(cards).toHaveCount(10);
  await expect(main.getByText('10 apostas')).toBeVisible();
  await page.getByRole('link', { name: 'Encerradas' }).click();
  await expect(shown(gone)).toBeVisible();
  await expect(cards).toHaveCount(1);
});

playingTest(
  'HIST-01 HIST-03 closed bets stand under their results, and under the days asked for',
  async ({ page, bettor, platform, javaScriptEnabled }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const [won, canceled] = await platform.matchesToCome(2);
    if (!won || !canceled) throw new Error('Two matches are to come');
    for (const match of [won, canceled]) {
      await addWinner(page, match);
      await enterStake(page, '5,00');
      await placeAndWait(page, hasScripts);
    }
    await platform.order('bets/void-event', { eventId: canceled.id });
    await platform.playOut([won]);
    await page.goto('/bet-history?estado=encerradas');
    const main = page.getByRole('main');
    const card = (team: string) => main.getByRole('article').filter({ hasText: team });
    await expect(card(won.home).getByText('Ganha', { exact: true })).toBeVisible();
    await expect(card(canceled.home).getByText('Anulada', { exact: true }).first()).toBeVisible();
    await test.step('HIST-06 a leg whose match is gone says that it is closed', async () => {
      await expect(card(canceled.home).getByText('Jogo encerrado. Mercado inativo.')).toBeVisible();
    });
    await page.getByRole('link', { name: 'Ganhas' }).click();
    await expect(card(canceled.home)).toBeHidden();
    await expect(card(won.home)).toBeVisible();
    await page.getByRole('link', { name: 'Perdidas' }).click();
    await expect(page.getByText('Nenhuma aposta encerrada aqui')).toBeVisible();
    await page.getByRole('link', { name: 'Canceladas' }).click();
    await expect(card(canceled.home)).toBeVisible();

    // On a phone it shows a calendar alone.
    await page.locator('summary', { hasText: 'Escolher as datas' }).click();
    await page.getByLabel('Primeiro dia').fill('2026-01-31');
    await page.getByLabel('Último dia').fill('2026-01-01');
    await page.getByRole('button', { name: 'Mostrar este período' }).click();
    const inOrder = 'O último dia vem antes do primeiro. Troque as datas.';
    await expect(page.getByLabel('Último dia')).toHaveAccessibleDescription(inOrder);
    await expect(page.getByRole('alert').getByRole('link', { name: inOrder })).toBeVisible();
    await expect(page.getByLabel('Primeiro dia')).toHaveValue('2026-01-31');
    await page.getByLabel('Primeiro dia').fill('');
    await page.getByRole('button', { name: 'Mostrar este período' }).click();
    await expect(page.getByLabel('Primeiro dia')).toHaveAccessibleDescription(
      'Preencha os dois dias.',
    );
    await expect(page.getByLabel('Último dia')).toHaveValue('2026-01-01');
    await page.getByLabel('Primeiro dia').fill('2026-01-01');
    await page.getByLabel('Último dia').fill('2026-01-31');
    await page.getByRole('button', { name: 'Mostrar este período' }).click();
    await expect(page.getByText('De 01/01/2026 a 31/01/2026')).toBeVisible();
    await expect(page.getByText('Nenhuma aposta encerrada aqui')).toBeVisible();
    await page.getByRole('link', { name: '7 dias' }).click();
    await expect(card(canceled.home)).toBeVisible();

    await page.getByRole('link', { name: 'Todas' }).click();
    await expect(card(won.home)).toBeVisible();
    const numbers = (await platform.books(bettor.email)).tickets.map(({ id }) => id);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar em planilha (CSV)' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[0]?.slice(1)).sort()).toEqual(numbers.toSorted());
    for (const line of lines) expect(line).toContain('"5,00"');
  },
);

testOf('axolote')('HIST-01 the history in Spanish', async ({ page, servers, context }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await context.addCookies(visitor.cookies);
  await page.goto('/bet-history');
  await expect(page.getByRole('heading', { name: 'Mis apuestas' })).toBeVisible();
  await page.getByRole('link', { name: 'Cerradas' }).click();
  await page.getByRole('link', { name: 'Ganadas' }).click();
  await expect(page.getByRole('link', { name: '30 días' })).toBeVisible();
});
