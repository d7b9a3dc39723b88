import { readLimitHistory } from '@vitrine/upstream/contract/account/responsible-gaming';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { loader } from './limit-history.tsx';

const PATH = '/responsable-game/history';
const HOUR_MS = 3_600_000;

async function openPage(brand = 'arara') {
  const site = openTestSite(brand);
  const history = site.operator.at(readLimitHistory);
  const browser = openBrowser(site);
  await browser.logIn();
  return { site, browser, history };
}

describe('the history of limits', () => {
  it('tells each change with its day, both values and since when it holds', async () => {
    const { site, browser, history } = await openPage();
    const at = (hours: number) => new Date(site.now() + hours * HOUR_MS).toISOString();
    history.reply(() => ({
      data: [
        {
          type: 'Stake',
          period: 'Weekly',
          previous: 50,
          value: null,
          askedAt: at(-1),
          effectiveAt: at(23),
        },
        {
          type: 'Time',
          period: 'Daily',
          previous: null,
          value: 90,
          askedAt: at(-48),
          effectiveAt: at(-48),
        },
      ],
    }));
    const { data } = await browser.visit(loader, PATH);
    expect(data).toMatchObject({
      changes: [
        {
          limit: 'Apostas, por semana',
          previous: expect.stringContaining('50,00'),
          value: 'Sem limite',
          holds: expect.stringMatching(/^A partir de \d\d\/\d\d\/\d{4}/),
        },
        {
          limit: 'Tempo, por dia',
          previous: 'Sem limite',
          value: '90 minutos',
          holds: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/),
        },
      ],
    });
  });

  it('is said to be unread while the operator does not tell it', async () => {
    const { browser, history } = await openPage('axolote');
    history.reply(() => {
      throw statusError(readLimitHistory, 503);
    });
    expect((await browser.visit(loader, PATH)).data).toMatchObject({ changes: null });
  });

  it('is for bettors who are logged in', async () => {
    const guest = openBrowser(openTestSite('arara'));
    const { location } = await guest.visit(loader, PATH);
    expect(location).toContain('/login?returnTo=%2Fresponsable-game%2Fhistory');
  });
});
