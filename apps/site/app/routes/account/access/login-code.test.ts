import { reactivateAccount } from '@vitrine/upstream/contract/account/account-choices';
import { login, ssoLogin, validateLink } from '@vitrine/upstream/contract/account/session';
import { readRestoreLink } from '@vitrine/upstream/contract/account/users';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { LOGIN_FORM } from '../../../../test/entry-forms.ts';
import { openTestSite } from '../../../../test/site.ts';
import { setupOf, turnOn } from '../../../services/base/session/two-factor.server.ts';
import { loader as callback } from './google-callback.tsx';
import { loader as toGoogle } from './google-login.ts';
import { action as enterCode } from './login-code.tsx';
import { action as logIn } from './login.tsx';
import { action as reactivate } from './reactivation.tsx';
import { action as restore } from './restore-password.tsx';

const PAGE = '/login/two-factor';
const USER = { id: BETTOR.userId, email: BETTOR.email, visitorId: 'v-1' };
const DAY_MS = 24 * 60 * 60_000;
/** Guesses a minute, and a day. */
const OF_A_MINUTE = 10;
const OF_A_DAY = 50;

/** A bettor whose second factor is on, in a browser that knows nothing of them. */
async function withFactor() {
  const site = openTestSite();
  const { secret } = await setupOf(USER, site.context());
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() });
  await turnOn(USER, code(), site.context());
  // The code that turned it on is used.
  site.pass(60_000);
  for (const way of [login, validateLink, ssoLogin]) {
    site.operator.at(way).reply(() => ({ data: BETTOR }));
  }
  const browser = openBrowser(site);
  const isIn = async () => (await browser.visitor()).visitor.session !== null;
  const enter = (typed: string) => browser.submit(enterCode, PAGE, { code: typed });
  return { site, browser, code, enter, isIn };
}

type Bettor = Awaited<ReturnType<typeof withFactor>>;

/** Each way to log in, up to where the operator has said yes. */
const WAYS = {
  password: ({ browser }: Bettor) => browser.submit(logIn, '/login', LOGIN_FORM),
  'mailed link': ({ browser }: Bettor) =>
    browser.submit(logIn, '/login?link=1', { username: 'ana@example.com', linkToken: 'link-1' }),
  async Google({ site, browser }: Bettor) {
    const left = await browser.visit(toGoogle, '/login/google');
    return browser.visit(callback, site.google.allowed(left.location ?? ''));
  },
  async 'account that is opened again'({ site, browser }: Bettor) {
    site.operator.at(login).reply(() => ({ data: { ...BETTOR, isDeactivated: true } }));
    site.operator
      .at(reactivateAccount)
      .reply(() => ({ data: { reactivatedAt: '2025-03-08T15:00:00.000Z' } }));
    await browser.submit(logIn, '/login', LOGIN_FORM);
    return browser.submit(reactivate, '/login/reactivation', {});
  },
} as const;

describe('a second factor that is on', () => {
  it.each(Object.entries(WAYS))('SESS-17 is asked for by every way in: %s', async (_, way) => {
    const bettor = await withFactor();
    expect((await way(bettor)).location).toBe(PAGE);
    expect(await bettor.isIn()).toBe(false);
    expect((await bettor.enter('000000')).status).toBe(400);
    expect(await bettor.isIn()).toBe(false);
    expect((await bettor.enter(bettor.code())).location).not.toBeNull();
    expect(await bettor.isIn()).toBe(true);
  });

  it('SESS-17 is asked for while the flag says that none is offered', async () => {
    const bettor = await withFactor();
    bettor.site.operator.at(flag).reply(() => ({ value: false }));
    expect((await WAYS.password(bettor)).location).toBe(PAGE);
    expect(await bettor.isIn()).toBe(false);
  });

  it('SESS-17 is asked for after a new password, too', async () => {
    const bettor = await withFactor();
    const { site, browser } = bettor;
    site.operator.at(readRestoreLink).reply(() => ({
      data: { username: BETTOR.email, expiresAt: new Date(site.now() + 60_000).toISOString() },
    }));
    const passwords = { password: 'Outro-Segredo7', confirmPassword: 'Outro-Segredo7' };
    const set = await browser.submit(restore, '/RestorePassword?Token=t-1', passwords);
    expect(set.location).toMatch(/^\/login\?.*passwordSet/);
    expect(await bettor.isIn()).toBe(false);
    expect((await WAYS.password(bettor)).location).toBe(PAGE);
    expect(await bettor.isIn()).toBe(false);
  });

  it('SESS-17 takes so many guesses a day, however slowly they come; the right one is refused, too', async () => {
    const bettor = await withFactor();
    for (let made = 0; made < OF_A_DAY; made += 1) {
      if (made % (OF_A_MINUTE - 1) === 0) {
        bettor.site.pass(61_000);
        await WAYS.password(bettor);
      }
      expect((await bettor.enter('000000')).status).toBe(400);
    }
    bettor.site.pass(61_000);
    await WAYS.password(bettor);
    const held = await bettor.enter(bettor.code());
    expect(held).toMatchObject({
      status: 429,
      data: { formError: expect.stringContaining('Tente de novo amanhã') },
    });
    expect(await bettor.isIn()).toBe(false);
    bettor.site.pass(DAY_MS);
    await WAYS.password(bettor);
    expect((await bettor.enter(bettor.code())).location).toBe('/esportes');
  });
});
