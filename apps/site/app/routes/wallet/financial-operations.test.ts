import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import {
  pendingWithdrawalOnMain,
  pendingWithdrawalOnPayments,
} from '@vitrine/upstream/contract/wallet/withdrawals';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as atm } from './atm.ts';
import { loader } from './financial-operations.tsx';

const PATH = '/financial-operations';

async function openWallet() {
  const site = openTestSite('arara');
  const { operator } = site;
  operator.at(balance).reply(() => ({
    data: [
      { accountType: 'Real', amount: 120.5 },
      { accountType: 'Bonus', amount: 25 },
    ],
  }));
  operator.at(pendingWithdrawalOnMain).reply(() => ({ data: null }));
  operator.at(pendingWithdrawalOnPayments).reply(() => ({ data: null }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { browser, operator };
}

describe('the financial operations', () => {
  it('WAL-02 split the balance into what can be withdrawn and what can not', async () => {
    const { browser } = await openWallet();
    expect((await browser.visit(loader, PATH)).data).toMatchObject({
      wallet: {
        total: { text: expect.stringContaining('145,50') },
        parts: [
          { label: 'Disponível para saque', text: expect.stringContaining('120,50') },
          { label: 'Saldo de bônus', text: expect.stringContaining('25,00') },
        ],
      },
    });
  });

  it('stand without amounts while the operator does not tell the balance', async () => {
    const { browser, operator } = await openWallet();
    operator.at(balance).reply(() => {
      throw statusError(balance, 503);
    });
    expect((await browser.visit(loader, PATH)).data).toMatchObject({
      wallet: { total: { text: null } },
      windows: expect.arrayContaining([expect.objectContaining({ href: expect.any(String) })]),
    });
  });

  it.each([
    ['axolote', '0', true],
    ['axolote', '1', false],
    ['arara', '1', true],
  ] as const)(
    'SHELL-06 lead to the limits of %s with HIDE_RESPONSIBLE_GAME=%s: %s',
    async (brand, hides, isLed) => {
      const site = openTestSite(brand, { HIDE_RESPONSIBLE_GAME: hides });
      site.operator.at(pendingWithdrawalOnMain).reply(() => ({ data: null }));
      site.operator.at(pendingWithdrawalOnPayments).reply(() => ({ data: null }));
      const browser = openBrowser(site);
      await browser.logIn();
      const { data } = await browser.visit(loader, PATH);
      const { windows } = data as { windows: readonly { href: string }[] };
      const limits = windows.filter(({ href }) => href.endsWith('/responsableGameWindow'));
      expect(limits).toHaveLength(isLed ? 1 : 0);
    },
  );

  it('MIG-01 WAL-01 stand at /atm, which no modal of the migration interrupts', async () => {
    const { browser } = await openWallet();
    await browser.logIn({ ...BETTOR, showUserAcceptMigrationView: true });
    const { location } = await browser.visit(atm, '/atm');
    expect(location).toBe(PATH);
    expect((await browser.visit(loader, location ?? '')).status).toBe(200);
  });

  it('WAL-01 are where /atm leads to', async () => {
    const { browser } = await openWallet();
    expect((await browser.visit(atm, '/atm')).location).toBe(PATH);
    const guest = openBrowser(openTestSite('axolote'));
    expect((await guest.visit(atm, '/atm')).location).toContain('/login');
  });
});
