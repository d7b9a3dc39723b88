import { NOW } from '@vitrine/betting/test/fixtures';
import { isValidOxxoDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import {
  lastDepositDetail,
  lastWithdrawalDetail,
} from '@vitrine/upstream/contract/wallet/transactions';
import { saveAdwordsEvent } from '@vitrine/upstream/contract/wallet/wallet';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as depositLoader } from './deposit.tsx';
import { loader } from './verify-deposit.tsx';

async function openWallet(brand = 'arara') {
  const site = openTestSite(brand);
  const deposits = site.operator.at(lastDepositDetail);
  const withdrawals = site.operator.at(lastWithdrawalDetail);
  withdrawals.reply(() => ({ data: null }));
  const events = site.operator.at(saveAdwordsEvent);
  events.reply(() => ({ notified: true }));
  site.operator.at(isValidOxxoDeposit).reply(() => ({ data: { isValid: true } }));
  const browser = openBrowser(site);
  await browser.logIn();
  const last = (transactionId: string | null, amount = 50) =>
    deposits.reply(() => ({
      data:
        transactionId === null
          ? null
          : { transactionId, amount, date: new Date(NOW).toISOString(), status: 6 },
    }));
  last(null);
  const verify = () => browser.visit(loader, '/verify-deposit');
  return { site, browser, deposits, withdrawals, events, last, verify };
}

describe('the page that verifies a deposit', () => {
  it('WAL-03 leads to the last deposit; says so when there is none, or no answer', async () => {
    const { site, deposits, last, verify } = await openWallet();
    expect((await verify()).data).toMatchObject({ isRead: true });
    last('t-7');
    site.pass(5_000);
    expect((await verify()).location).toBe('/deposit/t-7');
    const other = await openWallet();
    other.deposits.reply(() => {
      throw statusError(lastDepositDetail, 503);
    });
    expect((await other.verify()).data).toMatchObject({ isRead: false });
    expect(deposits.calls()).toHaveLength(2);
  });

  it('WAL-03 says that the last deposit was not read while the operator told none but a withdrawal', async () => {
    const { site, deposits, withdrawals, last, verify } = await openWallet();
    await verify();
    deposits.reply(() => {
      throw statusError(lastDepositDetail, 503);
    });
    withdrawals.reply(() => ({
      data: { transactionId: 'w-1', amount: 30, date: new Date(NOW).toISOString() },
    }));
    site.pass(5_000);
    expect((await verify()).data).toMatchObject({ isRead: false });
    // Nobody is asked again so soon, and the answer of before is no other by now.
    site.pass(1_000);
    expect((await verify()).data).toMatchObject({ isRead: false });
    last(null);
    site.pass(4_000);
    expect((await verify()).data).toMatchObject({ isRead: true });
  });

  it('WAL-14 asks for the last deposit and withdrawal at most every 5 s', async () => {
    const { site, deposits, withdrawals, verify } = await openWallet();
    await verify();
    site.pass(4_999);
    await verify();
    expect([deposits.calls().length, withdrawals.calls().length]).toEqual([1, 1]);
    site.pass(1);
    await verify();
    expect([deposits.calls().length, withdrawals.calls().length]).toEqual([2, 2]);
  });

  it.each([
    ['arara', 10, 1],
    ['arara', 9.99, 0],
    ['axolote', 9.99, 1],
  ])(
    'WAL-14 WAL-18 TRACK-01 a new deposit is told once: on %s of %d %d times',
    async (brand, amount, times) => {
      const { site, browser, events, last, verify } = await openWallet(brand);
      browser.allow('marketing');
      await browser.visit(depositLoader, '/deposit');
      last('t-1', amount);
      for (let look = 0; look < 3; look += 1) {
        site.pass(5_000);
        await verify();
      }
      expect(events.calls().map(({ body }) => body)).toEqual(
        Array.from({ length: times }, () => ({
          eventType: 'deposit',
          transactionId: 't-1',
          amount,
        })),
      );
    },
  );

  it('TRACK-01 TRACK-06 tells of no deposit without consent to marketing, nor of that one later', async () => {
    const { site, browser, events, last, verify } = await openWallet();
    browser.allow('measurement');
    await browser.visit(depositLoader, '/deposit');
    last('t-1');
    for (const answer of ['measurement', 'marketing'] as const) {
      browser.allow(answer);
      site.pass(5_000);
      await verify();
    }
    expect(events.calls()).toEqual([]);
    expect(await site.tracked()).toEqual([]);
    last('t-2', 20);
    site.pass(5_000);
    await verify();
    expect(await site.tracked()).toMatchObject([
      { name: 'depositConversion', transactionId: 't-2', amount: 20, currency: 'BRL' },
    ]);
  });

  it('WAL-18 a deposit made before anybody looked is not new', async () => {
    const { site, events, last, verify } = await openWallet();
    last('t-0');
    await verify();
    site.pass(5_000);
    await verify();
    expect(events.calls()).toEqual([]);
  });
});
