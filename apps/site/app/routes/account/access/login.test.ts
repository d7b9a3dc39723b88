import { login } from '@vitrine/upstream/contract/account/session';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { statusError } from '../../../../test/operator.ts';
import { unreachableStore } from '../../../../test/unreachable-store.ts';
import { landingChoiceHeader } from '../../../services/shell/landing.server.ts';
import { loader as depositPage } from '../../wallet/deposit.tsx';
import { action, loader } from './login.tsx';
import { action as logOut } from './logout.ts';

const CREDENTIALS = { username: 'ana@example.com', password: 'Segredo1' };
/** After some failures a log-in has to answer a challenge. */
const ANSWERED = { ...CREDENTIALS, captchaId: 'c1', captchaAnswer: 'abc' };

function openLogin(site = openTestSite()): { site: TestSite; browser: TestBrowser } {
  site.operator.at(login).reply(() => ({ data: BETTOR }));
  return { site, browser: openBrowser(site) };
}

describe('logging in', () => {
  it('SESS-02 sends name, password, extendedSession and tokenCaptcha, and leads on', async () => {
    const { site, browser } = openLogin();
    const answer = await browser.submit(action, '/login', {
      ...CREDENTIALS,
      returnTo: '/deposit?amount=10,00',
    });
    expect(answer.location).toBe('/deposit?amount=10,00');
    expect(
      site.operator
        .at(login)
        .calls()
        .map(({ body }) => body),
    ).toEqual([{ ...CREDENTIALS, extendedSession: false, tokenCaptcha: '' }]);
  });

  it('SESS-19 sends the choice to stay logged in, and session, cookie and store follow it', async () => {
    const { site, browser } = openLogin();
    const kept = await browser.submit(action, '/login', { ...CREDENTIALS, extendedSession: 'on' });
    expect(site.operator.at(login).calls()[0]?.body).toMatchObject({ extendedSession: true });
    expect(kept.cookies[0]).toContain(`Max-Age=${31 * 24 * 3600};`);
    site.pass(30 * 24 * 3_600_000 - 1);
    expect((await browser.visitor()).visitor.session?.isExtended).toBe(true);
    site.pass(1);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('SESS-19 lets a session last a day without the choice', async () => {
    const { site, browser } = openLogin();
    const answer = await browser.submit(action, '/login', CREDENTIALS);
    expect(site.operator.at(login).calls()[0]?.body).toMatchObject({ extendedSession: false });
    expect(answer.cookies[0]).toContain(`Max-Age=${2 * 24 * 3600};`);
    site.pass(24 * 3_600_000);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('SESS-19 is asked for once a session has lasted as long as it may, with a word why for a day more', async () => {
    const { site, browser } = openLogin();
    await browser.submit(action, '/login', CREDENTIALS);
    site.pass(24 * 3_600_000);
    const { location } = await browser.visit(depositPage, '/deposit');
    expect(location).toBe('/login?returnTo=%2Fdeposit&reason=ended');
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject({
      notice: expect.stringContaining('Sua sessão terminou') as string,
    });
    site.pass(24 * 3_600_000);
    expect((await browser.visit(depositPage, '/deposit')).location).toBe(
      '/login?returnTo=%2Fdeposit',
    );
  });

  it('SESS-02 keeps the tokens on the server: the cookie holds an id and no more', async () => {
    const { browser } = openLogin();
    const { cookies } = await browser.submit(action, '/login', CREDENTIALS);
    const [sent = '', flag, name, device = '', ...others] = cookies;
    expect(flag).toMatch(/^user-closed-session=false;/);
    expect(name).toMatch(/^device-id=[^;]+; Max-Age=7776000;/);
    expect(device).toMatch(
      /^known-device=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(atob(decodeURIComponent(device.slice(13, device.indexOf('.'))))).not.toContain('ana');
    expect(others).toEqual([]);
    const held = decodeURIComponent(sent);
    for (const secret of [BETTOR.token, BETTOR.refreshToken, BETTOR.userId, BETTOR.username]) {
      expect(held).not.toContain(secret);
      expect(atob(held.slice(held.indexOf('=') + 1, held.indexOf('.')))).not.toContain(secret);
    }
    expect(held).toMatch(/HttpOnly.*SameSite=Lax/);
    const { visitor } = await browser.visitor();
    expect(visitor.session).toMatchObject({
      tokens: { token: 'token-1', refreshToken: 'refresh-1' },
      user: { id: 'u-1', fullName: 'Ana Souza' },
    });
  });

  it('ties the cookie to the host where browsers come over https', async () => {
    const { browser } = openLogin(openTestSite('arara', { PUBLIC_URL: 'https://arara.example' }));
    const { cookies } = await browser.submit(action, '/login', CREDENTIALS);
    expect(cookies.join()).toMatch(/^__Host-vitrine=.*Path=\/;.*Secure/);
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it('gives another id than the one before the log-in, which opens nothing', async () => {
    const { browser, site } = openLogin();
    await browser.arrive();
    const before = (await browser.visitor()).visitor.id;
    await browser.submit(action, '/login', CREDENTIALS);
    expect((await browser.visitor()).visitor.id).not.toBe(before);
    expect(await site.store.get(`session:${before}`)).toBeUndefined();
  });

  it('SESS-02 keeps the e-mail after a wrong password, and never the password', async () => {
    const { site, browser } = openLogin();
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    const { status, data } = await browser.submit(action, '/login', CREDENTIALS);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      values: { username: 'ana@example.com' },
      formError: 'E-mail ou senha não conferem. Confira e tente de novo.',
    });
    expect(JSON.stringify(data)).not.toContain(CREDENTIALS.password);
  });

  it('SESS-14 has a message of its own for each status of the catalogue', async () => {
    const { site, browser } = openLogin();
    const said = new Map<number, unknown>();
    for (const status of [400, 401, 403, 406, 409, 423, 429, 451, 500]) {
      site.operator.at(login).reply(() => {
        throw statusError(login, status);
      });
      const { data } = await browser.submit(action, '/login', CREDENTIALS);
      said.set(status, (data as { formError: string }).formError);
    }
    expect(new Set(said.values()).size).toBe(said.size);
    expect(said.get(403)).toContain('autoexclusão');
    expect(said.get(451)).toContain('região');
    for (const sentence of said.values()) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('says that the operator can’t be reached, and keeps what was typed', async () => {
    const { site, browser } = openLogin();
    site.operator.at(login).reply(() => {
      throw new UpstreamUnreachable(login.name, null);
    });
    const { status, data } = await browser.submit(action, '/login', CREDENTIALS);
    expect(status).toBe(502);
    expect(data).toMatchObject({ values: { username: 'ana@example.com' } });
  });

  it('asks for each field that is empty, without a call', async () => {
    const { site, browser } = openLogin();
    const { status, data } = await browser.submit(action, '/login', { username: ' ' });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      errors: { username: 'Preencha este campo.', password: 'Preencha este campo.' },
    });
    expect(site.operator.at(login).calls()).toEqual([]);
  });

  it('SESS-14 holds back too many attempts at one account, until time has passed', async () => {
    const { site, browser } = openLogin();
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    for (let attempt = 0; attempt < 10; attempt++) {
      await browser.submit(action, '/login', ANSWERED);
    }
    const held = await browser.submit(action, '/login', {
      ...ANSWERED,
      username: 'ANA@example.com',
    });
    expect(held.status).toBe(429);
    expect(held.data).toMatchObject({
      formError: 'Muitas tentativas em pouco tempo. Aguarde um minuto e tente de novo.',
    });
    expect(site.operator.at(login).calls()).toHaveLength(10);
    const other = await browser.submit(action, '/login', {
      ...ANSWERED,
      username: 'rui@example.com',
    });
    expect(other.status).toBe(400);
    site.pass(10 * 60_000);
    expect((await browser.submit(action, '/login', ANSWERED)).status).toBe(400);
  });

  it('SESS-14 lets a bettor in from a browser of theirs while others guess under their name', async () => {
    const { site, browser } = openLogin();
    expect((await browser.submit(action, '/login', ANSWERED)).location).toBe('/esportes');
    await browser.submit(logOut, '/logout', {});
    site.pass(61_000);

    const operator = site.operator.at(login);
    operator.reply(() => {
      throw statusError(login, 401);
    });
    const stranger = openBrowser(site);
    const guess = (from: typeof browser, username = ANSWERED.username) =>
      from.submit(action, '/login', { ...ANSWERED, username });
    for (let made = 0; made < 10; made++) expect((await guess(stranger)).status).toBe(400);
    expect((await guess(stranger)).status).toBe(429);

    for (let made = 0; made < 9; made++) expect((await guess(browser)).status).toBe(400);
    operator.reply(() => ({ data: BETTOR }));
    expect((await guess(browser)).location).toBe('/esportes');
    await browser.submit(logOut, '/logout', {});
    expect((await guess(stranger)).status).toBe(429);
  });

  it('SESS-14 counts the guesses of a known browser as well, and knows it for its own account alone', async () => {
    const { site, browser } = openLogin();
    await browser.submit(action, '/login', ANSWERED);
    await browser.submit(logOut, '/logout', {});
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    const guess = (username: string) =>
      browser.submit(
        action,
        '/login',
        { ...ANSWERED, username },
        { context: { clientAddress: '198.51.100.7' } },
      );
    for (let made = 0; made < 10; made++) await guess(ANSWERED.username);
    expect((await guess(ANSWERED.username)).status).toBe(429);
    const stranger = openBrowser(site);
    for (let made = 0; made < 10; made++) {
      await stranger.submit(action, '/login', { ...ANSWERED, username: 'rui@example.com' });
    }
    expect((await guess('rui@example.com')).status).toBe(429);
  });

  it('holds back too many attempts from one address, over all accounts', async () => {
    const { site, browser } = openLogin();
    const attempt = (username: string, clientAddress: string) =>
      browser.submit(action, '/login', { ...ANSWERED, username }, { context: { clientAddress } });
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    for (let made = 0; made < 60; made++) await attempt(`${made}@example.com`, '198.51.100.1');
    expect((await attempt('new@example.com', '198.51.100.1')).status).toBe(429);
    expect((await attempt('new@example.com', '198.51.100.2')).status).toBe(400);

    const inNetwork = (made: number) => `2001:db8:0:7:${made.toString(16)}::1`;
    for (let made = 0; made < 60; made++) await attempt(`${made}@example.org`, inNetwork(made));
    expect((await attempt('new@example.org', inNetwork(60))).status).toBe(429);
    expect((await attempt('new@example.org', '2001:db8:0:8::1')).status).toBe(400);
  });

  it.each([
    ['/login', '/casino/slots'],
    ['/login?appSource=PWA', '/casino'],
    ['/login?appSource=TWA', '/esportes'],
  ])('SHELL-13 leads from %s to where the bettor’s choice leads: %s', async (path, landing) => {
    const { browser } = openLogin();
    await browser.visit(async ({ context }) => {
      const header = await landingChoiceHeader('casino', context);
      return new Response(null, { headers: { 'Set-Cookie': header } });
    }, '/esportes');
    expect((await browser.visit(loader, path)).data).toMatchObject({ returnTo: landing });
    expect((await browser.submit(action, path, CREDENTIALS)).location).toBe(landing);
  });

  it('leads to no foreign address', async () => {
    const { browser } = openLogin();
    const answer = await browser.submit(action, '/login', {
      ...CREDENTIALS,
      returnTo: '//evil.example',
    });
    expect(answer.location).toBe('/esportes');
  });
});

describe('the log-in page', () => {
  it('SESS-08 says why it is shown after a session ended', async () => {
    const { browser } = openLogin();
    const answer = await browser.visit(loader, '/login?returnTo=%2Fbet-slip&reason=ended');
    expect(answer.data).toMatchObject({
      returnTo: '/bet-slip',
      notice: 'Sua sessão terminou. Entre de novo para continuar; seu cupom está guardado.',
    });
    expect((await browser.visit(loader, '/login')).data).toMatchObject({ notice: null });
  });

  it('SHELL-13 sends on who is logged in', async () => {
    const { browser } = openLogin();
    await browser.logIn();
    expect((await browser.visit(loader, '/login')).location).toBe('/esportes');
  });

  it('BRAND-03 speaks Spanish in Mexico', async () => {
    const { browser } = openLogin(openTestSite('axolote'));
    const { data } = await browser.visit(loader, '/login?reason=loggedOut');
    expect(data).toMatchObject({
      metadata: { title: 'Entrar | Axolote' },
      notice: 'Saliste de tu cuenta.',
    });
  });

  it('says that sign-in is paused while the store is gone, keeps the name and asks nobody', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.arrive();
    const fields = { username: 'ana@example.com', password: 'Segredo1' };
    const context = { store: unreachableStore() };
    const answer = await browser.submit(action, '/login', fields, { context });
    expect(answer).toMatchObject({
      status: 503,
      data: {
        formError: expect.stringContaining('O acesso à conta está em pausa.'),
        values: { username: 'ana@example.com' },
      },
    });
    expect(site.operator.at(login).calls()).toEqual([]);
  });
});
