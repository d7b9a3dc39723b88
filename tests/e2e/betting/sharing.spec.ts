import type { Page } from '@playwright/test';
import type { Brand } from '../support/brand.ts';
import type { Platform } from '../support/platform.ts';
import { addWinner, enterStake, placeAndWait, stakeField } from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

inBothBrands(({ brand, test }) => {
  const { fewestLegs } = brand;
  const words = brand.words('bet-history');

  test('REPL-01 REPL-02 a bet is shared by a link, and a guest puts what is still offered on a slip', async ({
    page,
    browser,
    servers,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const bet = await openMultiple(page, { brand, email: bettor.email, platform, hasScripts });
    const share = words.text('share.actionOf', { number: bet.number });
    await page.getByRole('button', { name: share }).click();
    const field = page.getByRole('textbox', { name: words.text('share.link') });
    await expect(field).toBeVisible();
    const link = new URL(await field.inputValue());
    await platform.order('world/odds', { outcomeId: bet.outcomeId, factor: 1.3 });

    const context = await browser.newContext({
      baseURL: servers.site.url,
      javaScriptEnabled: hasScripts,
    });
    const guest = await context.newPage();
    await guest.goto(link.pathname);
    await expect(guest.getByRole('heading', { name: words.text('shared.title') })).toBeVisible();
    const list = guest.getByRole('region', { name: words.text('repeat.selections') });
    const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    const before = new RegExp(`^${words.text('repeat.placedOdds')} \\d`);
    await expect(list.getByRole('listitem')).toHaveCount(fewestLegs);
    await expect(row(bet.first.home)).toBeVisible();
    await expect(row(bet.last.home).getByText(before)).toBeVisible();
    await expect(guest.getByText(brand.typed(10_00))).toHaveCount(0);
    await test.step('one of them closes', async () => {
      await platform.order('world/suspend', { marketId: bet.marketId, seconds: 3600 });
      await guest.reload();
      await expect(row(bet.last.home).getByText(words.text('repeat.gone'))).toBeVisible();
      await expect(guest.getByText(words.count('repeat.leftOut', 1))).toBeVisible();
    });
    const left = fewestLegs - 1;
    await guest.getByRole('button', { name: words.count('repeat.add', left) }).click();
    await expect(guest).toHaveURL('/bet-slip');
    const main = guest.getByRole('main');
    await expect(main.getByText(bet.first.winner).first()).toBeVisible();
    const remove = brand.words('bet-slip').like('item.remove');
    await expect(main.getByRole('button', { name: remove })).toHaveCount(left);
    await context.close();
  });

  test('REPL-02 a bet is played again, and the new ticket names the old one', async ({
    page,
    bettor,
    platform,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const bet = await openMultiple(page, { brand, email: bettor.email, platform, hasScripts });
    await page.getByRole('link', { name: words.text('replicate.action') }).click();
    await page.getByRole('button', { name: words.count('repeat.add', fewestLegs) }).click();
    await expect(page).toHaveURL('/bet-slip');
    await stakeField(page, brand).fill(brand.typed(7_00));
    await placeAndWait(page, hasScripts, brand);
    const { tickets } = await platform.books(bettor.email);
    expect(tickets).toMatchObject([
      { stake: 700, replication: { originalBetNumber: bet.number, isReplicatedBet: true } },
      { stake: 1000, replication: null },
    ]);
  });

  test('REPL-01 a link that nobody knows says so, and leads on', async ({ page }) => {
    const answer = await page.goto('/shared-bet/unknown');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(words.text('repeat.missing.title'))).toBeVisible();
    await expect(page.getByText(words.text('shared.missing.text'))).toBeVisible();
    await page.getByRole('link', { name: words.text('shared.back') }).click();
    await expect(page).toHaveURL('/esportes');
  });

  test('REPL-01 a bet of nobody’s that is to be repeated is looked for in the list of the bettor’s own', async ({
    page,
    bettor: _bettor,
  }) => {
    await page.goto('/bet-history/9007199254740993/repeat');
    await expect(page.getByText(words.text('repeat.missing.title'))).toBeVisible();
    await expect(page.getByText(words.text('repeat.missing.text'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: words.text('details.back') })
      .click();
    await expect(page).toHaveURL('/bet-history');
  });
});

interface Scene {
  readonly brand: Brand;
  readonly platform: Platform;
  /** Of the bettor who is logged in. */
  readonly email: string;
  readonly hasScripts: boolean;
}

/** Places a multiple, and opens the page of its bet. The market and the outcome are those of its last leg. */
async function openMultiple(page: Page, { brand, email, platform, hasScripts }: Scene) {
  const matches = await platform.matchesToCome(brand.fewestLegs);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) throw new Error('No football matches are to come');
  for (const match of matches.slice(0, -1)) await addWinner(page, match);
  const price = await addWinner(page, last);
  const outcomeId = (await price.getAttribute('data-outcome')) ?? '';
  const marketId = (await price.getAttribute('data-market')) ?? '';
  await enterStake(page, brand.typed(10_00), brand);
  await placeAndWait(page, hasScripts, brand);
  const [ticket] = (await platform.books(email)).tickets;
  if (!ticket) throw new Error('No ticket was made');
  await page.goto(`/bet-history/${ticket.id}`);
  return { first, last, outcomeId, marketId, number: ticket.id };
}
