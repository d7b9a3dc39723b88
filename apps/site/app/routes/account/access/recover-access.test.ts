import {
  askRestoreLink,
  readRestoreLink,
  releaseUser,
  setPassword,
} from '@vitrine/upstream/contract/account/users';
import { login } from '@vitrine/upstream/contract/account/session';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { failKeys } from '../../../../test/failing-keys.ts';
import { loggedInCookie } from '../../../../test/logged-in.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { endSessionsOfName } from '../../../services/base/session/session-list.server.ts';
import { action as release, loader as attemptLimit } from './attempt-limit.tsx';
import { action as forgot } from './forgot-password.tsx';
import { action as logIn } from './login.tsx';
import { action as restore, loader as restorePage } from './restore-password.tsx';

const EMAIL = 'ana@example.com';
const LINK = '/RestorePassword?Token=t-1';
const PASSWORDS = { password: 'Segredo22', confirmPassword: 'Segredo22' };
const RELEASE = `/attempt-limit?username=${EMAIL}&Token=t-2`;

function refused(endpoint: Parameters<typeof statusError>[0], error: string, status = 400) {
  return () => {
    throw statusError(endpoint, status, { error, message: error });
  };
}

describe('a forgotten password', () => {
  it('SESS-01 is told to the operator with the e-mail in small letters', async () => {
    const site = openTestSite();
    const answer = await openBrowser(site).submit(forgot, '/forgot-my-password', {
      email: ' Ana@Example.com ',
    });
    expect(answer.location).toBe('/forgot-my-password?enviado=1');
    const [call] = site.operator.at(askRestoreLink).calls();
    expect(call?.body).toEqual({ email: EMAIL, tokenCaptcha: '' });
  });

  it('SESS-01 is mailed three times a minute at most', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    const answered = { captchaId: 'c1', captchaAnswer: 'abc' };
    const ask = (fields = {}) =>
      browser.submit(forgot, '/forgot-my-password', { email: EMAIL, ...fields });
    for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(302);
    expect((await ask(answered)).status).toBe(429);
    expect(site.operator.at(askRestoreLink).calls()).toHaveLength(3);
  });

  it('SESS-01 keeps the e-mail when the operator does not answer', async () => {
    const site = openTestSite();
    site.operator.at(askRestoreLink).reply(() => {
      throw new UpstreamUnreachable('users.askRestoreLink', null);
    });
    const { status, data } = await openBrowser(site).submit(forgot, '/forgot-my-password', {
      email: EMAIL,
    });
    expect(status).toBe(502);
    expect(data).toMatchObject({ values: { email: EMAIL }, formError: /não conseguimos/i });
  });
});

describe('a new password', () => {
  function openLink() {
    const site = openTestSite();
    site.operator.at(readRestoreLink).reply(() => ({
      data: { username: EMAIL, expiresAt: '2026-11-20T22:00:00Z' },
    }));
    return { site, browser: openBrowser(site) };
  }

  it('SESS-01 says whose it is, and how long the link is good', async () => {
    const { browser } = openLink();
    const { data } = await browser.visit(restorePage, LINK);
    expect(data).toMatchObject({ link: { kind: 'open', username: EMAIL } });
  });

  it('SESS-01 leads to the log-in when it is set', async () => {
    const { site, browser } = openLink();
    const answer = await browser.submit(restore, LINK, PASSWORDS);
    expect(answer.location).toBe('/login?returnTo=%2Fesportes&reason=passwordSet');
    expect(site.operator.at(setPassword).calls()[0]?.body).toEqual(PASSWORDS);
  });

  it.each(['Password1', 'Arara-2026'])(
    'SESS-01 is not "%s", which is easy to guess: the link stays good',
    async (password) => {
      const { site, browser } = openLink();
      const weak = { password, confirmPassword: password };
      const { status, data } = await browser.submit(restore, LINK, weak);
      expect(status).toBe(400);
      expect(data).toMatchObject({
        errors: { password: expect.stringContaining('fácil de adivinhar') as string },
      });
      expect(site.operator.at(setPassword).calls()).toEqual([]);
      expect((await browser.submit(restore, LINK, PASSWORDS)).location).toMatch(/^\/login/);
    },
  );

  it.each([
    ['WEAK_PASSWORD', 'Use ao menos 8 caracteres'],
    ['PASSWORDS_DIFFER', 'As duas senhas são diferentes'],
  ])('SESS-01 refused with %s is said', async (code, sentence) => {
    const { site, browser } = openLink();
    site.operator.at(setPassword).reply(refused(setPassword, code));
    const { status, data } = await browser.submit(restore, LINK, PASSWORDS);
    expect(status).toBe(400);
    expect(data).toMatchObject({ formError: expect.stringContaining(sentence) as string });
  });

  it.each(['LINK_INVALID', 'LINK_EXPIRED'])(
    'SESS-01 with a link that is %s leads back to the page, which says so',
    async (code) => {
      const { site, browser } = openLink();
      site.operator.at(setPassword).reply(refused(setPassword, code));
      expect((await browser.submit(restore, LINK, PASSWORDS)).location).toBe(LINK);
      site.operator.at(readRestoreLink).reply(refused(readRestoreLink, code));
      const { data } = await browser.visit(restorePage, LINK);
      expect(data).toMatchObject({
        link: { kind: code === 'LINK_INVALID' ? 'invalid' : 'expired' },
      });
    },
  );

  it('SESS-01 ends every session of the account, whatever its name was typed like, and none of another', async () => {
    const { site, browser } = openLink();
    const [owner, stranger] = [openBrowser(site), openBrowser(site)];
    await owner.logIn({ ...BETTOR, username: EMAIL.toUpperCase() });
    await stranger.logIn({ ...BETTOR, userId: 'u-2', username: 'bia@example.com' });
    site.operator.at(setPassword).reply(refused(setPassword, 'WEAK_PASSWORD'));
    await browser.submit(restore, LINK, PASSWORDS);
    expect((await owner.visitor()).visitor.session).not.toBeNull();
    site.operator.at(setPassword).reply(() => undefined as never);
    await browser.submit(restore, LINK, PASSWORDS);
    expect((await owner.visitor()).visitor).toMatchObject({
      session: null,
      isEndedElsewhere: true,
    });
    expect((await stranger.visitor()).visitor.session).not.toBeNull();
  });

  it('SESS-01 ends them also when the session secret was changed since the log-in', async () => {
    const [before, after] = [
      'the-secret-before-the-change-of-it-1',
      'the-secret-after-the-change-of-it--2',
    ];
    const { store } = openTestSite('arara', { SESSION_SECRET: before });
    await loggedInCookie(store, { SESSION_SECRET: before }, { ...BETTOR, username: EMAIL });
    const secrets = { SESSION_SECRET: after, SESSION_SECRET_PREVIOUS: before };
    const { context } = openTestSite('arara', secrets);
    await endSessionsOfName(EMAIL, context({ store, now: Date.now }));
    const [listed] = (await store.get<{ id: string }[]>(`sessions:${BETTOR.userId}`)) ?? [];
    expect(await store.get(`session:${listed?.id}`)).toEqual({ ended: 'elsewhere' });
  });

  it('SESS-01 is set also when its other sessions can’t be ended', async () => {
    const { site, browser } = openLink();
    failKeys(site.store, 'account-of:');
    expect((await browser.submit(restore, LINK, PASSWORDS)).location).toMatch(/^\/login/);
  });

  it('SESS-01 whose answer was lost may be set: the page says to try it', async () => {
    const { site, browser } = openLink();
    site.operator.at(setPassword).reply(() => {
      throw new UpstreamUnreachable('users.setPassword', null);
    });
    const { status, data } = await browser.submit(restore, LINK, PASSWORDS);
    expect(status).toBe(502);
    expect(data).toMatchObject({
      formError: expect.stringContaining('pode já ter mudado') as string,
    });
  });

  it('SESS-01 does not let tokens be guessed', async () => {
    const { browser } = openLink();
    const kinds: unknown[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await browser.visit(restorePage, `/RestorePassword?Token=guess-${guess}`);
      kinds.push((answer.data as { link: { kind: string } }).link.kind);
      expect(answer.status).toBe(guess < 30 ? 200 : 429);
    }
    expect(kinds.indexOf('tooMany')).toBe(30);
  });
});

describe('an account that failed log-ins have closed', () => {
  it('SESS-01 is told on its own page', async () => {
    const site = openTestSite();
    site.operator.at(login).reply(refused(login, 'ATTEMPTS_BLOCKED', 423));
    const answer = await openBrowser(site).submit(logIn, '/login', {
      username: EMAIL,
      password: 'x',
    });
    expect(answer.location).toBe('/attempt-limit');
  });

  it('SESS-15 is released by the button alone, not by opening the link', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.visit(attemptLimit, RELEASE);
    expect(site.operator.at(releaseUser).calls()).toHaveLength(0);
    const answer = await browser.submit(release, RELEASE, {});
    expect(answer.location).toBe('/login?returnTo=%2Fesportes&reason=released');
    expect(site.operator.at(releaseUser).calls()[0]?.body).toEqual({
      username: EMAIL,
      token: 't-2',
    });
  });

  it.each([
    ['LINK_INVALID', 400, 'já foi usado'],
    ['LINK_EXPIRED', 400, 'expirou'],
    [null, 502, 'Tente de novo'],
  ] as const)('SESS-15 says why it stays closed: %s', async (code, status, words) => {
    const site = openTestSite();
    site.operator.at(releaseUser).reply(
      code === null
        ? () => {
            throw new UpstreamUnreachable('users.release', null);
          }
        : refused(releaseUser, code),
    );
    const answer = await openBrowser(site).submit(release, RELEASE, {});
    expect(answer.status).toBe(status);
    expect(answer.data).toEqual({ problem: expect.stringContaining(words) as string });
  });
});
