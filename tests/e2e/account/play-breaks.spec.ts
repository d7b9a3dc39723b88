import { addWinner, enterStake, placeButton } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

test('a pause begins at once: nothing is bet, and the page says until when it holds', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  await page.goto('/responsable-game');
  await page.getByRole('link', { name: 'Fazer uma pausa' }).click();
  await page.getByRole('button', { name: 'Começar a pausa' }).click();
  await expect(page.getByText('Escolha por quanto tempo.').first()).toBeVisible();
  await page.getByRole('radio', { name: /7 dias/ }).check();
  await page.getByRole('button', { name: 'Começar a pausa' }).click();
  await expect(page).toHaveURL('/responsable-game');
  await expect(page.getByText(/^Sua pausa vale até \d\d\/\d\d\/\d{4}/)).toBeVisible();

  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '5,00');
  await placeButton(page).click();
  await expect(page.getByText(/^Você está em uma pausa/).first()).toBeVisible();
});

test('EXCL-01 EXCL-02 a self-exclusion takes two steps, and then closes bets and deposits with its end', async ({
  page,
  bettor,
}) => {
  await page.goto('/responsable-game');
  await page.getByRole('link', { name: 'Autoexclusão' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escolha por quanto tempo.').first()).toBeVisible();
  await page.getByRole('radio', { name: '6 meses' }).check();
  await page.getByRole('checkbox', { name: /Entendo que não poderei/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme a sua autoexclusão' })).toBeVisible();
  await expect(page.getByText(/fica fechada para apostas e depósitos até \d+ de/)).toBeInViewport();
  await page.getByRole('button', { name: 'Quero me excluir' }).click();

  await expect(page).toHaveURL('/account-stopped');
  await expect(page.getByText('Sua conta está em autoexclusão por 6 meses.')).toBeVisible();
  await expect(page.getByText(/^Ela termina em \d+ de/)).toBeVisible();
  await page.goto('/deposit');
  await expect(page).toHaveURL('/account-stopped');

  await test.step('the movements stay open', async () => {
    await page.getByRole('link', { name: 'Ver minhas movimentações' }).click();
    await expect(page).toHaveURL('/transactions');
    await expect(page.getByRole('main').getByText('Depósito,').first()).toBeVisible();
    await page.goto('/account-stopped');
  });

  await test.step('it holds at the next log-in', async () => {
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByRole('link', { name: 'Criar conta' }).first()).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(bettor.email);
    await page.getByLabel('Senha', { exact: true }).fill(bettor.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Sua conta está em autoexclusão por 6 meses.')).toBeVisible();
  });
});
