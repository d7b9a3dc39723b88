import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The form of the limits of one kind. */
function limitsOf(page: Page, name: string): Locator {
  return page.locator('form').filter({ has: page.getByRole('heading', { name }) });
}

test('WAL-01 a lower deposit limit holds at once, and a higher one waits for a day', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Meus limites' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Jogo responsável', level: 1 }),
  ).toBeVisible();
  const deposit = limitsOf(page, 'Limite de depósito');
  const daily = deposit.getByRole('textbox', { name: 'Por dia' });
  await daily.fill('150,00');
  await deposit.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(page.getByText(/^Limites salvos/)).toBeVisible();
  await expect(daily).toHaveValue('150,00');
  // The bettor's first deposit of the day counts.
  await expect(deposit.getByText(/R\$\s100,00 de R\$\s150,00/)).toBeVisible();

  await test.step('a deposit beyond what is left is refused, with the amount that is left', async () => {
    await page.goto('/deposit');
    await page.getByRole('textbox', { name: /Valor/ }).fill('60,00');
    await page.getByRole('button', { name: /^Depositar|^Gerar|^Continuar/ }).click();
    await expect(page.getByText(/R\$\s50,00/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/deposit$/);
  });

  await page.goto('/responsable-game');
  await daily.fill('200,00');
  await deposit.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(page.getByText(/^Limites salvos/)).toBeVisible();
  await expect(deposit.getByText(/^Muda para R\$\s200,00 em /)).toBeVisible();
  await expect(daily).toHaveValue('150,00');
});

test('WAL-01 an old tab changes its own limit, and raises none that another tab has lowered', async ({
  page,
  bettor: _bettor,
  context,
}) => {
  const save = async (tab: Page, field: string, value: string) => {
    const stake = limitsOf(tab, 'Limite de apostas');
    await stake.getByRole('textbox', { name: field }).fill(value);
    await stake.getByRole('button', { name: 'Salvar limites' }).click();
    await expect(tab.getByText(/^Limites salvos/)).toBeVisible();
  };
  await page.goto('/responsable-game');
  await save(page, 'Por dia', '100,00');
  const old = await context.newPage();
  await old.goto('/responsable-game');
  await save(page, 'Por dia', '50,00');
  await save(old, 'Por semana', '300,00');
  const stake = limitsOf(old, 'Limite de apostas');
  await expect(stake.getByRole('textbox', { name: 'Por dia' })).toHaveValue('50,00');
  await expect(stake.getByRole('textbox', { name: 'Por semana' })).toHaveValue('300,00');
  await expect(stake.getByText(/^Muda para/)).toBeHidden();
});

test('WAL-01 a limit that another tab changed meanwhile is asked about once more, with both values', async ({
  page,
  bettor: _bettor,
  context,
}) => {
  const stakeOf = (tab: Page) => limitsOf(tab, 'Limite de apostas');
  const type = async (tab: Page, value: string) => {
    await stakeOf(tab).getByRole('textbox', { name: 'Por dia' }).fill(value);
    await stakeOf(tab).getByRole('button', { name: 'Salvar limites' }).click();
  };
  const saved = (tab: Page) => expect(tab.getByText(/^Limites salvos/)).toBeVisible();
  const asks = (tab: Page, both: RegExp) =>
    expect(stakeOf(tab).getByRole('textbox', { name: 'Por dia' })).toHaveAccessibleDescription(
      both,
    );
  await page.goto('/responsable-game');
  await type(page, '100,00');
  await saved(page);
  const old = await context.newPage();
  await old.goto('/responsable-game');

  await test.step('a raise that would meet a lower limit', async () => {
    await type(page, '50,00');
    await saved(page);
    await type(old, '200,00');
    await asks(old, /Vale agora: R\$\s50,00\. Você escreveu: R\$\s200,00/);
    await expect(stakeOf(old).getByRole('textbox', { name: 'Por dia' })).toHaveValue('200,00');
    await stakeOf(old).getByRole('button', { name: 'Salvar limites' }).click();
    await saved(old);
    await expect(stakeOf(old).getByText(/^Muda para R\$\s200,00 em /)).toBeVisible();
  });

  await test.step('a lower limit that would take back a raise that waits', async () => {
    await type(page, '30,00');
    await asks(
      page,
      /Vale agora: R\$\s50,00\. Muda para R\$\s200,00 em .* Você escreveu: R\$\s30,00/,
    );
    await page.reload();
    await expect(stakeOf(page).getByText(/^Muda para R\$\s200,00 em /)).toBeVisible();
    await type(page, '30,00');
    await saved(page);
    await expect(stakeOf(page).getByRole('textbox', { name: 'Por dia' })).toHaveValue('30,00');
    await expect(stakeOf(page).getByText(/^Muda para/)).toBeHidden();
  });
});

test('WAL-01 limits that contradict each other, or are no amount, are named in place', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/responsable-game');
  const stake = limitsOf(page, 'Limite de apostas');
  await stake.getByRole('textbox', { name: 'Por dia' }).fill('50,00');
  await stake.getByRole('textbox', { name: 'Por semana' }).fill('20,00');
  await stake.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(stake.getByRole('textbox', { name: 'Por semana' })).toHaveAccessibleDescription(
    /O limite por semana não pode ser menor que o limite por dia/,
  );
  await expect(stake.getByRole('textbox', { name: 'Por dia' })).toHaveValue('50,00');
  await stake.getByRole('textbox', { name: 'Por semana' }).fill('cem');
  await stake.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(stake.getByRole('textbox', { name: 'Por semana' })).toHaveAccessibleDescription(
    /Escreva um valor em dinheiro/,
  );
});

test('WAL-01 a guest finds the limits from the foot of any page, and logs in to them', async ({
  page,
}) => {
  await page.goto('/esportes');
  await page.getByRole('link', { name: 'Limites e jogo responsável' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fresponsable-game/);
});
