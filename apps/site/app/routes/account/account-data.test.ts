import {
  readLimitHistory,
  readPlayLimits,
} from '@vitrine/upstream/contract/account/responsible-gaming';
import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { transactionsByUser } from '@vitrine/upstream/contract/wallet/transactions';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as page } from './account-data.tsx';
import { loader } from './account-data-export.ts';

const PATH = '/account/data/export';

async function openAccount() {
  const site = openTestSite('arara');
  site.operator.at(readLimitHistory).reply(() => ({ data: [] }));
  const transactions = site.operator.at(transactionsByUser);
  const bets = site.operator.at(betsByRange);
  transactions.reply(({ query }) => ({
    data: {
      results: [transaction(`t-${(query as { pageNumber: number }).pageNumber}`)],
      metadata: { pages: 2, totalRows: 2, pageSize: 50 },
    },
  }));
  bets.reply(() => ({ results: [], metadata: { pages: 1, totalRows: 0, pageSize: 50 } }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { site, browser, transactions, bets };
}

function transaction(transactionId: string) {
  return {
    transactionId,
    type: 1 as const,
    date: '2026-03-14T19:00:00.000Z',
    amount: 50,
    status: 6 as const,
    paymentMethod: 8,
  };
}

describe('a copy of one’s data', () => {
  it('holds the account, limits, all pages of movements and bets, and is kept by nobody', async () => {
    const { browser, site } = await openAccount();
    const { status, body } = await browser.visit(loader, PATH);
    expect(status).toBe(200);
    const file: unknown = JSON.parse(await new Response(body).text());
    expect(file).toMatchObject({
      brand: site.brand.name,
      currency: 'BRL',
      account: { id: 'u-1', username: 'ana@example.com', email: expect.any(String) },
      limits: [],
      limitChanges: [],
      transactions: [
        { transactionId: 't-1', type: 'deposit', amount: 5000 },
        { transactionId: 't-2' },
      ],
      openBets: [],
      closedBets: [],
    });
    expect(JSON.stringify(file)).not.toContain('token-1');
  });

  it('leads back to its page with the reason when the operator does not tell everything', async () => {
    const { browser, site } = await openAccount();
    site.operator.at(readPlayLimits).reply(() => {
      throw statusError(readPlayLimits, 503);
    });
    const { location } = await browser.visit(loader, PATH);
    expect(location).toBe('/account/data?falhou=unread');
    expect((await browser.visit(page, location ?? '')).data).toMatchObject({
      failure: expect.stringContaining('Tente de novo'),
    });
  });

  it('breaks off rather than look whole when a later page can not be read', async () => {
    const { browser, bets } = await openAccount();
    bets.reply(() => {
      throw statusError(betsByRange, 503);
    });
    const { body } = await browser.visit(loader, PATH);
    await expect(new Response(body).text()).rejects.toThrow();
  });

  it('is made three times a minute for one account, and no more', async () => {
    const { browser } = await openAccount();
    for (let made = 0; made < 3; made += 1) {
      const { body } = await browser.visit(loader, PATH);
      await body?.cancel();
    }
    const { location } = await browser.visit(loader, PATH);
    expect(location).toBe('/account/data?falhou=tooMany');
  });

  it('is for bettors who are logged in', async () => {
    const guest = openBrowser(openTestSite('axolote'));
    expect((await guest.visit(loader, PATH)).location).toContain('/login');
  });
});
