import { expect, test } from '../support/test.ts';

test('WAL-22 WAL-10 a page that comes back into view reads the balance, at most every 15 s', async ({
  page,
  bettor: _,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a page without scripts has the balance of when it was opened');
  await page.clock.install();
  await page.goto('/account');
  await expect(page.getByRole('banner').getByText(/^R\$\s100,00$/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/balance') asked.push(request.url());
  });
  const comeBack = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  // From here on time passes as it is told to, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await page.clock.runFor(8_000);
  await comeBack();
  await page.clock.runFor(8_000);
  expect(asked).toHaveLength(0);
  // The page may not have listened yet; it reads no more than once however often it comes back.
  const comeBackOnceMore = async () => {
    await comeBack();
    return asked.length;
  };
  await expect.poll(comeBackOnceMore).toBe(1);
  await comeBack();
  await page.clock.runFor(14_000);
  await comeBack();
  expect(asked).toHaveLength(1);
  await page.clock.runFor(1_000);
  await expect.poll(comeBackOnceMore).toBe(2);
});

test('WAL-02 WAL-10 the split of the balance follows the operator while its page is open', async ({
  page,
  bettor: { email },
  platform,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a page without scripts has the balance of when it was opened');
  await page.clock.install();
  await page.goto('/financial-operations');
  const parts = page.getByRole('main').getByRole('region', { name: 'Saldo total' });
  await expect(parts.getByText(/^R\$\s100,00$/)).toHaveCount(2);
  const [charge] = (await platform.books(email)).charges;
  await platform.order('payments/refund', { transactionId: charge?.id });
  const whole = parts.getByText(/^R\$\s100,00$/);
  // The page may not have listened yet when the first minute passes.
  const afterMinute = async () => {
    await page.clock.runFor(61_000);
    return whole.count();
  };
  await expect.poll(afterMinute, { intervals: [1000] }).toBe(0);
  // The total and both parts.
  await expect(parts.getByText(/^R\$\s0,00$/)).toHaveCount(3);
});
