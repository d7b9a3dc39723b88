import { notePolicy, refusedByPolicy } from '../../scripts/pages/page-policy.ts';
import { addWinner, stakeField } from './support/slip.ts';
import { expect, test } from './support/test.ts';

test('a stake typed before the scripts come stays, and is reckoned with', async ({
  page,
  platform,
}) => {
  await addWinner(page, await platform.matchToCome());
  await notePolicy(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/entry\.client[^/]*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The load event waits for the scripts, too.
  await page.goto('/bet-slip', { waitUntil: 'commit' });
  await stakeField(page).fill('10');
  // As password managers do.
  await stakeField(page).evaluate((field) => (field.style.backgroundImage = 'none'));
  scripts.resolve();
  await expect(page.getByRole('definition').filter({ hasText: 'R$ 10,00' })).toBeVisible();
  await expect(stakeField(page)).toHaveValue('10');
  expect(await refusedByPolicy(page)).toEqual([]);
});
