import { addWinner, enterStake, stakeField } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('a slip is kept for later, and comes back with its selection and its stake', async ({
  page,
  platform,
}) => {
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '7,50');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Guardar para depois' }).click();
  await expect(stakeField(page)).toHaveCount(0);

  await main.getByRole('link', { name: '1 cupom guardado' }).click();
  await expect(page).toHaveURL('/bet-slip/kept');
  await expect(main.getByText('1 seleção')).toBeVisible();
  await main.getByRole('link', { name: match.winner }).click();
  await expect(main.getByRole('heading', { name: 'Cupom guardado' })).toBeVisible();
  await main.getByRole('button', { name: 'Colocar no cupom' }).click();

  await expect(page).toHaveURL('/bet-slip');
  await expect(main.getByText(match.winner).first()).toBeVisible();
  await expect(stakeField(page)).toHaveValue('7,50');
  await page.goto('/bet-slip/kept');
  await expect(main.getByText('Nenhum cupom guardado')).toBeVisible();
});
