import { addWinner, enterStake, placeAndWait, untilShown } from '../support/slip.ts';
import { expect, inBothBrands } from '../support/test.ts';

inBothBrands(({ brand, test, playingTest }) => {
  const words = brand.words('bet-history');

  playingTest(
    'HIST-07 a bet has a page of its own, which explains it and leads to its event',
    async ({ page, bettor, platform, javaScriptEnabled }) => {
      const match = await platform.matchToCome();
      await addWinner(page, match);
      await enterStake(page, brand.typed(5_00), brand);
      await placeAndWait(page, javaScriptEnabled ?? true, brand);
      const [ticket] = (await platform.books(bettor.email)).tickets;
      if (!ticket) throw new Error('No ticket was made');
      await page.goto('/bet-history');
      const details = words.text('bet.open', { number: ticket.id });
      await page.getByRole('link', { name: details }).click();
      await expect(page).toHaveURL(`/bet-history/${ticket.id}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.text('details.title') })).toBeVisible();
      await expect(main.getByText(words.text('details.leg.pending'))).toBeVisible();
      await test.step('the match ends, and the page says that the bet won', async () => {
        await platform.playOut([match]);
        await untilShown(page, words.text('details.leg.won'), false);
        await expect(main.getByText(words.like('details.status.won'))).toBeVisible();
      });
      const event = `${match.home} – ${match.away}`;
      await main.getByRole('link', { name: words.text('details.event', { event }) }).click();
      await expect(page).toHaveURL(new RegExp(match.id));
    },
  );

  test('HIST-02 a number that is no bet of the bettor is said not to be found', async ({
    page,
    bettor: _bettor,
  }) => {
    const number = '9007199254740993123';
    await page.goto(`/bet-history/${number}`);
    const missing = words.text('details.missing.title', { number });
    await expect(page.getByRole('main').getByText(missing)).toBeVisible();
    await page.getByRole('link', { name: words.text('details.back') }).click();
    await expect(page).toHaveURL('/bet-history');
  });
});
