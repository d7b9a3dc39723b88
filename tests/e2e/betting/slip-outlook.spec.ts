import { addWinner, enterStake, stakeField } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('a multiple says what it pays for each way it can end', async ({
  page,
  platform,
  javaScriptEnabled,
}) => {
  for (const match of await platform.matchesToCome(2)) await addWinner(page, match);
  await page.goto('/bet-slip');
  const main = page.getByRole('main');
  const question = page.getByText('Quanto recebo em cada caso?');
  await expect(question).toBeHidden();
  await enterStake(page, '10,00');
  if (!(javaScriptEnabled ?? true)) {
    await stakeField(page).press('Enter');
    await expect(question).toBeVisible();
  }
  await question.click();
  const figures = main.locator('details').filter({ has: question }).getByRole('definition');
  await expect(figures).toHaveCount(5);
  const [allWin, , , oneLost, allVoid] = await figures.allInnerTexts();
  const summary = main.getByLabel('Resumo da aposta');
  await expect(summary).toContainText(allWin ?? 'missing');
  expect(oneLost).toMatch(/0,00$/);
  expect(allVoid).toMatch(/10,00$/);
  await expect(main.getByText('Se uma seleção perder')).toBeVisible();
  await expect(main.getByText(/^Se só .+ for anulada e as outras ganharem$/)).toHaveCount(2);
});
