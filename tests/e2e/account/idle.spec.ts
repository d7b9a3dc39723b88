import { logIn } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const IDLE_MS = 31 * 60 * 1000;
const SCRIPT = `const now = Date.now; Date.now = () => now() + ${IDLE_MS};`;

/** The environment in which the site believes that the bettor was away for longer than half an hour. */
const LATER = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}` };

test('after half an hour without activity the password is asked for before a deposit, which goes on', async ({
  page,
  bettor,
  servers,
}) => {
  await page.goto('/deposit');
  await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
  await servers.site.kill();
  await servers.site.start(LATER);
  try {
    await page.goto('/deposit');
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fdeposit/);
    await expect(page.getByText('Você ficou meia hora sem atividade.')).toBeVisible();
    await logIn(page, bettor.email, bettor.password);
    await expect(page).toHaveURL('/deposit');
    await expect(page.getByRole('heading', { name: 'Depositar' })).toBeVisible();
  } finally {
    await servers.site.kill();
    await servers.site.start();
  }
});
