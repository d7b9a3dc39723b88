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
import { action, loader, shouldRevalidate } from './responsible-game.tsx';

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

  it('WAL-01 sends a limit of which the operator has no row', async () => {
    const { browser, set } = await openPage();
    const form = { ...FORM, 'stake-daily': '50,00', 'stake-monthly': '900,00' };
    const shown = { 'shown-stake-monthly': '', 'waiting-stake-monthly': '' };
    expect(await browser.submit(action, PATH, { ...form, ...shown })).toMatchObject({
      location: `${PATH}?saved=stake`,
    });
    expect(set.calls().map(({ body }) => body)).toEqual([
      { type: 'Stake', period: 'Monthly', value: 900 },
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

  describe('from two tabs', () => {
    /** The limit per day as a tab shows it, and what is typed over it. */
    const tab = (value: string, shown: string, waiting = '') => ({
      ...FORM,
      'stake-daily': value,
      'shown-stake-daily': shown,
      'waiting-stake-daily': waiting,
    });
    const RAISE = { value: 100, effectiveAt: '2026-11-25T15:00:00.000Z' };

    it('WAL-01 applies nothing to a limit that changed meanwhile, shows both values and asks once more', async () => {
      const { browser, read, set } = await openPage();
      read.reply(() => ({ data: [{ ...DAILY, value: 30 }, WEEKLY] }));
      const answer = await browser.submit(action, PATH, tab('100,00', '50,00'));
      expect(answer).toMatchObject({
        status: 409,
        data: {
          values: { 'stake-daily': '100,00', 'shown-stake-daily': '30,00' },
          errors: { 'stake-daily': expect.stringMatching(/R\$\s30,00.*R\$\s100,00/) },
        },
      });
      expect(set.calls()).toEqual([]);
      const { values } = answer.data as { values: Record<string, string> };
      expect(await browser.submit(action, PATH, { kind: 'stake', ...values })).toMatchObject({
        location: `${PATH}?saved=stake`,
      });
      expect(set.calls().map(({ body }) => body)).toEqual([
        { type: 'Stake', period: 'Daily', value: 100 },
      ]);
    });

    it('WAL-01 asks before a lower limit takes back a raise of the other tab that waits', async () => {
      const { browser, read, set } = await openPage();
      read.reply(() => ({ data: [{ ...DAILY, pending: RAISE }, WEEKLY] }));
      const answer = await browser.submit(action, PATH, tab('20,00', '50,00'));
      expect(answer).toMatchObject({
        status: 409,
        data: {
          values: { 'stake-daily': '20,00', 'waiting-stake-daily': '100,00' },
          errors: { 'stake-daily': expect.stringMatching(/R\$\s50,00.*R\$\s100,00.*R\$\s20,00/) },
        },
      });
      expect(set.calls()).toEqual([]);
      await browser.submit(action, PATH, tab('20,00', '50,00', '100,00'));
      expect(set.calls()).toHaveLength(1);
    });

    it('WAL-01 asks when the other tab lifted the limit, or what waited came to hold', async () => {
      const { browser, read } = await openPage();
      const lifted = { ...RAISE, value: null };
      read.reply(() => ({ data: [{ ...DAILY, pending: lifted }, WEEKLY] }));
      expect(await browser.submit(action, PATH, tab('20,00', '50,00'))).toMatchObject({
        data: { values: { 'waiting-stake-daily': 'none' } },
      });
      read.reply(() => ({ data: [{ ...DAILY, value: 100 }, WEEKLY] }));
      expect(await browser.submit(action, PATH, tab('80,00', '50,00', '100,00'))).toMatchObject({
        status: 409,
        data: { values: { 'shown-stake-daily': '100,00', 'waiting-stake-daily': '' } },
      });
    });

    it('WAL-01 shows what holds in fields that this tab left alone', async () => {
      const { browser, read } = await openPage();
      const weekly = { ...WEEKLY, value: 90 };
      read.reply(() => ({ data: [{ ...DAILY, value: 30 }, weekly] }));
      const form = { ...tab('40,00', '50,00'), 'stake-weekly': '', 'shown-stake-weekly': '' };
      expect(await browser.submit(action, PATH, form)).toMatchObject({
        data: { values: { 'stake-weekly': '90,00', 'shown-stake-weekly': '90,00' } },
      });
    });

    it('WAL-01 lets the second of two at once find what the first changed', async () => {
      const { browser, read, set } = await openPage();
      let held = 50;
      read.reply(() => ({ data: [{ ...DAILY, value: held }, WEEKLY] }));
      set.reply(({ body }) => {
        held = (body as { value: number }).value;
        return { data: { ...DAILY, value: held } };
      });
      const answers = await Promise.all([
        browser.submit(action, PATH, tab('40,00', '50,00')),
        browser.submit(action, PATH, tab('30,00', '50,00')),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
      expect(set.calls()).toHaveLength(1);
    });
  });

  describe('taking back a raise that waits', () => {
    const RAISE = { value: 500, effectiveAt: '2026-11-25T15:00:00.000Z' };
    const CANCEL = { cancel: 'stake-daily', 'shown-stake-daily': '50,00' };
    const DONE = { status: 302, location: `${PATH}?cancelled=stake` };

    it('WAL-01 sets the limit that holds again, and once for two presses', async () => {
      const { browser, read, set } = await openPage();
      let pending: typeof RAISE | null = RAISE;
      read.reply(() => ({ data: [{ ...DAILY, pending }, WEEKLY] }));
      set.reply(() => {
        pending = null;
        return { data: DAILY };
      });
      const presses = [1, 2].map(() => browser.submit(action, PATH, CANCEL));
      expect(await Promise.all(presses)).toMatchObject([DONE, DONE]);
      expect(set.calls().map(({ body }) => body)).toEqual([
        { type: 'Stake', period: 'Daily', value: 50 },
      ]);
    });

    it('WAL-01 says that the raise holds when the button is pressed too late', async () => {
      const { browser, read, set } = await openPage();
      read.reply(() => ({ data: [{ ...DAILY, value: 500, pending: null }, WEEKLY] }));
      expect(await browser.submit(action, PATH, CANCEL)).toMatchObject({
        status: 409,
        data: {
          values: {
            'stake-daily': '500,00',
            'shown-stake-daily': '500,00',
            'waiting-stake-daily': '',
          },
          errors: { 'stake-daily': expect.stringMatching(/Nada foi cancelado.*R\$\s500,00/) },
        },
      });
      expect(set.calls()).toEqual([]);
    });

    it('WAL-01 sets nothing when another limit holds than was shown, or none, whatever waits', async () => {
      const { browser, read, set } = await openPage();
      for (const data of [[{ ...DAILY, value: 80, pending: RAISE }], []]) {
        read.reply(() => ({ data }));
        expect((await browser.submit(action, PATH, CANCEL)).status).toBe(409);
      }
      expect(set.calls()).toEqual([]);
    });

    it('WAL-01 takes a form of an older page while the raise waits, and not afterwards', async () => {
      const { browser, read, set } = await openPage();
      const older = { cancel: 'stake-daily' };
      expect((await browser.submit(action, PATH, older)).status).toBe(409);
      read.reply(() => ({ data: [{ ...DAILY, pending: RAISE }] }));
      expect(await browser.submit(action, PATH, older)).toMatchObject(DONE);
      expect(set.calls()).toHaveLength(1);
    });

    it('says so when the operator does not confirm it', async () => {
      const { browser, read, set } = await openPage();
      read.reply(() => ({ data: [{ ...DAILY, pending: RAISE }] }));
      set.reply(() => {
        throw statusError(setPlayLimit, 503);
      });
      expect(await browser.submit(action, PATH, CANCEL)).toMatchObject({ status: 502 });
    });

    it.each([409, 502])('reads what holds again after an answer of %i', (actionStatus) => {
      const asked = { actionStatus, defaultShouldRevalidate: false };
      expect(shouldRevalidate(asked as Parameters<typeof shouldRevalidate>[0])).toBe(true);
    });
  });

  it.each(['arara', 'vicuna', 'cafetal', 'galapago', 'quetzal', 'axolote'])(
    'WAL-01 says on the page of %s how long a higher limit waits',
    async (brand) => {
      const site = openTestSite(brand);
      const { data } = await openBrowser(site).visit(loader, PATH);
      const hours = site.context().brand.limitRaiseHours;
      expect(data).toMatchObject({ limitsNote: expect.stringContaining(` ${hours} horas.`) });
    },
  );

  it('names no list of exclusions where none is known, and the help there is', async () => {
    const { data } = await openBrowser(openTestSite('vicuna')).visit(loader, PATH);
    expect(data).toMatchObject({
      helpNote: expect.stringContaining('No conocemos un registro público'),
      help: [{ href: 'tel:113' }, {}, {}, {}],
    });
    const brazil = await openBrowser(openTestSite('arara')).visit(loader, PATH);
    expect(brazil.data).toMatchObject({
      helpNote: null,
      help: [{}, { href: expect.stringContaining('gov.br') }, {}, {}, {}],
    });
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

  it('says so, too, while an earlier change still holds the lock of the limits', async () => {
    const { browser, set, site } = await openPage();
    // Not the class that pages know: the process that opens the store has a copy of its own.
    class LockTimeout extends Error {
      override readonly name = 'LockTimeout';
    }
    const store = { ...site.store, withLock: () => Promise.reject(new LockTimeout()) };
    const answer = await browser.submit(action, PATH, FORM, { context: { store } });
    expect(answer).toMatchObject({ status: 502, data: { formError: expect.any(String) } });
    expect(set.calls()).toEqual([]);
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
