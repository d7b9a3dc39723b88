import { addWinner, enterStake, placeButton } from '../support/slip.ts';
import { expect, mexicanTest, test } from '../support/test.ts';
import { SiteVisitor } from '../support/site-visitor.ts';

test('the reality check tells what the session has cost, and the bettor goes on or stops', async ({
  page,
  bettor: _bettor,
  platform,
}) => {
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '5,00');
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: /Aposta (aceita|feita)/ }).first()).toBeVisible();

  await page.goto('/reality-check?returnTo=%2Fbet-history');
  await expect(page.getByRole('heading', { name: 'Hora de conferir' })).toBeVisible();
  await expect(page.getByText(/R\$\s5,00/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuar jogando' }).click();
  await expect(page).toHaveURL('/bet-history');

  await page.goto('/reality-check');
  await page.getByRole('button', { name: 'Parar agora' }).click();
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible();
});

test('the time of the session stands in the header and leads to the limits and to help', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/esportes');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sessão/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Conversar com alguém' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CVV: ligar para 188' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Excluir-se de todas as casas/ })).toBeVisible();
});

test('an open page of the games is led to the reality check when it is due', async ({
  page,
  bettor: _bettor,
  javaScriptEnabled,
}) => {
  test.skip(
    javaScriptEnabled === false,
    'Without scripts the next page is led there by the server',
  );
  await page.clock.install();
  await page.goto('/esportes');
  const session = page.getByRole('banner').getByRole('link', { name: /^Sessão/ });
  // The page counts from when its scripts run, which React's mark on an element tells.
  await expect
    .poll(() => session.evaluate((link) => Object.keys(link).some((key) => /^__react/.test(key))))
    .toBe(true);
  await page.clock.fastForward('29:00');
  await expect(page).toHaveURL('/esportes');
  // The site's clock does not jump: a page that asks it again meanwhile counts from the start again.
  await expect(async () => {
    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL('/reality-check?returnTo=%2Fesportes', { timeout: 2_000 });
  }).toPass();
});

test('WAL-01 a raised limit that waits is taken back', async ({ page, bettor: _bettor }) => {
  await page.goto('/responsable-game');
  const stake = page
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: 'Limite de apostas' }) });
  await stake.getByRole('textbox', { name: 'Por dia' }).fill('100,00');
  await stake.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(page.getByText(/^Limites salvos/)).toBeVisible();
  await stake.getByRole('textbox', { name: 'Por dia' }).fill('200,00');
  await stake.getByRole('button', { name: 'Salvar limites' }).click();
  await expect(stake.getByText(/^Muda para R\$\s200,00 em /)).toBeVisible();
  await stake.getByRole('button', { name: 'Cancelar a mudança' }).click();
  await expect(page.getByText(/^Mudança cancelada/)).toBeVisible();
  await expect(stake.getByText(/^Muda para/)).toBeHidden();
  await expect(stake.getByRole('textbox', { name: 'Por dia' })).toHaveValue('100,00');
});

mexicanTest('the reality check in Spanish', async ({ page, servers }) => {
  const visitor = new SiteVisitor(servers);
  await visitor.logIn('demo@vitrine.example', 'Vitrine!2024');
  await page.context().addCookies(visitor.cookies);
  await page.goto('/reality-check');
  await expect(page.getByRole('heading', { name: 'Hora de revisar' })).toBeVisible();
});
