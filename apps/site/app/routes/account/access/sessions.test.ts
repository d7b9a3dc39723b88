import { closeSession } from '@vitrine/upstream/contract/account/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { statusError } from '../../../../test/operator.ts';
import { action as deposit, loader as depositPage } from '../../wallet/deposit.tsx';
import { sessionRecord } from '../../../services/base/session/session-record.ts';
import { sharedPage } from '../../../services/shell/shared-page.server.ts';
import { loader as openPage } from './attempt-limit.tsx';
import { loader as loginPage } from './login.tsx';
import { action, loader } from './sessions.tsx';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

interface Page {
  readonly sessions: readonly {
    readonly handle: string;
    readonly device: string;
    readonly since: string;
    readonly isThis: boolean;
  }[];
  readonly done: string | null;
}

let site: TestSite;
let phone: TestBrowser;
let desktop: TestBrowser;
beforeEach(async () => {
  site = openTestSite();
  [phone, desktop] = [openBrowser(site), openBrowser(site)];
  await phone.logIn();
  await look(phone, PHONE);
  site.pass(60 * 60_000);
  await desktop.logIn();
});

async function look(browser = desktop, agent = DESKTOP, query = ''): Promise<Page> {
  const headers = { 'User-Agent': agent };
  await browser.visit(loader, '/account/sessions', { headers });
  return (await browser.visit(loader, `/account/sessions${query}`, { headers })).data as Page;
}

const end = (handle: string, browser = desktop) =>
  browser.submit(action, '/account/sessions', { end: handle });
const ended = (path: string) =>
  `/login?${new URLSearchParams({ returnTo: path, reason: 'endedElsewhere' }).toString()}`;

describe('the sessions of a bettor', () => {
  it('SESS-18 are shown with device and times, this one first and marked', async () => {
    const { sessions, done } = await look();
    expect(sessions).toMatchObject([
      { device: 'Firefox, Windows', isThis: true },
      { device: 'Chrome, Android', isThis: false },
    ]);
    expect(sessions[1]?.since).toMatch(/^Entrou em \d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(done).toBeNull();
    const stranger = openBrowser(site);
    await stranger.logIn({ ...BETTOR, userId: 'u-2', username: 'bia@example.com' });
    expect((await look(stranger)).sessions).toHaveLength(1);
  });

  it('show no id that would open one', async () => {
    const { visitor } = await phone.visitor();
    expect(JSON.stringify(await look())).not.toContain(visitor.id);
  });

  it('are never more than fifty: the oldest ends, so that every one that lives is listed', async () => {
    const [first, second] = [
      (await phone.visitor()).visitor.id,
      (await desktop.visitor()).visitor.id,
    ];
    const lives = async (id: string) =>
      sessionRecord.safeParse(await site.store.get(`session:${id}`)).success;
    for (let more = 2; more < 50; more += 1) await openBrowser(site).logIn();
    expect([await lives(first), await lives(second)]).toEqual([true, true]);
    const last = openBrowser(site);
    await last.logIn();
    expect([await lives(first), await lives(second)]).toEqual([false, true]);
    expect((await look(last)).sessions).toHaveLength(50);
    expect(site.operator.at(closeSession).calls()).toHaveLength(1);
  });

  it('SESS-05 end one by one: here, at the operator, and with a word why on its next page', async () => {
    const { sessions } = await look();
    const done = await end(sessions[1]?.handle ?? '');
    expect(done.location).toBe('/account/sessions?encerradas=1');
    expect(site.operator.at(closeSession).calls()).toHaveLength(1);
    expect((await look(desktop, DESKTOP, '?encerradas=1')).done).toBe(
      'Sessão encerrada. Esse aparelho precisa entrar de novo.',
    );
    expect((await look()).sessions).toHaveLength(1);

    const next = await phone.visit(openPage, '/attempt-limit');
    expect(next.location).toBe(ended('/attempt-limit'));
    const page = await phone.visit(loginPage, next.location ?? '');
    expect(page.data).toMatchObject({
      notice: 'Esta sessão foi encerrada a partir de outro aparelho. Entre de novo para continuar.',
    });
    // Told once: then it is a guest like any other.
    expect((await phone.visit(openPage, '/attempt-limit')).location).toBeNull();
    expect((await phone.visit(depositPage, '/deposit')).location).toBe(
      '/login?returnTo=%2Fdeposit',
    );
  });

  it('SESS-05 end all at once but this one, also where the operator can’t be told', async () => {
    await openBrowser(site).logIn();
    site.operator.at(closeSession).reply(() => {
      throw statusError(closeSession, 503);
    });
    expect((await end('all')).location).toBe('/account/sessions?encerradas=2');
    expect((await look()).sessions).toMatchObject([{ isThis: true }]);
    expect((await phone.visitor()).visitor.session).toBeNull();
    expect((await desktop.visitor()).visitor.session).not.toBeNull();
  });

  it('are told of their end on a page, too, that all guests see alike', async () => {
    await end('all');
    const { visitor, context } = await phone.visitor();
    expect(visitor.isEndedElsewhere).toBe(true);
    const headers = { 'Sec-Fetch-Site': 'none' };
    const request = new Request('http://site/esportes', { headers });
    expect(await sharedPage(request, context)).toBeNull();
    await phone.visit(openPage, '/attempt-limit');
    const guest = await phone.visitor();
    expect(await sharedPage(request, guest.context)).not.toBeNull();
  });

  it('end nothing by a handle of another bettor, of this session, or of one that ended before', async () => {
    const [own, other] = (await look()).sessions;
    expect((await end(own?.handle ?? '')).location).toBe('/account/sessions?encerradas=0');
    await end(other?.handle ?? '');
    expect((await end(other?.handle ?? '')).location).toBe('/account/sessions?encerradas=0');
    const stranger = openBrowser(site);
    await stranger.logIn({ ...BETTOR, userId: 'u-2', username: 'bia@example.com' });
    await end(own?.handle ?? '', stranger);
    expect((await desktop.visitor()).visitor.session).not.toBeNull();
  });

  it('SESS-08 that end in the middle of a form lead to the log-in, and send nothing', async () => {
    await look();
    await end('all');
    const form = {
      amount: '50,00',
      method: 'pix',
      intentId: '6f1c1f0e-0f6e-4a54-9d3c-1d7f0f1b2a3c',
    };
    const held = await phone.submit(deposit, '/deposit', form);
    expect(held.location).toBe(ended('/deposit'));
  });

  it('are refused to a form of another site', async () => {
    const answer = await desktop.submit(
      action,
      '/account/sessions',
      { end: 'all' },
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    );
    expect(answer.status).toBe(403);
    expect((await phone.visitor()).visitor.session).not.toBeNull();
  });
});
