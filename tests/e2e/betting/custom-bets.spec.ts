import type { Locator, Page } from '@playwright/test';
import type { Brand } from '../support/brand.ts';
import type { KnownMatch } from '../support/platform.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeAndWait,
  stakeField,
  tap,
} from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

inBothBrands(({ brand, test }) => {
  const words = brand.words('bet-slip');
  const events = brand.words('sportsbook');
  const history = brand.words('bet-history');

  test('CUST-01 CUST-02 CUST-03 CUST-04 a bet of two outcomes of one match is composed, placed and stands in the history', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const match = await platform.matchToCome();
    const builder = builderOf(page, brand);
    await page.goto(matchPath(match));
    const compose = events.text('group.customBet.action');
    // The platform calls the group of markets by the same words.
    await page.getByRole('link', { name: compose }).first().click();
    await page.getByRole('link', { name: compose, exact: true }).click();
    const title = events.text('builder.title');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(builder.getByText(words.text('warning.customBetTooFew'))).toBeVisible();

    await free(builder).first().click();
    await expect(builder.getByText(events.count('builder.picked', 1))).toBeVisible();
    await test.step('what does not go with it says so', async () => {
      const refused = builder.locator('button[aria-disabled=true][aria-pressed]').first();
      await expect(refused).toContainText(words.text('warning.customBetIncompatible'));
    });
    await free(builder).last().click();
    await expect(builder.getByText(events.count('builder.picked', 2))).toBeVisible();
    await expect(builder.getByText(/^\d+\.\d\d$/).last()).toBeVisible();
    await page.reload();
    await expect(builder.getByText(events.count('builder.picked', 2))).toBeVisible();

    await builder.getByRole('button', { name: events.text('builder.add') }).click();
    await expect(page).toHaveURL('/bet-slip');
    await expect(page.getByRole('list', { name: words.text('item.picks') })).toBeInViewport();
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    const { tickets, balance } = await platform.books(bettor.email);
    expect(tickets).toMatchObject([{ stake: 1000 }]);
    expect(balance).toBe(90_00);
    await page.goto('/bet-history');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      history.text('bet.type.custom'),
    );
  });

  test('SLIP-08 PLACE-01 custom bets of matches to come are placed as one multiple', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const { fewestLegs } = brand;
    for (const match of await platform.matchesToCome(fewestLegs)) {
      await composeTwo(page, match, brand);
    }
    const multiple = page.getByRole('button', { name: words.text('type.multiple') });
    await expect(multiple).toHaveAttribute('aria-pressed', 'true');
    const picks = page.getByRole('list', { name: words.text('item.picks') });
    await expect(picks).toHaveCount(fewestLegs);
    await enterStake(page, brand.typed(10_00), brand);
    await placeAndWait(page, javaScriptEnabled ?? true, brand);
    const { tickets } = await platform.books(bettor.email);
    expect(tickets).toMatchObject([{ stake: 1000 }]);
    await page.goto('/bet-history');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      history.text('bet.type.customBetParlay'),
    );
  });

  test('SLIP-10 a custom bet and a season are singles only, and the slip says so', async ({
    page,
    platform,
  }) => {
    const [first, second] = await platform.matchesToCome(2);
    if (!first || !second) throw new Error('Two matches are needed');
    const multiple = page.getByRole('button', { name: words.text('type.multiple') });
    const reason = page.getByText(words.like('problem.singlesOnly'));
    await test.step('a custom bet beside the outcome of another match', async () => {
      await composeTwo(page, first, brand);
      await addWinner(page, second);
      await page.goto('/bet-slip');
      await expect(multiple).toBeDisabled();
      await expect(reason).toBeVisible();
      await expect(stakeField(page, brand)).toHaveCount(2);
    });
    await test.step('a season beside the outcome of a match', async () => {
      const composed = words.like('item.remove', { outcome: '{{first}} + {{second}}' });
      await page.getByRole('button', { name: composed }).click();
      await expect(stakeField(page, brand)).toHaveCount(1);
      await page.goto('/esportes/futebol/torneio/sr:tournament:325');
      const winners = page.getByRole('link', { name: events.text('tournament.outrights') });
      await winners.click();
      await expect(winners).toHaveAttribute('aria-current', 'page');
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/evento\/sr:season:\d+$/);
      await tap(page, page.locator('main button[data-outcome]:not([aria-disabled])').first());
      await page.goto('/bet-slip');
      await expect(stakeField(page, brand)).toHaveCount(2);
      await expect(multiple).toBeDisabled();
      await expect(reason).toBeVisible();
    });
  });

  test('CUST-02 one outcome makes no bet, and an address of another event leads nowhere', async ({
    page,
    platform,
  }) => {
    const match = await platform.matchToCome();
    const builder = builderOf(page, brand);
    await page.goto(`${matchPath(match)}/criar-aposta`);
    // The button says what is missing, and is pressed all the same.
    await builder.getByRole('button', { name: events.text('builder.add') }).press('Enter');
    await expect(page.getByText(events.text('builder.notAdded'))).toBeVisible();
    const answer = await page.goto('/esportes/futebol/evento/sr:match:1/criar-aposta');
    expect(answer?.status()).toBe(404);
  });
});

function builderOf(page: Page, brand: Brand): Locator {
  return page.getByRole('region', { name: brand.words('sportsbook').text('group.customBet') });
}

/** Outcomes that can be picked now. */
function free(builder: Locator): Locator {
  return builder.locator('button[aria-pressed=false]:not([aria-disabled])');
}

/** Composes a bet of two outcomes of a match and puts it on the slip. */
async function composeTwo(page: Page, match: KnownMatch, brand: Brand): Promise<void> {
  const events = brand.words('sportsbook');
  const builder = builderOf(page, brand);
  await page.goto(`${matchPath(match)}/criar-aposta`);
  await free(builder).first().click();
  await expect(builder.getByText(events.count('builder.picked', 1))).toBeVisible();
  await free(builder).last().click();
  await expect(builder.getByText(events.count('builder.picked', 2))).toBeVisible();
  await builder.getByRole('button', { name: events.text('builder.add') }).click();
  await expect(page).toHaveURL('/bet-slip');
}
