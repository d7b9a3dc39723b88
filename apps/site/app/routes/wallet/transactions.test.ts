import { transactionsByUser } from '@vitrine/upstream/contract/wallet/transactions';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { loader } from './transactions.tsx';
import { loader as exported } from './transactions-export.ts';
import { loader as statement } from './transactions-statement.ts';

const ROW = {
  transactionId: '9007199254740993123',
  type: 1 as const,
  date: '2026-01-01T12:00:00Z',
  amount: 50,
  status: 6 as const,
  paymentMethod: 8,
};

/** So many pages of so many transactions each. */
const pagesOf =
  (pages: number, pageSize: number) =>
  ({ query }: { readonly query: unknown }) => {
    const { pageNumber } = query as { readonly pageNumber: number };
    const first = BigInt(ROW.transactionId) + BigInt((pageNumber - 1) * pageSize);
    const results = Array.from({ length: pageSize }, (_, at) => ({
      ...ROW,
      transactionId: String(first + BigInt(at)),
    }));
    return { data: { results, metadata: { pages, totalRows: pages * pageSize, pageSize } } };
  };

/** Three pages of one transaction each. */
async function openList() {
  const site = openTestSite();
  const list = site.operator.at(transactionsByUser);
  list.reply(pagesOf(3, 1));
  const browser = openBrowser(site);
  await browser.logIn();
  const asked = () => list.calls().at(-1)?.query as Record<string, unknown> | undefined;
  return { list, browser, asked };
}

describe('/transactions', () => {
  it('WAL-11 asks for all (-1), deposits (1) or withdrawals (2), of the page and days given', async () => {
    const { browser, asked } = await openList();
    await browser.visit(loader, '/transactions');
    expect(asked()).toMatchObject({ transactionTypeWallet: -1, pageNumber: 1, pageSize: 20 });
    await browser.visit(loader, '/transactions?tipo=deposits&pagina=2');
    expect(asked()).toMatchObject({ transactionTypeWallet: 1, pageNumber: 2 });
    await browser.visit(loader, '/transactions?tipo=withdrawals&de=2020-01-05&ate=2020-01-31');
    expect(asked()).toMatchObject({
      transactionTypeWallet: 2,
      initialDate: '2020-01-05',
      finalDate: '2020-01-31',
    });
    await browser.visit(loader, '/transactions?tipo=nonsense');
    expect(asked()).toMatchObject({ transactionTypeWallet: -1 });
  });

  it('says that it can’t be read when the operator fails; the page stands', async () => {
    const { browser, list } = await openList();
    list.reply(() => {
      throw statusError(transactionsByUser, 503);
    });
    const { status, data } = await browser.visit(loader, '/transactions');
    expect(status).toBe(200);
    expect(data).toMatchObject({ list: null });
  });
});

describe('/transactions/export', () => {
  it('WAL-11 writes the transactions of all pages', async () => {
    const { browser, list } = await openList();
    const { body } = await browser.visit(exported, '/transactions/export');
    const lines = (await new Response(body).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^#9007199254740993123;.*;Depósito;Pix;Bem-sucedido;"50,00"$/);
    expect(list.calls()).toHaveLength(3);
  });

  it('WAL-11 writes a transaction once that a new one moves to the next page', async () => {
    const { browser, list } = await openList();
    const rows = ['2', '1'].map((transactionId) => ({ ...ROW, transactionId }));
    list.reply(({ query }) => {
      const { pageNumber } = query as { readonly pageNumber: number };
      const results = rows.slice(pageNumber - 1, pageNumber);
      const { length } = rows;
      if (pageNumber === 1) rows.unshift({ ...ROW, transactionId: '3' });
      return { data: { results, metadata: { pages: length, totalRows: length, pageSize: 1 } } };
    });
    const { body } = await browser.visit(exported, '/transactions/export');
    const lines = (await new Response(body).text()).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['#2', '#1']);
  });

  it('answers 503 when the operator fails', async () => {
    const { browser, list } = await openList();
    list.reply(() => {
      throw statusError(transactionsByUser, 503);
    });
    expect(await browser.visit(exported, '/transactions/export')).toMatchObject({ status: 503 });
  });
});

describe('/transactions/statement', () => {
  it('WAL-11 is a PDF file of the transactions of all pages', async () => {
    const { browser, list } = await openList();
    list.reply(pagesOf(2, 60));
    const { status, body } = await browser.visit(statement, '/transactions/statement');
    expect(status).toBe(200);
    const file = await new Response(body).text();
    expect(file).toMatch(/^%PDF-1\.\d/);
    // A hundred and twenty lines fill three pages.
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(list.calls()).toHaveLength(2);
  });

  it('is not made while the transactions can’t be read', async () => {
    const { browser, list } = await openList();
    list.reply(() => {
      throw statusError(transactionsByUser, 503);
    });
    expect((await browser.visit(statement, '/transactions/statement')).status).toBe(503);
  });
});
