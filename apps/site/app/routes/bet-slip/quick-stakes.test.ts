import { expect, it } from 'vitest';
import { betSlipData } from '../../services/bet-slip/bet-slip-data.server.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { action } from './quick-stakes.tsx';

const PATH = '/bet-slip/quick-stakes';
const TYPED = { 'amount-1': '1', 'amount-2': '2,50', 'amount-3': '10', 'amount-4': '100' };

async function openForm() {
  const browser = openBrowser(openTestSite());
  await browser.logIn();
  return {
    browser,
    post: (fields: Readonly<Record<string, string>>) => browser.submit(action, PATH, fields),
    async stakes() {
      const { visitor, context } = await browser.visitor();
      const page = { path: '/bet-slip', showsResult: true };
      return (await betSlipData(visitor, context, page)).quickStakes;
    },
  };
}

it('a bettor’s ready amounts stand on the slip, until the bettor goes back to the brand’s', async () => {
  const { post, stakes } = await openForm();
  expect(await stakes()).toEqual([500, 1000, 2000, 5000]);
  expect(await post(TYPED)).toMatchObject({ status: 302, location: '/bet-slip' });
  expect(await stakes()).toEqual([100, 250, 1000, 10_000]);
  await post({ ...TYPED, reset: '1' });
  expect(await stakes()).toEqual([500, 1000, 2000, 5000]);
});

it('ready amounts that can’t be staked change nothing', async () => {
  const { post, stakes } = await openForm();
  const answer = await post({ ...TYPED, 'amount-4': '5' });
  expect(answer).toMatchObject({
    status: 422,
    data: { refused: [{}, {}, {}, { problem: 'order' }] },
  });
  expect(await stakes()).toEqual([500, 1000, 2000, 5000]);
});
