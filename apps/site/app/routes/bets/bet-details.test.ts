import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { cashOutSports } from '@vitrine/upstream/contract/bets/cash-out';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import { loader } from './bet-details.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const NUMBER = '9007199254740993123';

/** The operator's history: bet `NUMBER` stands alone on one page of the open bets. */
function openDetails({ pages = 1, at = 1 } = {}) {
  const site = openTestSite();
  site.operator.at(cashOutSports).reply(() => ({ data: [] }));
  const bets = site.operator.at(betsByRange);
  bets.reply(({ query }) => {
    const { status, 'PaginationQuery.PageNumber': page } = query as Record<string, unknown>;
    const results = status === 0 && page === at ? [wireBet(NUMBER)] : [];
    return { results, metadata: { pages, totalRows: pages, pageSize: 1 } };
  });
  return { bets, browser: openBrowser(site) };
}

describe('/bet-history/:betNumber', () => {
  it('HIST-02 finds a bet of 19 digits on a later page, with no digit lost', async () => {
    const { browser } = openDetails({ pages: 3, at: 3 });
    await browser.logIn();
    const params = { params: { betNumber: NUMBER } };
    const { status, data } = await browser.visit(loader, `/bet-history/${NUMBER}`, params);
    expect(status).toBe(200);
    expect(data).toMatchObject({ found: { kind: 'found', bet: { betNumber: NUMBER } } });
    const neighbour = '9007199254740993124';
    const other = await browser.visit(loader, `/bet-history/${neighbour}`, {
      params: { betNumber: neighbour },
    });
    expect(other.status).toBe(404);
    expect(other.data).toMatchObject({ found: { kind: 'missing', isWholeHistoryRead: true } });
  });

  it('HIST-02 finds a bet as old as a list of a year shows', async () => {
    const { browser, bets } = openDetails();
    await browser.logIn();
    bets.reply(({ query }) => {
      const { status, initialDate, finalDate } = query as Record<string, string>;
      const days = (Date.parse(finalDate ?? '') - Date.parse(initialDate ?? '')) / 86_400_000;
      const results = Number(status) === 0 && days >= 366 ? [wireBet(NUMBER)] : [];
      return { results, metadata: { pages: 1, totalRows: results.length, pageSize: 1 } };
    });
    const params = { params: { betNumber: NUMBER } };
    const { status, data } = await browser.visit(loader, `/bet-history/${NUMBER}`, params);
    expect(status).toBe(200);
    expect(data).toMatchObject({ found: { kind: 'found' }, days: 366 });
  });

  it('HIST-07 answers won, refund, bonus, free bet, cash-out-blocked and legs by schedule', async () => {
    const { browser } = openDetails();
    await browser.logIn();
    const params = { params: { betNumber: NUMBER } };
    const { data } = await browser.visit(loader, `/bet-history/${NUMBER}`, params);
    expect(data).toMatchObject({
      found: {
        bet: {
          refund: 100,
          wonSoFar: 200,
          multipleBonus: 300,
          isFreeBet: true,
          isCashOutBlocked: true,
          legs: [{ eventId: 'sr:match:1' }, { eventId: 'sr:match:2' }],
        },
      },
    });
  });

  it('reads ten pages of each list at most, and says that the search was not whole', async () => {
    const { browser, bets } = openDetails({ pages: 50, at: 40 });
    await browser.logIn();
    const params = { params: { betNumber: NUMBER } };
    const { status, data } = await browser.visit(loader, `/bet-history/${NUMBER}`, params);
    expect(status).toBe(404);
    expect(data).toMatchObject({ found: { kind: 'missing', isWholeHistoryRead: false } });
    expect(bets.calls()).toHaveLength(20);
  });

  it('says that it can’t be read when the operator fails; the page stands', async () => {
    const { browser, bets } = openDetails();
    await browser.logIn();
    bets.reply(() => {
      throw statusError(betsByRange, 503);
    });
    const params = { params: { betNumber: NUMBER } };
    const { status, data } = await browser.visit(loader, `/bet-history/${NUMBER}`, params);
    expect(status).toBe(200);
    expect(data).toMatchObject({ found: { kind: 'unreadable' } });
  });
});
