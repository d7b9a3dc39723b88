import { addWinner, enterStake, placeButton, untilShown } from '../support/slip.ts';
import { expect, playingTest, test } from '../support/test.ts';

playingTest(
  'HIST-07 a bet has a page of its own, which explains it and leads to its event',
  async ({ page, bettor, platform, javaScriptEnabled }) => {
    const match = await platform.matchToCome();
    await addWinner(page, match);
    await enterStake(page, '5,00');
    await placeButton(page).click();
    await untilShown(page, 'Aposta aceita', javaScriptEnabled ?? true);
    const [ticket] = (await platform.books(bettor.email)).tickets;
    if (!ticket) throw new Error('No ticket was made');
    await page.goto('/bet-history');
    await page.getByRole('link', { name: `Detalhes da aposta ${ticket.id}` }).click();
    await expect(page).toHaveURL(`/bet-history/${ticket.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Detalhes da aposta' })).toBeVisible();
    await expect(main.getByText('Esta seleção ainda não tem resultado.')).toBeVisible();
    await test.step('the match ends, and the page says that the bet won', async () => {
      await platform.playOut([match]);
      await untilShown(page, 'Esta seleção ganhou.', false);
      await expect(main.getByText(/^Esta aposta ganhou e pagou R\$/)).toBeVisible();
    });
    await main.getByRole('link', { name: `Ver ${match.home} – ${match.away}` }).click();
    await expect(page).toHaveURL(new RegExp(match.id));
  },
);

test('HIST-02 a number that is no bet of the bettor is said not to be found', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/bet-history/9007199254740993123');
  await expect(
    page.getByRole('main').getByText('Não encontramos a aposta 9007199254740993123'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para minhas apostas' }).click();
  await expect(page).toHaveURL('/bet-history');
});
