import type { Locator } from '@playwright/test';
import { post } from '../support/forms.ts';
import type { KnownMatch, Platform } from '../support/platform.ts';
import {
  addWinner,
  enterStake,
  matchPath,
  placeAndWait,
  placeButton,
  stakeField,
  untilShown,
} from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/esportes/futebol/proximos-jogos';

test('SLIP-17 stands over the sports page, and has an address of its own', async ({
  page,
  platform,
  javaScriptEnabled,
  isMobile,
}) => {
  const match = await platform.matchToCome();
  const price = await addWinner(page, match);
  const odds = await price.locator('[data-live-odds]').innerText();
  if (isMobile) {
    const bar = page.locator('[data-dock] > a');
    await expect(bar).toContainText(match.winner);
    await expect(bar).toContainText(odds);
    await expect(bar).not.toContainText('Retorno potencial');
    await bar.click();
    if (javaScriptEnabled) {
      const sheet = page.getByRole('dialog', { name: 'Cupom de apostas' });
      await expect(sheet.getByText(`${match.home} – ${match.away}`)).toBeVisible();
      await expect(sheet.getByRole('heading', { name: 'Cupom de apostas' }).first()).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(matchPath(match));
      await sheet.getByRole('button', { name: 'Fechar o cupom de apostas' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(price).toBeVisible();
    } else {
      await expect(page).toHaveURL(/\/bet-slip$/);
    }
  } else {
    const column = page.getByRole('complementary', { name: 'Cupom de apostas' });
    await expect(column.getByText(`${match.home} – ${match.away}`)).toBeVisible();
  }
  await page.goto('/bet-slip');
  await expect(page.getByRole('main').getByText(`${match.home} – ${match.away}`)).toBeVisible();
});

test('SLIP-03 takes 30 selections, and says why it takes no more', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(LIST);
  const prices = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  const values = await prices.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('value') ?? ''),
  );
  // A price may stand on the page twice.
  const taps = [...new Set(values)];
  expect(taps.length).toBeGreaterThan(30);
  for (const tap of taps.slice(0, 30)) await post(page, '/bet-slip', { tap, returnTo: LIST });
  await page.goto(LIST);
  const free = prices.and(page.locator('[aria-pressed="false"]')).locator('visible=true').first();
  const refused = page.locator(`button[value="${await free.getAttribute('value')}"]`);
  await free.click();
  await expect(
    page.getByText('Não é possível fazer mais de 30 seleções.').locator('visible=true').first(),
  ).toBeVisible();
  // Without scripts the warning stands on the page of the slip.
  if (javaScriptEnabled) {
    await expect(refused.first()).toHaveAttribute('aria-pressed', 'false');
  }
  await page.goto('/bet-slip');
  await expect(stakeField(page)).toHaveCount(30);
});

test('SLIP-02 a tap shows before the site has answered, and so does the one that takes it off', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without scripts the answer is the next page');
  await page.goto(LIST);
  const answers = Promise.withResolvers<void>();
  await page.route(/\/bet-slip/, async (route) => {
    await answers.promise;
    await route.continue();
  });
  const prices = page.getByRole('main').locator('button[data-outcome]:not([data-suspended])');
  const price = prices.locator('visible=true').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
  let answered = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answered += 1;
  });
  answers.resolve();
  await expect.poll(() => answered).toBe(2);
  await page.goto('/bet-slip');
  await expect(page.getByText('Seu cupom está vazio').locator('visible=true')).toBeVisible();
});

test('SLIP-11 a stake above the limit of its match is adjusted by one tap', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  await platform.order('limits/set', { email: bettor.email, bet: 20 });
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '30,00');
  await placeButton(page).click();
  await expect(page.getByText(/Você ainda pode apostar R\$\s20,00\./)).toBeVisible();
  expect((await platform.books(bettor.email)).tickets).toEqual([]);
  await page.getByRole('button', { name: /^Usar R\$\s20,00$/ }).click();
  await expect(stakeField(page)).toHaveValue('20,00');
  await placeAndWait(page, javaScriptEnabled);
  expect((await platform.books(bettor.email)).tickets).toMatchObject([{ stake: 2000 }]);
});

test('SLIP-11 a limit of -1 is a wait without an end, which gives the slip back', async ({
  page,
  bettor,
  platform,
}) => {
  await platform.order('limits/set', { email: bettor.email, bet: -1 });
  const match = await platform.matchToCome();
  await addWinner(page, match);
  await enterStake(page, '10,00');
  await placeButton(page).click();
  await expect(
    page.getByText('Esta aposta não pode ser feita com a sua conta.').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Falar com o atendimento' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao cupom de apostas' }).click();
  await expect(stakeField(page)).toHaveValue('10,00');
  expect((await platform.books(bettor.email)).tickets).toEqual([]);
});

test('SLIP-12 worse odds ask once, and better odds never', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const [first, second] = await twoMatches(platform);
  await test.step('worse odds: one button accepts what it shows and places the bet', async () => {
    const outcomeId = await outcomeOf(await addWinner(page, first));
    await enterStake(page, '10,00');
    await platform.order('world/odds', { outcomeId, factor: 0.8 });
    const accept = page.getByRole('button', { name: /^Aceitar e confirmar por R\$\s10,00$/ });
    // Without scripts the page learns of the change when the bet is sent.
    if (!javaScriptEnabled) await placeButton(page).click();
    await expect(accept).toBeVisible();
    await expect(page.getByText('A odd de 1 seleção caiu.')).toBeVisible();
    expect((await platform.books(bettor.email)).tickets).toEqual([]);
    await accept.click();
    await untilShown(page, 'Aposta aceita', javaScriptEnabled);
  });
  await test.step('better odds: the bet is placed as it stands', async () => {
    const outcomeId = await outcomeOf(await addWinner(page, second));
    await enterStake(page, '10,00');
    await platform.order('world/odds', { outcomeId, factor: 1.2 });
    await placeAndWait(page, javaScriptEnabled);
    expect((await platform.books(bettor.email)).tickets).toHaveLength(2);
  });
});

test('SLIP-12 a bettor who accepts any odds is not asked', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toBeTruthy();
  const outcomeId = await outcomeOf(await addWinner(page, await platform.matchToCome()));
  await page.goto('/bet-slip');
  await page.getByText('Se a odd mudar antes de confirmar').first().click();
  await page.getByRole('radio', { name: 'Aceitar qualquer odd' }).check();
  await stakeField(page).fill('10,00');
  await platform.order('world/odds', { outcomeId, factor: 0.8 });
  await placeAndWait(page, javaScriptEnabled);
});

test('SLIP-16 the balance stands beside the stake, with what is missing and how to pay it in', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await enterStake(page, '150,00');
  if (!javaScriptEnabled) await placeButton(page).click();
  await expect(page.getByText(/^Saldo R\$\s100,00\./)).toBeVisible();
  await expect(page.getByText(/^Faltam R\$\s50,00 no seu saldo\.$/)).toBeVisible();
  await page.getByRole('link', { name: /^Depositar R\$\s50,00$/ }).click();
  await expect(page.getByLabel('Valor do depósito')).toHaveValue('50,00');
});

test('SLIP-13 the keys of the sheet write a stake with the separator of the brand', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
  isMobile,
}) => {
  test.skip(!javaScriptEnabled || !isMobile, 'the sheet of a phone needs scripts');
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await page.locator('[data-dock] > a').click();
  const sheet = page.getByRole('dialog', { name: 'Cupom de apostas' });
  const keys = sheet.getByRole('group', { name: 'Teclado numérico do valor da aposta' });
  for (const key of ['1', '2', 'vírgula', 'vírgula', '5', '7', 'Apagar']) {
    await keys.getByRole('button', { name: key, exact: true }).click();
  }
  await expect(stakeField(sheet)).toHaveValue('12,5');
  await expect(
    sheet.getByRole('button', { name: /^Confirmar aposta de R\$\s12,50$/ }),
  ).toBeVisible();
  await expect(stakeField(sheet)).toHaveAttribute('inputmode', 'none');
});

test('SLIP-13 a bettor’s own ready amounts stand on the slip', async ({
  page,
  bettor,
  platform,
}) => {
  expect(bettor.email).toBeTruthy();
  await addWinner(page, await platform.matchToCome());
  await page.goto('/bet-slip');
  await page.getByRole('link', { name: 'Editar valores prontos' }).click();
  const last = page.getByLabel('Valor 4');
  await last.fill('3');
  await page.getByRole('button', { name: 'Salvar valores' }).click();
  await expect(last).toHaveAccessibleDescription(/Digite um valor maior que o anterior\./);
  await last.fill('70,00');
  await page.getByRole('button', { name: 'Salvar valores' }).click();
  await page.getByRole('button', { name: /^Somar R\$\s70,00 ao valor da aposta$/ }).click();
  await expect(stakeField(page)).toHaveValue('70,00');
});

async function twoMatches(platform: Platform): Promise<readonly [KnownMatch, KnownMatch]> {
  const [first, second] = await platform.matchesToCome(2);
  if (!first || !second) throw new Error('No two football matches are to come');
  return [first, second];
}

async function outcomeOf(price: Locator): Promise<string> {
  return (await price.getAttribute('data-outcome')) ?? '';
}

test('SLIP-06 SLIP-13 the stake of a multiple of five is in view, its keys come with its field', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
  isMobile,
}) => {
  expect(bettor.email).toBeTruthy();
  for (const match of await platform.matchesToCome(5)) await addWinner(page, match);
  const inSheet = javaScriptEnabled && isMobile;
  if (inSheet) await page.locator('[data-dock] > a').click();
  else await page.goto('/bet-slip');
  const slip = inSheet
    ? page.getByRole('dialog', { name: 'Cupom de apostas' })
    : page.getByRole('main');
  await expect(stakeField(slip)).toBeInViewport({ ratio: 1 });
  await expect(slip.getByText('Resultado Final').first()).toBeInViewport({ ratio: 1 });
  const keys = slip.getByRole('group', { name: 'Teclado numérico do valor da aposta' });
  await expect(keys).toHaveCount(0);
  await stakeField(slip).click();
  if (!inSheet) return;
  for (const key of ['2', '0']) await keys.getByRole('button', { name: key, exact: true }).click();
  await expect(
    slip.getByRole('button', { name: /^Confirmar aposta de R\$\s20,00$/ }),
  ).toBeInViewport({
    ratio: 1,
  });
});
