import type { Page } from '@playwright/test';
import type { Brand } from '../support/brand.ts';
import type { Person } from '../support/people.ts';
import type { Platform } from '../support/platform.ts';
import {
  addWinner,
  enterStake,
  placeAndWait,
  placeButton,
  stakeField,
  tap,
  untilShown,
} from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

inBothBrands(({ brand, test }) => {
  const words = brand.words('bet-slip');
  const history = brand.words('bet-history');

  test('PLACE-01 a single, and several singles of one slip, are a bet each', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const scene = { brand, page, platform, bettor };
    const [first, ...others] = await platform.matchesToCome(3);
    if (!first) throw new Error('No football match is to come');
    await test.step('one', async () => {
      await addWinner(page, first);
      await enterStake(page, brand.typed(10_00), brand);
      await placeAndWait(page, hasScripts, brand);
      await expectPlaced(scene, [10_00], history.text('bet.type.single'));
    });
    await test.step('several, each with a stake of its own', async () => {
      for (const match of others) await addWinner(page, match);
      await page.goto('/bet-slip');
      const singles = page.getByRole('button', { name: words.text('type.singles'), exact: true });
      await singles.click();
      await expect(singles).toHaveAttribute('aria-pressed', 'true');
      await expect(stakeField(page, brand)).toHaveCount(2);
      await stakeField(page, brand).first().fill(brand.typed(3_00));
      await stakeField(page, brand).last().fill(brand.typed(4_50));
      await placeButton(page, brand).click();
      const title = hasScripts
        ? words.count('result.success.title', 2)
        : words.count('result.success.title', 1);
      await untilShown(page, title, hasScripts);
      await expectPlaced(scene, [3_00, 4_50, 10_00], history.text('bet.type.single'));
    });
  });

  test('PLACE-01 SLIP-06 SLIP-16 a multiple is placed with as many selections as the brand asks for', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const { fewestLegs } = brand;
    for (const match of await platform.matchesToCome(fewestLegs)) await addWinner(page, match);
    await enterStake(page, brand.typed(10_00), brand);
    const summary = page.getByRole('main').getByLabel(words.text('summary.label'));
    await expect(summary).toContainText(words.text('summary.totalOdds'));
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    const type = history.count('bet.type.multiple', fewestLegs);
    await expectPlaced({ brand, page, platform, bettor }, [10_00], type);
  });

  test('PLACE-01 SLIP-09 selections of both providers are one multiple', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    for (const match of await platform.matchesToCome(brand.fewestLegs - 1)) {
      await addWinner(page, match);
    }
    await addPrice(page, `/esportes/tenis/evento/${await platform.otherMatchToCome('tennis')}`);
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    const type = history.text('bet.type.multipleManyProviders');
    await expectPlaced({ brand, page, platform, bettor }, [10_00], type);
  });

  test('PLACE-01 SLIP-07 the winner and the total of one basketball match are a parlay', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const path = `/esportes/basquete/evento/${await platform.otherMatchToCome('basketball')}`;
    // As the platform names the two markets in both languages.
    await addPrice(page, path, /, (Vencedor|Ganador) \(/);
    await addPrice(page, path, /, Total de (Pontos|Puntos)/);
    for (const match of await platform.matchesToCome(brand.fewestLegs - 2)) {
      await addWinner(page, match);
    }
    await page.goto('/bet-slip');
    await page.getByRole('button', { name: words.text('type.multiple'), exact: true }).click();
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    await expectPlaced({ brand, page, platform, bettor }, [10_00], history.text('bet.type.parlay'));
  });
});

/** Adds a price of an event's page: the first one, or the first whose name matches. */
async function addPrice(page: Page, path: string, name = /./): Promise<void> {
  await page.goto(path);
  const markets = page.getByRole('main').locator('details');
  const price = markets.getByRole('button', { name }).and(page.locator('[data-outcome]')).first();
  await tap(page, price);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
}

interface Scene {
  readonly brand: Brand;
  readonly page: Page;
  readonly platform: Platform;
  readonly bettor: Person;
}

/**
 * The bets are at the operator with these stakes, in minor units and the smallest first; nothing else was
 * debited, and the newest stands in the history as this type.
 */
async function expectPlaced(
  { brand, page, platform, bettor }: Scene,
  stakes: readonly number[],
  type: string,
): Promise<void> {
  const { tickets, balance } = await platform.books(bettor.email);
  expect(tickets.map(({ stake }) => stake).sort((one, other) => one - other)).toEqual(stakes);
  expect(balance).toBe(100_00 - stakes.reduce((sum, stake) => sum + stake, 0));
  await page.goto('/bet-history');
  const [newest] = tickets;
  const number = brand.words('bet-history').text('bet.number', { number: newest?.id ?? '' });
  const card = page.getByRole('main').getByRole('article').filter({ hasText: number });
  await expect(card.getByRole('heading', { name: type, exact: true })).toBeVisible();
}
