import { minorUnits } from '@vitrine/betting/base/money';
import { bankTransaction } from '@vitrine/upstream/contract/wallet/deposits';
import {
  lastDepositDetail,
  PAYMENT_METHOD_NUMBER,
  transactionsByUser,
} from '@vitrine/upstream/contract/wallet/transactions';
import { describe, expect, it } from 'vitest';
import { rememberCharge } from '../../services/wallet/charge.server.ts';
import type { OpenCharge } from '../../shapes/wallet/open-charge.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader } from './deposit.tsx';

const MINUTE = 60_000;

async function openWallet() {
  const site = openTestSite('arara');
  site.operator.at(lastDepositDetail).reply(() => ({ data: null }));
  const browser = openBrowser(site);
  await browser.logIn();
  const row = (transactionId: string, more: object = {}) => ({
    transactionId,
    type: 1 as const,
    date: new Date(site.now()).toISOString(),
    amount: 50,
    status: 2 as const,
    paymentMethod: PAYMENT_METHOD_NUMBER.pix,
    ...more,
  });
  const listed = site.operator.at(transactionsByUser);
  const list = (...results: ReturnType<typeof row>[]) =>
    listed.reply(() => ({
      data: { results, metadata: { pages: 1, totalRows: results.length, pageSize: 20 } },
    }));
  /** Begun on this site, with so long to pay it. */
  const begun = (transactionId: string, lastsMs: number) => {
    const charge = {
      transactionId,
      amount: minorUnits(50_00),
      expiresAt: site.now() + lastsMs,
      paymentUrl: null,
      instrument: { kind: 'pix', brCode: '000201' },
    } as const;
    const record = { intentId: 'intent', method: 'pix', charge } as const;
    return rememberCharge(record, BETTOR.userId, site.context());
  };
  const open = async () => {
    const { data } = await browser.visit(loader, '/deposit');
    return (data as { openCharges: readonly OpenCharge[] }).openCharges;
  };
  return { site, listed, row, list, begun, open };
}

describe('the deposits that still wait for their payment', () => {
  it('are shown with method, amount, time left and the way to pay them', async () => {
    const { site, listed, row, list, begun, open } = await openWallet();
    await begun('t-1', 30 * MINUTE);
    list(row('t-1'));
    site.pass(MINUTE);
    expect(await open()).toEqual([
      {
        href: '/deposit/t-1',
        method: 'pix',
        amount: 'R$\u00a050,00',
        expiry: 'Válido até 16:30',
        millisecondsLeft: 29 * MINUTE,
      },
    ]);
    expect(listed.calls()).toMatchObject([{ query: { transactionTypeWallet: 1, pageNumber: 1 } }]);
  });

  it('are none of those that are paid, refused, in approval, over, or withdrawals', async () => {
    const { row, list, begun, open } = await openWallet();
    await begun('t-9', 0);
    list(
      row('t-2', { status: 6 }),
      row('t-3', { status: -3 }),
      row('t-4', { status: 1 }),
      row('t-5', { type: 2 }),
      row('t-9'),
    );
    expect(await open()).toEqual([]);
  });

  it.each(['bonus', 'refund', 'prize', 'secondBonus', 'cashback'] as const)(
    'WAL-13 are no %s that is on its way: nobody pays it, and it has no page of a deposit',
    async (method) => {
      const { site, row, list, open } = await openWallet();
      site.operator.at(bankTransaction).reply(() => {
        throw statusError(bankTransaction, 404, 'TRANSACTION_WAS_NOT_FOUND');
      });
      list(row('g-1', { paymentMethod: PAYMENT_METHOD_NUMBER[method] }));
      expect(await open()).toEqual([]);
    },
  );

  it('begun elsewhere are asked for; one with days left is not counted down', async () => {
    const { site, row, list, open } = await openWallet();
    site.operator.at(bankTransaction).reply(() => ({
      data: {
        ...row('t-1'),
        expiresAt: new Date(site.now() + 48 * 60 * MINUTE).toISOString(),
        paymentUrl: 'https://provider.example/t-1',
      },
    }));
    list(row('t-1', { paymentMethod: PAYMENT_METHOD_NUMBER.card, status: 0 }));
    expect(await open()).toMatchObject([
      { method: 'card', expiry: 'Válido até 16/03, 16:00', millisecondsLeft: null },
    ]);
  });

  it('are the latest three', async () => {
    const { site, row, list, begun, open } = await openWallet();
    const rows = [];
    for (const id of ['t-1', 't-2', 't-3', 't-4']) {
      site.pass(1);
      await begun(id, 30 * MINUTE);
      rows.push(row(id));
    }
    list(...rows);
    const shown = (await open()).map(({ href }) => href);
    expect(shown).toEqual(['/deposit/t-4', '/deposit/t-3', '/deposit/t-2']);
  });

  it('leave the form as it is while the operator does not tell them', async () => {
    const { listed, open } = await openWallet();
    listed.reply(() => {
      throw statusError(transactionsByUser, 503);
    });
    expect(await open()).toEqual([]);
  });
});
