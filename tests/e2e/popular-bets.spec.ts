import type { Locator } from '@playwright/test';
import { tap } from './support/slip.ts';
import { expect, testOf } from './support/test.ts';

/** Not the world of other journeys: what they place would change what is placed most. */
const test = testOf('arara');

/** The outcomes of a ready-made multiple, by name. */
async function legsOf(card: Locator): Promise<readonly string[]> {
  const links = await card.getByRole('listitem').getByRole('link').allTextContents();
  return links.map((text) => text.trim().split(/\s{2,}|Resultado|Vencedor/)[0] ?? text);
}

test('a popular bet is one tap, a ready-made multiple is put on the slip whole and once', async ({
  page,
  javaScriptEnabled,
}) => {
  const block = (heading: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
  const popular = block('Mais apostadas');
  const multiples = block('Múltiplas prontas');
  const firstCard = multiples.getByRole('article', { name: /^Múltipla de \d seleções$/ }).first();
  await expect(async () => {
    await page.goto('/esportes');
    // A selection that closes takes its multiple along, until bets are read again.
    await expect(firstCard).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(popular.getByText(/\d apostas?$/).first()).toBeVisible();
  await expect(popular.getByRole('button').first()).toBeVisible();

  const outcomes = await legsOf(firstCard);
  expect(outcomes.length).toBeGreaterThan(1);
  const taps = (await firstCard.getByRole('button').getAttribute('value')) ?? '';
  // This multiple throughout, wherever the row has it later.
  const card = multiples
    .getByRole('article')
    .filter({ has: page.locator(`button[value="${taps}"]`) });
  const putOnSlip = () => tap(page, card.getByRole('button'));
  const onSlip = page.getByRole('main').getByRole('button', { name: /^Remover/ });

  await putOnSlip();
  if (javaScriptEnabled) {
    await expect(card.getByRole('button', { name: 'Já está no cupom' })).toBeVisible();
    await putOnSlip();
    await page.goto('/bet-slip');
  }
  await expect(page).toHaveURL('/bet-slip');
  await expect(onSlip).toHaveCount(outcomes.length);
  for (const outcome of outcomes) await expect(page.getByRole('main')).toContainText(outcome);
  await expect(page.getByRole('main').getByText('Odd total').first()).toBeVisible();

  await page.goto('/esportes');
  await expect(card.getByRole('button', { name: 'Já está no cupom' })).toBeVisible();
  await putOnSlip();
  await page.goto('/bet-slip');
  await expect(onSlip).toHaveCount(outcomes.length);
});

test('the blocks are left out while what is placed most can’t be read', async ({
  page,
  platform,
  servers,
}) => {
  await servers.site.kill();
  await platform.order('failures', {
    host: 'frontBack',
    failure: { status: 503 },
    rate: 1,
  });
  await servers.site.start();
  await page.goto('/esportes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Mais apostadas')).toHaveCount(0);
  await expect(page.getByText('Múltiplas prontas')).toHaveCount(0);
  await platform.order('failures/clear', {});
  await servers.site.kill();
  await servers.site.start();
  await expect(async () => {
    await page.goto('/esportes');
    await expect(page.getByText('Mais apostadas')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
