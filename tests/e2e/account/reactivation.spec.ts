import { logIn } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const TITLE = 'Sua conta está desativada';
const REACTIVATE = 'Reativar minha conta';

test('SESS-09 a log-in to a deactivated account asks for its reactivation, and goes on with it', async ({
  page,
  bettor,
  platform,
}) => {
  await platform.order('accounts/deactivate', { email: bettor.email, isDeactivated: true });
  await page.context().clearCookies();
  await page.goto('/bet-history');
  await logIn(page, bettor.email, bettor.password);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

  await test.step('not now leads to the sportsbook as a guest', async () => {
    await page.getByRole('link', { name: 'Agora não' }).click();
    await expect(page).toHaveURL('/esportes');
    await page.goto('/bet-history');
    await expect(page).toHaveURL(/^[^?]*\/login\?/);
  });

  await test.step('an account that only a person may open stays as it is', async () => {
    await platform.order('accounts/exclude', { email: bettor.email, months: 3 });
    await page.goto('/login/reactivation');
    await page.getByRole('button', { name: REACTIVATE }).click();
    await expect(page.getByText(/não pode ser reativada enquanto ela durar/).first()).toBeVisible();
    expect(await platform.account(bettor.email)).toMatchObject({ isDeactivated: true });
    await platform.order('accounts/lift', { email: bettor.email });
  });

  await page.getByRole('button', { name: REACTIVATE }).click();
  await expect(page).toHaveURL('/bet-history');
  expect(await platform.account(bettor.email)).toMatchObject({ isDeactivated: false });
});

test('SESS-09 an account that is deactivated in mid-session has the modal over the page and the way back', async ({
  page,
  bettor,
  platform,
}, { project }) => {
  const withScripts = !project.name.endsWith('no-js');
  await platform.order('accounts/deactivate', { email: bettor.email, isDeactivated: true });
  await page.goto('/deposit');
  await page.getByRole('textbox', { name: /Valor/ }).fill('50,00');
  await page.getByRole('button', { name: /^Depositar|^Gerar|^Continuar/ }).click();
  await expect(page.getByText(/conta está desativada/).first()).toBeVisible();

  await page.goto('/esportes');
  const way = withScripts ? page.getByRole('dialog', { name: TITLE }) : page.getByRole('main');
  await way.getByRole('link', { name: 'Reativar conta' }).click();
  await logIn(page, bettor.email, bettor.password);
  await expect(page.getByText(TITLE)).toHaveCount(1);
  await page.getByRole('button', { name: REACTIVATE }).click();
  await expect(page).toHaveURL('/esportes');
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
