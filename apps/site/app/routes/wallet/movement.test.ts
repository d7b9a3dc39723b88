import { bankTransaction } from '@vitrine/upstream/contract/wallet/deposits';
import { transactionsByUser } from '@vitrine/upstream/contract/wallet/transactions';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { MovementViewProps } from '../../features/wallet/movement-view.tsx';
import { loader } from './movement.tsx';

const FOUND = {
  transactionId: '4815162342',
  type: 2 as const,
  paymentMethod: 8,
  amount: 120.5,
  status: 6 as const,
  date: '2026-11-24T12:00:00.000Z',
  changedAt: '2026-11-24T12:05:00.000Z',
  fee: 0,
};

async function openMovement(brand = 'arara') {
  const site = openTestSite(brand);
  const one = site.operator.at(bankTransaction);
  one.reply(() => ({ data: FOUND }));
  const list = site.operator.at(transactionsByUser);
  list.reply(() => ({
    data: { results: [], metadata: { pages: 0, totalRows: 0, pageSize: 100 } },
  }));
  const browser = openBrowser(site);
  await browser.logIn();
  const visit = (search = '') =>
    browser.visit(loader, `/transactions/4815162342${search}`, {
      params: { transactionId: '4815162342' },
    });
  return { one, list, visit };
}

const unknown = () => {
  throw statusError(bankTransaction, 404, { error: 'TRANSACTION_WAS_NOT_FOUND' });
};

describe('/transactions/:transactionId', () => {
  it('WAL-11 tells of one movement: amount, times, fee, and where to ask about it', async () => {
    const { visit } = await openMovement();
    const { movement, support } = (await visit()).data as MovementViewProps;
    expect(movement).toMatchObject({
      type: 'withdrawal',
      amount: 12_050,
      state: 'successful',
      method: 'pix',
      fee: 0,
      at: Date.parse(FOUND.date),
      changedAt: Date.parse(FOUND.changedAt),
    });
    expect(support?.href).toMatch(/^mailto:.*subject=.*4815162342$/);
  });

  it('finds what a promotion paid in the list of its day', async () => {
    const { list, one, visit } = await openMovement();
    one.reply(unknown);
    list.reply(() => ({
      data: {
        results: [{ ...FOUND, type: 1, paymentMethod: 11 }],
        metadata: { pages: 1, totalRows: 1, pageSize: 100 },
      },
    }));
    const { data } = await visit('?dia=2026-11-24');
    expect((data as MovementViewProps).movement).toMatchObject({ method: 'cashback' });
    expect(list.calls()).toMatchObject([
      { query: { initialDate: '2026-11-24', finalDate: '2026-11-24' } },
    ]);
  });

  it('answers 404 for a movement of nobody, and of no day', async () => {
    const { list, one, visit } = await openMovement();
    one.reply(unknown);
    expect((await visit('?dia=2026-11-24')).status).toBe(404);
    expect((await visit('?dia=yesterday')).status).toBe(404);
    expect(list.calls()).toHaveLength(1);
  });

  it('says that it can’t be read while the operator is silent', async () => {
    const { one, visit } = await openMovement();
    one.reply(() => {
      throw statusError(bankTransaction, 503);
    });
    const { status, data } = await visit();
    expect([status, data]).toMatchObject([
      200,
      { movement: null, path: '/transactions/4815162342' },
    ]);
  });
});
