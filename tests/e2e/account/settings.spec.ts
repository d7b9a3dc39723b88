import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The part of the page of one setting. */
const settingOf = (page: Page, heading: string) => page.getByRole('region', { name: heading });

async function choose(page: Page, heading: string, choice: string): Promise<void> {
  await page.goto('/account/settings');
  const form = settingOf(page, heading);
  await form.getByRole('radio', { name: choice }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preferência salva.')).toBeVisible();
}

test('SHELL-01 the settings of an account are kept: odds, first page, messages', async ({
  page,
  bettor: _bettor,
}) => {
  await test.step('odds read as chosen', async () => {
    await choose(page, 'Formato das odds', 'Fração');
    await expect(
      settingOf(page, 'Formato das odds').getByRole('radio', { name: 'Fração' }),
    ).toBeChecked();
    await page.goto('/esportes');
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /\d+\/\d+/ })
        .first(),
    ).toBeVisible();
  });

  await test.step('the first address leads where it was told', async () => {
    await choose(page, 'Página inicial', 'Cassino');
    await page.goto('/');
    await expect(page).toHaveURL('/casino/slots');
  });

  await test.step('what may be sent stays as it was saved', async () => {
    await page.goto('/account/settings');
    const form = settingOf(page, 'Avisos e ofertas');
    const sms = form.getByLabel('Por SMS');
    const wasOn = await sms.isChecked();
    await sms.setChecked(!wasOn);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Preferência salva.')).toBeVisible();
    await page.goto('/account/settings');
    await expect(sms).toBeChecked({ checked: !wasOn });
  });
});
