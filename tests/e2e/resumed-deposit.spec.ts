import type { Page } from '@playwright/test';
import { untilShown } from './support/slip.ts';
import { expect, test } from './support/test.ts';

/** Half an hour before midnight the day is named, too. */
const VALID_UNTIL = /Válido até (?:\d\d\/\d\d, )?\d\d:\d\d/;

/** What the platform gives for paying by Pix. */
const PIX_MINUTES = 30;

test('a deposit left unpaid stands on the deposit page until it is paid, and leads back to its code', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  const waiting = page.getByRole('list', { name: 'Depósitos à espera do pagamento' });
  await page.goto('/deposit');
  await expect(page.getByLabel('Valor do depósito')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await beginPix(page, '35,00');
  const charge = new URL(page.url()).pathname;
  await page.goto('/deposit');
  const row = waiting.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Pix');
  await expect(row).toContainText(/R\$\s35,00/);
  await expect(row).toContainText(
    javaScriptEnabled ? /Tempo restante: (30:00|29:\d\d)/ : VALID_UNTIL,
    { useInnerText: true },
  );
  await row.getByRole('link').click();
  await expect(page).toHaveURL(charge);
  await expect(page.getByText('Aguardando o pagamento')).toBeVisible();

  await platform.order('payments/pay', { transactionId: charge.replace('/deposit/', '') });
  await untilShown(page, 'Depósito confirmado', javaScriptEnabled);
  await page.goto('/deposit');
  await expect(page.getByLabel('Valor do depósito')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect((await platform.books(bettor.email)).balance).toBe(135_00);
});

test('a Pix page on a phone has the copying first and the picture folded; on a desktop both are open', async ({
  page,
  bettor: _bettor,
  javaScriptEnabled,
}) => {
  await page.goto('/deposit');
  await beginPix(page, '35,00');
  const code = page.getByRole('textbox', { name: 'Pix copia e cola' });
  const picture = page.getByRole('img', { name: /^Código QR/ });
  const copy = page.getByRole('button', { name: 'Copiar código' });
  await expect(code).toBeInViewport();
  await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
  if (javaScriptEnabled) await expect(copy).toBeInViewport({ ratio: 1 });
  await expect(picture).toHaveCount(0);
  await page.getByText('Mostrar o código QR').click();
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.y).toBeGreaterThan((await code.boundingBox())?.y ?? 0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(picture).toHaveCount(1);
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Mostrar o código QR')).toBeHidden();
});

test('the time left runs down by the server’s clock, and its end leaves nothing to pay', async ({
  page,
  bettor: _bettor,
  platform,
  javaScriptEnabled,
}) => {
  await page.goto('/deposit');
  // A device whose clock is wrong by a day counts the same.
  if (javaScriptEnabled) await page.clock.install({ time: Date.now() + 24 * 3_600_000 });
  await beginPix(page, '35,00');
  await expect(page.getByText(VALID_UNTIL)).toBeVisible();
  const time = page.getByRole('timer');
  if (javaScriptEnabled) {
    await expect(time).toHaveText(/^(30:00|29:5\d)$/);
    // The server's clock stands where it was: what it would answer is kept back.
    await page.route(/[?&]_data=|\.data(\?|$)/, () => undefined);
    await page.clock.fastForward((PIX_MINUTES + 1) * 60_000);
  } else {
    await expect(time).toHaveCount(0);
    const transactionId = new URL(page.url()).pathname.replace('/deposit/', '');
    await platform.order('payments/expire', { transactionId });
  }
  const ended = javaScriptEnabled ? 'O prazo para pagar venceu' : 'Depósito cancelado';
  await untilShown(page, ended, javaScriptEnabled);
  await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fazer outro depósito' })).toBeVisible();
});

async function beginPix(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Valor do depósito').fill(amount);
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page.getByText('Aguardando o pagamento')).toBeVisible();
}
