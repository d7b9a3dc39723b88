import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { cashOutSports } from '@vitrine/upstream/contract/bets/cash-out';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { describe, expect, it, vi } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import { loader } from './bet-history.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

function openHistory() {
  const site = openTestSite();
  site.operator.at(cashOutSports).reply(() => ({ data: [] }));
  const bets = site.operator.at(betsByRange);
  bets.reply(() => ({ results: [], metadata: { pages: 3, totalRows: 25, pageSize: 10 } }));
  const browser = openBrowser(site);
  const asked = () => bets.calls().at(-1)?.query as Record<string, unknown> | undefined;
  return { site, bets, browser, asked };
}

describe('/bet-history', () => {
  it('HIST-01 shows open bets, or closed ones: all, won (2), lost (1) or canceled (3)', async () => {
    const { browser, asked } = openHistory();
    await browser.logIn();
    const statusAsked = async (search: string) => {
      await browser.visit(loader, `/bet-history${search}`);
      return asked()?.['status'];
    };
    expect(await statusAsked('')).toBe(0);
    expect(await statusAsked('?estado=encerradas')).toBeUndefined();
    expect(await statusAsked('?estado=encerradas&filtro=won')).toBe(2);
    expect(await statusAsked('?estado=encerradas&filtro=lost')).toBe(1);
    expect(await statusAsked('?estado=encerradas&filtro=canceled')).toBe(3);
    expect(await statusAsked('?estado=encerradas&filtro=nonsense')).toBeUndefined();
  });

  it('HIST-01 is for bettors: a guest logs in and comes back', async () => {
    const { browser, bets } = openHistory();
    const { location } = await browser.visit(loader, '/bet-history?estado=encerradas');
    const query = new URLSearchParams(location?.split('?')[1]);
    expect(location).toMatch(/^\/login\?/);
    expect(query.get('returnTo')).toBe('/bet-history?estado=encerradas');
    expect(bets.calls()).toEqual([]);
  });

  it('leads a bettor whose session ended to the log-in, and nobody whose page waits for the same sports', async () => {
    const { site, browser, bets } = openHistory();
    const other = openBrowser(site);
    await browser.logIn();
    await other.logIn({ ...BETTOR, userId: 'u-2', token: 'token-2' });
    const sports = site.operator.at(cashOutSports);
    const answer = sports.hold();
    for (const one of [bets, sports]) {
      one.reply(({ token }) => {
        if (token === BETTOR.token) throw new SessionEnded('refreshRefused', 'over');
        return { data: [], results: [], metadata: { pages: 0, totalRows: 0, pageSize: 10 } };
      });
    }
    const ended = browser.visit(loader, '/bet-history');
    await vi.waitUntil(() => sports.calls().length === 1);
    const page = other.visit(loader, '/bet-history');
    await vi.waitUntil(() => bets.calls().length === 2);
    answer();
    expect((await ended).location).toBe('/login?returnTo=%2Fbet-history&reason=ended');
    expect(await page).toMatchObject({ location: null, data: { history: { bets: [] } } });
  });

  it('asks for the page of the address, and for the first when it names none', async () => {
    const { browser, asked } = openHistory();
    await browser.logIn();
    const { data } = await browser.visit(loader, '/bet-history?pagina=2');
    expect(asked()?.['PaginationQuery.PageNumber']).toBe(2);
    expect(data).toMatchObject({ history: { page: 2, pages: 3 } });
    await browser.visit(loader, '/bet-history?pagina=-1');
    expect(asked()?.['PaginationQuery.PageNumber']).toBe(1);
  });

  it('HIST-04 HIST-08 shows the last page for one that is there no longer: its bets have closed since', async () => {
    const { browser, bets, asked } = openHistory();
    await browser.logIn();
    bets.reply(({ query }) => {
      const page = Number((query as Record<string, unknown>)['PaginationQuery.PageNumber']);
      const results = page === 1 ? [wireBet('9007199254740993')] : [];
      return { results, metadata: { pages: 1, totalRows: 1, pageSize: 10 } };
    });
    const { data } = await browser.visit(loader, '/bet-history?pagina=2');
    expect(data).toMatchObject({
      history: { page: 1, pages: 1, bets: [{ betNumber: '9007199254740993' }] },
    });
    bets.reply(() => ({ results: [], metadata: { pages: 0, totalRows: 0, pageSize: 10 } }));
    const none = await browser.visit(loader, '/bet-history?pagina=2');
    expect(none.data).toMatchObject({ history: { page: 1, bets: [] } });
    expect(asked()?.['PaginationQuery.PageNumber']).toBe(1);
  });

  it('asks for the days of the address, both of them part of it', async () => {
    const { browser, asked, site } = openHistory();
    await browser.logIn();
    const days = () => [asked()?.['initialDate'], asked()?.['finalDate']];
    const dayOf = (at: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: site.brand.timeZone }).format(at);
    const today = dayOf(site.now());
    await browser.visit(loader, '/bet-history');
    expect(days()).toEqual([dayOf(site.now() - 90 * 86_400_000), today]);
    await browser.visit(loader, '/bet-history?dias=7');
    expect(days()).toEqual([dayOf(site.now() - 7 * 86_400_000), today]);
    await browser.visit(loader, '/bet-history?de=2020-01-05&ate=2020-01-31');
    expect(days()).toEqual(['2020-01-05', '2020-01-31']);
    const { data } = await browser.visit(loader, '/bet-history?de=2020-02-05&ate=2020-01-31');
    expect(data).toMatchObject({ range: { problem: { kind: 'order' } } });
  });

  it('says that it can’t be read when the operator fails; the page stands', async () => {
    const { browser, bets } = openHistory();
    await browser.logIn();
    bets.reply(() => {
      throw statusError(betsByRange, 503);
    });
    const { status, data } = await browser.visit(loader, '/bet-history');
    expect(status).toBe(200);
    expect(data).toMatchObject({ history: null });
  });

  it('HIST-02 HIST-03 shows a bet of an unknown number beside the others, and logs the number', async () => {
    const { site, browser, bets } = openHistory();
    await browser.logIn();
    const known = wireBet('9007199254740993');
    const matches = known.matches.map((leg) => ({ ...leg, legStateType: 'Half' }));
    const strange = { ...wireBet('9007199254740994'), betStatus: 5, betType: 7, matches };
    const metadata = { pages: 1, totalRows: 2, pageSize: 10 };
    bets.reply(() => ({ results: [strange, known], metadata }));
    const { log } = site.context();
    const warn = vi.fn();
    const context = { log: Object.assign(Object.create(log) as typeof log, { warn }) };
    const { data } = await browser.visit(loader, '/bet-history', { context });
    expect(data).toMatchObject({
      history: {
        total: 2,
        bets: [
          { betNumber: '9007199254740994', status: 'unknown', type: 'unknown', stake: 1000 },
          { betNumber: '9007199254740993', status: 'open', type: 'multiple' },
        ],
      },
      cashOuts: [],
    });
    const said = ['betStatus 5', 'betType 7', 'legStateType Half'];
    const unnamed = [{ betNumber: '9007199254740994', said }];
    expect(warn).toHaveBeenCalledWith({ unnamed }, expect.any(String));
  });
});
