import { addWinner, enterStake, placeAndWait } from '../support/slip.ts';
import { expect, playingTest } from '../support/test.ts';

/** Of the world's clock. */
const TEN_MINUTES = 600;

playingTest(
  'an open bet shows the score and the clock of its match while it is played',
  async ({ page, bettor, platform, javaScriptEnabled }) => {
    const hasScripts = javaScriptEnabled ?? true;
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '5,00');
    await placeAndWait(page, hasScripts);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    if (!ticket) throw new Error('No ticket was made');
    await page.goto('/bet-history');
    const leg = page.getByRole('main').getByRole('listitem').filter({ hasText: match.home });
    await expect(leg).toBeVisible();
    await expect(leg.getByText('Ao vivo')).toBeHidden();

    await platform.playUntilLive(match);
    if (!hasScripts) await expect.poll(() => isLiveAfterReload()).toBe(true);
    await expect(leg.getByText('Ao vivo')).toBeVisible();
    await expect(leg).toContainText(/Placar \d+–\d+/);
    const clock = leg.getByText(/^\d\d:\d\d$/);
    await expect(clock).toBeVisible();

    await untilClockMoved();
    await page.goto(`/bet-history/${ticket.id}`);
    await expect(leg.first().getByText('Ao vivo')).toBeVisible();
    await expect(leg.first()).toContainText(/Placar \d+–\d+/);

    async function isLiveAfterReload(): Promise<boolean> {
      await page.reload();
      return leg.getByText('Ao vivo').isVisible();
    }

    async function untilClockMoved(): Promise<void> {
      const before = await clock.innerText();
      await platform.order('world/advance', { seconds: TEN_MINUTES });
      await expect(async () => {
        if (!hasScripts) await page.reload();
        expect(await clock.innerText()).not.toBe(before);
      }).toPass();
    }
  },
);
