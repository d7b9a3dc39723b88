import { readPlayLimits } from '@vitrine/upstream/contract/account/responsible-gaming';
import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { lastDepositDetail } from '@vitrine/upstream/contract/wallet/transactions';
import { describe, expect, it } from 'vitest';
import type { DepositLimit } from '../../features/wallet/deposit-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './deposit.tsx';

const INTENT = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11';
const DAILY = {
  type: 'Deposit',
  period: 'Daily',
  value: 100,
  used: 70,
  remaining: 30,
  resetsAt: '2026-11-25T03:00:00.000Z',
} as const;
const WEEKLY = { ...DAILY, period: 'Weekly', value: 500, remaining: 430 } as const;

async function openForm(used = 70) {
  const site = openTestSite('arara');
  const limits = site.operator.at(readPlayLimits);
  limits.reply(() => ({ data: [WEEKLY, { ...DAILY, used, remaining: 100 - used }] }));
  site.operator.at(lastDepositDetail).reply(() => ({ data: null }));
  const pix = site.operator.at(beginPixDeposit);
  pix.reply(() => ({
    data: { transactionId: 't-1', brCode: '0', amount: 30, expiresAt: '2026-12-01T20:00:00Z' },
  }));
  const browser = openBrowser(site);
  await browser.logIn();
  const deposit = (amount: string) =>
    browser.submit(action, '/deposit', { intentId: INTENT, amount, method: 'pix' });
  return { browser, limits, pix, deposit };
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a deposit beside the bettor’s own limits', () => {
  it('tells what the tightest of them leaves', async () => {
    const { browser } = await openForm();
    const { data } = await browser.visit(loader, '/deposit');
    const { ownLimit } = data as { ownLimit: DepositLimit };
    expect(plain(ownLimit.text)).toBe('No seu limite por dia ainda cabem R$ 30,00.');
    expect(ownLimit.left).toBe(3000);
    expect(plain(ownLimit.above)).toContain('até R$ 30,00');
  });

  it('answers an amount above them before the operator is asked', async () => {
    const { deposit, pix } = await openForm();
    const { status, data } = await deposit('30,01');
    expect(status).toBe(400);
    expect(plain((data as FormState).errors['amount'])).toContain('até R$ 30,00');
    expect(pix.calls()).toEqual([]);
  });

  it('says that nothing is left when less than the smallest deposit is', async () => {
    const { deposit, pix } = await openForm(99.5);
    const { data } = await deposit('10,00');
    expect((data as FormState).formError).toContain('Você chegou ao limite de depósito');
    expect(pix.calls()).toEqual([]);
  });

  it('leads a form that was sent before to its charge, which has used the limit up', async () => {
    const { deposit, limits, pix } = await openForm();
    expect((await deposit('30,00')).location).toBe('/deposit/t-1');
    limits.reply(() => ({ data: [{ ...DAILY, used: 100, remaining: 0 }] }));
    expect((await deposit('30,00')).location).toBe('/deposit/t-1');
    expect(pix.calls()).toHaveLength(1);
  });

  it('leaves the decision to the operator while the limits can not be read', async () => {
    const { browser, deposit, limits, pix } = await openForm();
    limits.reply(() => {
      throw statusError(readPlayLimits, 503);
    });
    expect((await browser.visit(loader, '/deposit')).data).toMatchObject({ ownLimit: null });
    expect((await deposit('50,00')).location).toBe('/deposit/t-1');
    expect(pix.calls()).toHaveLength(1);
  });
});
