import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Brand } from '../support/brand.ts';
import { post } from '../support/forms.ts';
import {
  addLoser,
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

const LIST = '/esportes/futebol/proximos-jogos';
/** More than the operator's page has. */
const MANY = 11;

inBothBrands(({ brand, test, playingTest }) => {
  const words = brand.words('bet-history');
  const period = brand.words('forms');

  test('HIST-04 HIST-05 HIST-08 a bet that closes leaves the open ones, and the next page gives its first', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    await placeMany(page, hasScripts, brand);
    await page.goto('/bet-history');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(main.getByText(words.count('count', MANY))).toBeVisible();
    const position = words.text('paging.position', { page: 1, pages: 2 });
    await expect(main.getByText(position)).toBeVisible();
    const numbers = (await platform.books(bettor.email)).tickets.map(({ id }) => id);
    const shown = (number: string) =>
      main.getByText(words.text('bet.number', { number }), { exact: true });
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
    await expect(main.getByText(words.count('count', MANY - 1))).toBeVisible();
    await page.getByRole('link', { name: words.text('mode.closed') }).click();
    await expect(shown(gone)).toBeVisible();
    await expect(cards).toHaveCount(1);
  });

  playingTest(
    'HIST-01 HIST-03 closed bets stand under their results, and under the days asked for',
    async ({ page, bettor, platform, javaScriptEnabled }) => {
      const hasScripts = javaScriptEnabled ?? true;
      const [won, canceled, lost] = await platform.matchesToCome(3);
      if (!won || !canceled || !lost) throw new Error('Three matches are to come');
      for (const match of [won, canceled, lost]) {
        await (match === lost ? addLoser : addWinner)(page, match);
        await enterStake(page, brand.typed(5_00), brand);
        await placeAndWait(page, hasScripts, brand);
      }
      await platform.order('bets/void-event', { eventId: canceled.id });
      await platform.playOut([won, lost]);
      await page.goto('/bet-history?estado=encerradas');
      const main = page.getByRole('main');
      const cardOf = ({ home }: { readonly home: string }) =>
        main.getByRole('article').filter({ hasText: home });
      const status = (match: typeof won, text: string) =>
        cardOf(match).getByText(text, { exact: true }).first();
      await expect(status(won, words.text('bet.status.won'))).toBeVisible();
      await expect(status(canceled, words.text('bet.status.voided'))).toBeVisible();
      await expect(status(lost, words.text('bet.status.lost'))).toBeVisible();
      await test.step('HIST-06 a leg whose match is gone says that it is closed', async () => {
        await expect(cardOf(canceled).getByText(words.text('leg.closed'))).toBeVisible();
      });
      const filters = [
        ['filter.won', won],
        ['filter.lost', lost],
        ['filter.canceled', canceled],
      ] as const;
      for (const [filter, match] of filters) {
        await page.getByRole('link', { name: words.text(filter) }).click();
        await expect(main.getByRole('article')).toHaveCount(1);
        await expect(cardOf(match)).toBeVisible();
      }

      const from = page.getByLabel(period.text('period.from'));
      const to = page.getByLabel(period.text('period.to'));
      const apply = page.getByRole('button', { name: period.text('period.apply') });
      const none = page.getByText(words.text('empty.closed.title'));
      // On a phone it shows a calendar alone.
      await page.locator('summary', { hasText: period.text('period.own') }).click();
      await from.fill('2026-01-31');
      await to.fill('2026-01-01');
      await apply.click();
      const inOrder = period.text('period.problem.order');
      await expect(to).toHaveAccessibleDescription(inOrder);
      await expect(page.getByRole('alert').getByRole('link', { name: inOrder })).toBeVisible();
      await expect(from).toHaveValue('2026-01-31');
      await from.fill('');
      await apply.click();
      await expect(from).toHaveAccessibleDescription(period.text('period.problem.unread'));
      await expect(to).toHaveValue('2026-01-01');
      await from.fill('2026-01-01');
      await to.fill('2026-01-31');
      await apply.click();
      const chosen = { from: '01/01/2026', to: '31/01/2026' };
      await expect(page.getByText(period.text('period.chosen', chosen))).toBeVisible();
      await expect(none).toBeVisible();
      await page.getByRole('link', { name: period.count('period.lastDays', 7) }).click();
      await expect(cardOf(canceled)).toBeVisible();

      await page.getByRole('link', { name: words.text('filter.all') }).click();
      await expect(main.getByRole('article')).toHaveCount(3);
      const numbers = (await platform.books(bettor.email)).tickets.map(({ id }) => id);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words.text('export') }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const separator = brand.facts.decimalSeparator === ',' ? ';' : ',';
      const lines = file.trimEnd().split('\r\n').slice(1);
      const rows = lines.map((line) => line.replaceAll('"', '').split(separator));
      expect(rows.map(([number]) => number?.slice(1)).sort()).toEqual(numbers.toSorted());
      for (const row of rows) expect(row).toContain(brand.typed(5_00));
    },
  );
});

/** Places singles on as many outcomes of the list. */
async function placeMany(page: Page, hasScripts: boolean, brand: Brand): Promise<void> {
  const words = brand.words('bet-slip');
  await page.goto(LIST);
  const prices = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  const values = await prices.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('value') ?? ''),
  );
  const taps = [...new Set(values)].slice(0, MANY);
  for (const tap of taps) await post(page, '/bet-slip', { tap, returnTo: LIST });
  await page.goto('/bet-slip');
  await expect(stakeField(page, brand)).toHaveCount(MANY);
  for (const field of await stakeField(page, brand).all()) await field.fill(brand.typed(1_00));
  await placeButton(page, brand).click();
  if (hasScripts) return untilShown(page, words.count('result.success.title', MANY), hasScripts);
  const accepted = words.count('result.success.title', 1);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole('heading', { name: accepted })).toHaveCount(MANY);
  }).toPass();
}
