import { flag } from '@vitrine/upstream/contract/shell/flags';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
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

interface OfferedPage {
  readonly amountHint: string;
  readonly quickAmounts: readonly { readonly label: string }[];
  readonly highest: { readonly above: string };
}

describe('a deposit beside the operator’s limits', () => {
  async function openLimited(limits: Readonly<Record<string, unknown>>) {
    const site = openTestSite('arara');
    const flags = site.operator.at(flag);
    flags.reply(({ params }) => {
      const value = limits[(params as { name: string }).name] ?? true;
      if (value instanceof Error) throw value;
      return { value: value as number };
    });
    site.operator.at(lastDepositDetail).reply(() => ({ data: null }));
    const pix = site.operator.at(beginPixDeposit);
    pix.reply(() => ({
      data: { transactionId: 't-1', brCode: '0', amount: 30, expiresAt: '2026-12-01T20:00:00Z' },
    }));
    const browser = openBrowser(site);
    await browser.logIn();
    const page = async () => (await browser.visit(loader, '/deposit')).data as OfferedPage;
    const deposit = async (amount: string) => {
      const order = { intentId: INTENT, amount, method: 'pix' };
      const { data, location } = await browser.submit(action, '/deposit', order);
      return { location, form: data as FormState };
    };
    return { site, pix, page, deposit };
  }

  it('WAL-16 shows a lower one in the hint, and offers no quick amount above it', async () => {
    const { page, deposit, pix } = await openLimited({ 'max-deposit-limit': 60 });
    const { amountHint, quickAmounts, highest } = await page();
    expect(plain(amountHint)).toBe('De R$ 1,00 a R$ 60,00');
    expect(quickAmounts.map(({ label }) => plain(label))).toEqual([
      ...['R$ 10', 'R$ 20', 'R$ 30', 'R$ 50'],
    ]);
    expect(plain(highest.above)).toBe('O depósito máximo é R$ 60,00.');
    const { form } = await deposit('60,01');
    expect(plain(form.errors['amount'])).toBe('O depósito máximo é R$ 60,00.');
    expect(pix.calls()).toEqual([]);
    expect((await deposit('60,00')).location).toBe('/deposit/t-1');
  });

  it('WAL-16 takes more than the brand’s own maximum where the flag allows it', async () => {
    const { page, deposit } = await openLimited({ 'max-deposit-limit': 70_000 });
    expect(plain((await page()).amountHint)).toBe('De R$ 1,00 a R$ 70.000,00');
    expect((await deposit('60.000,00')).location).toBe('/deposit/t-1');
  });

  it('WAL-16 falls back on the brand’s limits while the flags can not be read', async () => {
    const failed = statusError(flag, 503);
    const { page } = await openLimited({ 'max-deposit-limit': failed });
    expect(plain((await page()).amountHint)).toBe('De R$ 1,00 a R$ 50.000,00');
  });

  it.each([0, -1])('WAL-16 is closed while a deposit may be %d at most', async (limit) => {
    const { page, deposit, pix } = await openLimited({ 'max-deposit-limit': limit });
    expect(await page()).toMatchObject({
      methods: [{ unavailable: expect.any(String) as string }],
    });
    expect((await deposit('0')).form.formError).toContain('não estão disponíveis agora');
    expect(pix.calls()).toEqual([]);
  });

  it('WAL-16 offers and takes only what the wallet has room for', async () => {
    const { page, deposit, pix } = await openLimited({ 'max-wallet-balance': 130 });
    const { amountHint, quickAmounts } = await page();
    expect(plain(amountHint)).toBe('De R$ 1,00 a R$ 30,00');
    expect(quickAmounts).toHaveLength(3);
    const { form } = await deposit('30,01');
    expect(plain(form.errors['amount'])).toContain('agora você pode depositar até R$ 30,00');
    expect(pix.calls()).toEqual([]);
    expect((await deposit('30,00')).location).toBe('/deposit/t-1');
  });

  it('WAL-16 says that the wallet is full, and offers nothing', async () => {
    const { page, deposit, pix } = await openLimited({ 'max-wallet-balance': 100 });
    const { amountHint, quickAmounts } = await page();
    expect(amountHint).toContain('Sua carteira chegou ao saldo máximo');
    expect(quickAmounts).toEqual([]);
    expect((await deposit('10,00')).form.formError).toContain('saldo máximo');
    expect(pix.calls()).toEqual([]);
  });

  it('reads the balance anew before it says that the wallet has no room', async () => {
    const { site, page, deposit } = await openLimited({ 'max-wallet-balance': 130 });
    await page();
    site.operator.at(balance).reply(() => ({ data: [{ accountType: 'Real', amount: 20 }] }));
    expect((await deposit('50,00')).location).toBe('/deposit/t-1');
  });
});
