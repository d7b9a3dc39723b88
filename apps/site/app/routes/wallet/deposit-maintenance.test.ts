import { beginPixDeposit, beginYapeDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import type { MethodChoice } from '../../features/wallet/deposit-methods.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './deposit.tsx';

const FORM = { intentId: '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11', amount: '50,00' };

async function openDeposit(brand: string, flags: Readonly<Record<string, boolean>>) {
  const site = openTestSite(brand);
  site.operator.at(maintenance.payments).reply(() => ({ value: flags }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { site, browser };
}

async function unavailable(brand: string, flags: Readonly<Record<string, boolean>>) {
  const { browser } = await openDeposit(brand, flags);
  const { data } = await browser.visit(loader, '/deposit');
  const { methods } = data as { readonly methods: readonly MethodChoice[] };
  return methods.filter((method) => method.unavailable).map(({ value }) => value);
}

describe('a payment method in maintenance', () => {
  it.each([
    ['vicuna', { yape: true, 'pago-efectivo': true }, ['yape', 'pagoEfectivo']],
    ['vicuna', { card: true, tupay: true }, ['card', 'tupay']],
    ['arara', { pix: true }, ['pix']],
    ['ipe', { pix: true }, ['pix']],
    ['ipe', { 'pix-trio-deposits': true, 'pix-efi-deposits': true }, []],
    [
      'ipe',
      {
        'pix-trio-deposits': true,
        'pix-efi-deposits': true,
        'pix-astropay-deposits': true,
        'pix-pay4fun-deposits': true,
      },
      ['pix'],
    ],
    ['ipe', {}, []],
  ])('FLAG-04 FLAG-11 is shown as unavailable (%s, %j)', async (brand, flags, closed) => {
    expect((await unavailable(brand, flags)).sort()).toEqual([...closed].sort());
  });

  it('FLAG-11 refuses a submit, names the method, and sends nothing', async () => {
    const { site, browser } = await openDeposit('vicuna', { yape: true });
    const form = { ...FORM, amount: '50.00', method: 'yape' };
    const answer = await browser.submit(action, '/deposit', form);
    expect(answer).toMatchObject({ status: 503, data: { errors: { method: expect.any(String) } } });
    expect(site.operator.at(beginYapeDeposit).calls()).toEqual([]);
  });

  it('FLAG-11 that is the only one says that there are no deposits now', async () => {
    const { site, browser } = await openDeposit('arara', { pix: true });
    const answer = await browser.submit(action, '/deposit', { ...FORM, method: 'pix' });
    expect(answer).toMatchObject({
      status: 503,
      data: { formError: expect.stringContaining('depósitos não estão disponíveis') },
    });
    expect(site.operator.at(beginPixDeposit).calls()).toEqual([]);
  });
});
