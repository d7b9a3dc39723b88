import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import { loader } from './bet-history-export.ts';

/** Three pages of one bet each. */
function openExport(brand?: string) {
  const site = openTestSite(brand);
  const bets = site.operator.at(betsByRange);
  bets.reply(({ query }) => {
    const page = Number((query as Record<string, unknown>)['PaginationQuery.PageNumber']);
    return {
      results: [wireBet(`900719925474099312${page}`)],
      metadata: { pages: 3, totalRows: 3, pageSize: 1 },
    };
  });
  return { bets, browser: openBrowser(site) };
}

describe('/bet-history/export', () => {
  it('HIST-02 HIST-08 writes the bets of all pages, and no number loses a digit', async () => {
    const { browser, bets } = openExport();
    await browser.logIn();
    const { body } = await browser.visit(loader, '/bet-history/export?estado=encerradas');
    const file = await new Response(body).text();
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/Número;Data;Tipo/);
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([
      '#9007199254740993121',
      '#9007199254740993122',
      '#9007199254740993123',
    ]);
    expect(lines[1]).toContain('"10,00"');
    expect(bets.calls()).toHaveLength(3);
  });

  it.each([
    ['arara', ';"4,00";"10,00";'],
    ['axolote', ',4.00,10.00,'],
  ])(
    'writes odds with the decimals of the country, as it writes amounts: %s',
    async (brand, cells) => {
      const { browser } = openExport(brand);
      await browser.logIn();
      const { body } = await browser.visit(loader, '/bet-history/export');
      expect(await new Response(body).text()).toContain(cells);
    },
  );

  it('writes the price of one selection in full, as its card has it', async () => {
    const { browser, bets } = openExport();
    await browser.logIn();
    const bet = wireBet('7');
    const single = { ...bet, betType: 1, oddsDecimal: 1.855, matches: bet.matches.slice(0, 1) };
    const metadata = { pages: 1, totalRows: 1, pageSize: 1 };
    bets.reply(() => ({ results: [single], metadata }));
    const { body } = await browser.visit(loader, '/bet-history/export');
    expect(await new Response(body).text()).toContain(';"1,855";');
  });

  it('answers 503 when the operator fails', async () => {
    const { browser, bets } = openExport();
    await browser.logIn();
    bets.reply(() => {
      throw statusError(betsByRange, 503);
    });
    expect(await browser.visit(loader, '/bet-history/export')).toMatchObject({ status: 503 });
  });

  it('breaks the download off when a later page can’t be read', async () => {
    const { browser, bets } = openExport();
    await browser.logIn();
    const { body } = await browser.visit(loader, '/bet-history/export');
    bets.reply(() => {
      throw statusError(betsByRange, 503);
    });
    await expect(new Response(body).text()).rejects.toThrow();
  });
});
