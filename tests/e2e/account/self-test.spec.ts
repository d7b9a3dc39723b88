import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const QUESTIONS = 9;

/** Answers the first questions with one answer, and the rest with "never". */
async function answer(page: Page, text: string, first: number): Promise<void> {
  await page.goto('/responsable-game/self-test');
  for (let question = 0; question < QUESTIONS; question += 1) {
    const chosen = question < first ? text : 'Nunca';
    await page.getByRole('radio', { name: chosen }).nth(question).check();
  }
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
}

test('the self-test says each of its results, and which answers are missing', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/responsable-game/self-test');
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(page.getByText('Escolha uma resposta.').first()).toBeVisible();

  const results = [
    ['Às vezes', 0, 'Sem sinais de risco', 0],
    ['Às vezes', 2, 'Risco baixo', 2],
    ['Às vezes', 7, 'Risco moderado', 7],
    ['Quase sempre', QUESTIONS, 'Risco alto', 27],
  ] as const;
  for (const [text, first, result, score] of results) {
    await answer(page, text, first);
    await expect(page.getByText(result).first()).toBeVisible();
    await expect(page.getByText(`Seu resultado: ${score} de 27 pontos`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fazer uma pausa' })).toBeVisible();
  }
});

test('WAL-01 each change of a limit stands in the history of limits', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/responsable-game/history');
  await expect(page.getByText('Você ainda não mudou nenhum limite')).toBeVisible();
  await page.goto('/responsable-game');
  const deposit = page
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: 'Limite de depósito' }) });
  await deposit.getByRole('textbox', { name: 'Por dia' }).fill('150,00');
  await deposit.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(page.getByText(/^Limites salvos/)).toBeVisible();

  await page.goto('/responsable-game/history');
  const main = page.getByRole('main');
  await expect(main.getByText('Depósito, por dia').first()).toBeVisible();
  await expect(main.getByText('Sem limite').first()).toBeVisible();
  await expect(main.getByText(/R\$\s150,00/).first()).toBeVisible();
});
