import {
  readExclusion,
  readPlayLimits,
  setPlayLimit,
  setSessionAlert,
} from '@vitrine/upstream/contract/account/responsible-gaming';
import { describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { shellData } from '../../../services/shell/shell.server.ts';
import { loader as walletScreen } from '../../wallet/responsible-game-window.ts';
import { action, loader } from './responsible-game.tsx';

const PATH = '/responsable-game';
const DAILY = {
  type: 'Stake',
  period: 'Daily',
  value: 50,
  used: 20,
  remaining: 30,
  resetsAt: '2026-11-24T03:00:00.000Z',
} as const;
const WEEKLY = { ...DAILY, period: 'Weekly', value: null, remaining: null } as const;
const ALERT = {
  startedAt: '2026-11-24T03:00:00.000Z',
  minutes: 0,
  staked: 0,
  won: 0,
  everyMinutes: 15,
  nextAlertAt: null,
};
const FORM = { kind: 'stake', 'stake-daily': '40,00', 'stake-weekly': '', 'stake-monthly': '' };

async function openPage(settings: { HIDE_RESPONSIBLE_GAME?: string } = {}) {
  const site = openTestSite('arara', settings);
  const read = site.operator.at(readPlayLimits);
  const set = site.operator.at(setPlayLimit);
  read.reply(() => ({ data: [DAILY, WEEKLY] }));
  set.reply(() => ({ data: DAILY }));
  site.operator.at(readExclusion).reply(() => ({ data: { exclusion: null, pausedUntil: null } }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { browser, read, set, site };
}

describe('the page of responsible play', () => {
  it('WAL-01 shows the limits that hold and what is used of them', async () => {
    const { browser } = await openPage();
    const { data } = await browser.visit(loader, PATH);
    expect(data).toMatchObject({
      limits: [
        { kind: 'deposit' },
        { kind: 'loss' },
        {
          kind: 'stake',
          periods: [
            { name: 'stake-daily', value: '50,00', used: { value: 2000, max: 5000 } },
            { value: '', used: null },
            { value: '' },
          ],
        },
        { kind: 'time' },
      ],
    });
  });

  it('sends only the limit that was changed', async () => {
    const { browser, set } = await openPage();
    expect(await browser.submit(action, PATH, FORM)).toMatchObject({
      status: 302,
      location: '/responsable-game?saved=stake',
    });
    expect(set.calls().map(({ body }) => body)).toEqual([
      { type: 'Stake', period: 'Daily', value: 40 },
    ]);
  });

  it('leaves alone a limit that another tab has lowered since', async () => {
    const { browser, set } = await openPage();
    const form = {
      ...FORM,
      'stake-daily': '100,00',
      'shown-stake-daily': '100,00',
      'stake-weekly': '300,00',
      'shown-stake-weekly': '',
    };
    await browser.submit(action, PATH, form);
    expect(set.calls().map(({ body }) => body)).toEqual([
      { type: 'Stake', period: 'Weekly', value: 300 },
    ]);
  });

  it('refuses what is no amount, and a week below its day, without a call', async () => {
    const { browser, set } = await openPage();
    const form = { ...FORM, 'stake-daily': 'abc', 'stake-weekly': '5', 'stake-monthly': '1' };
    const { status, data } = await browser.submit(action, PATH, form);
    expect(status).toBe(422);
    expect(data).toMatchObject({
      values: { 'stake-daily': 'abc' },
      errors: { 'stake-daily': expect.any(String), 'stake-monthly': expect.any(String) },
    });
    expect(set.calls()).toEqual([]);
  });

  it('says so when the operator does not confirm a limit or tell the limits', async () => {
    const { browser, read, set } = await openPage();
    set.reply(() => {
      throw statusError(setPlayLimit, 503);
    });
    expect(await browser.submit(action, PATH, FORM)).toMatchObject({ status: 502 });
    read.reply(() => {
      throw statusError(readPlayLimits, 503);
    });
    expect((await browser.visit(loader, PATH)).data).toMatchObject({ limits: null });
  });

  it('tells how long the session has lasted, beside the minutes of the day that are left', async () => {
    const { browser, read, site } = await openPage();
    const time = { ...DAILY, type: 'Time', value: 120, used: 80, remaining: 40 } as const;
    read.reply(() => ({ data: [time] }));
    site.pass(25 * 60_000);
    const { data } = await browser.visit(loader, PATH);
    expect(data).toMatchObject({
      session: {
        sinceText: expect.stringMatching(/25\smin/),
        limit: { usedMinutes: 80, limitMinutes: 120, note: expect.stringMatching(/40\smin/) },
      },
    });
  });

  it('keeps the interval of the reality check for this session and the next', async () => {
    const { browser, site } = await openPage();
    const set = site.operator.at(setSessionAlert);
    set.reply(() => ({ data: ALERT }));
    const { data } = await browser.visit(loader, PATH);
    expect(data).toMatchObject({ interval: { chosen: 30, choices: [15, 30] } });
    expect(await browser.submit(action, PATH, { interval: '15' })).toMatchObject({
      location: `${PATH}?saved=interval`,
    });
    expect(set.calls().map(({ body }) => body)).toEqual([{ everyMinutes: 15 }]);
    const every = async () => (await browser.visitor()).visitor.session?.checkEveryMinutes;
    expect(await every()).toBe(15);
    await browser.logIn();
    expect(await every()).toBe(15);
  });

  it('refuses an interval longer than the country allows, and says when one was not confirmed', async () => {
    const { browser, site } = await openPage();
    const set = site.operator.at(setSessionAlert);
    expect(await browser.submit(action, PATH, { interval: '60' })).toMatchObject({ status: 422 });
    set.reply(() => {
      throw statusError(setSessionAlert, 503);
    });
    expect(await browser.submit(action, PATH, { interval: '15' })).toMatchObject({ status: 502 });
    expect((await browser.visitor()).visitor.session?.checkEveryMinutes).toBeNull();
  });

  it('shows a guest the way to log in', async () => {
    const { data } = await openBrowser(openTestSite('arara')).visit(loader, PATH);
    expect(data).toMatchObject({ limits: 'guest' });
  });

  async function linkOf(browser: TestBrowser): Promise<string | null> {
    const { visitor, context } = await browser.visitor();
    return (await shellData(new Request('http://site/'), visitor, context)).playLimits;
  }

  const hidden = { HIDE_RESPONSIBLE_GAME: '1' };

  it('SHELL-06 is there unless the process hides it, and its links go with it', async () => {
    const shown = openBrowser(openTestSite('galapago'));
    expect((await shown.visit(loader, PATH)).status).toBe(200);
    expect(await linkOf(shown)).toBe(PATH);
    const without = openBrowser(openTestSite('galapago', hidden));
    expect((await without.visit(loader, PATH)).status).toBe(404);
    expect((await without.submit(action, PATH, FORM)).status).toBe(404);
    expect(await linkOf(without)).toBeNull();
  });

  it('SHELL-06 is a screen of the wallet on the brands of Brazil, which no process hides', async () => {
    const { browser } = await openPage(hidden);
    expect((await browser.visit(loader, PATH)).status).toBe(200);
    expect(await linkOf(browser)).toBe(PATH);
    const screen = await browser.visit(walletScreen, '/financial-operations/responsableGameWindow');
    expect(screen.location).toBe(PATH);
  });
});
