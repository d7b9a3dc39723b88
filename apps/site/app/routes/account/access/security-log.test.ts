import { regionCheck } from '@vitrine/upstream/contract/account/region';
import { login, validateLink } from '@vitrine/upstream/contract/account/session';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { createSiteLog } from '../../../../server/telemetry/site-log.ts';
import { action as enterCode } from './login-code.tsx';
import { action as logInAction, loader as logInPage } from './login.tsx';
import { action as twoFactor } from './two-factor.tsx';
import { loader as deposit } from '../../wallet/deposit.tsx';
import { setupOf } from '../../../services/base/session/two-factor.server.ts';

const FORM = { username: 'ana@example.com', password: 'Canary-Segredo1' };
const ANSWERED = { ...FORM, captchaId: 'c1', captchaAnswer: 'abc' };
const HASH = expect.stringMatching(/^[\w-]{16}$/) as string;
const CODE_PAGE = '/login/two-factor';

function openLogged() {
  const site = openTestSite();
  const lines: string[] = [];
  const log = createSiteLog('info', { destination: { write: (line) => void lines.push(line) } });
  site.operator.at(login).reply(() => ({ data: BETTOR }));
  const browser = openBrowser(site);
  const options = { context: { log } };
  return {
    site,
    browser,
    options,
    logIn: (fields = FORM) => browser.submit(logInAction, '/login', fields, options),
    /** The events so far, each without what every line has. */
    events() {
      const text = lines.join('');
      for (const secret of ['ana@', 'Ana', 'Canary', BETTOR.userId, BETTOR.token, '203.0.113.9']) {
        expect(text).not.toContain(secret);
      }
      return lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'security')
        .map(({ event, what, account, typed }) => ({ event, what, account, typed }));
    },
  };
}

describe('the log of security', () => {
  it('has right and wrong passwords, under the same hash whatever is typed in capitals', async () => {
    const { site, logIn, events } = openLogged();
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    await logIn();
    await logIn({ ...FORM, username: ' ANA@example.com ' });
    site.operator.at(login).reply(() => ({ data: BETTOR }));
    await logIn();
    const [wrong, again, right, begun] = events();
    expect(wrong).toEqual({ event: 'passwordWrong', typed: HASH });
    expect(again).toEqual(wrong);
    expect(right).toEqual({ event: 'passwordRight', typed: wrong?.typed, account: HASH });
    expect(begun).toEqual({ event: 'loggedIn', account: right?.account });
  });

  it('tells two accounts apart', async () => {
    const one = openLogged();
    await one.logIn();
    const other = openLogged();
    other.site.operator.at(login).reply(() => ({ data: { ...BETTOR, userId: 'u-2' } }));
    await other.logIn({ ...FORM, username: 'rui@example.com' });
    const [ofOne] = one.events();
    const [ofOther] = other.events();
    expect(ofOther?.account).not.toBe(ofOne?.account);
    expect(ofOther?.typed).not.toBe(ofOne?.typed);
  });

  it('has a second factor that is turned on and off, and its codes', async () => {
    const { site, browser, options, logIn, events } = openLogged();
    await logIn();
    const { id: visitorId } = (await browser.visitor()).visitor;
    const user = { id: BETTOR.userId, email: BETTOR.email, visitorId };
    const { secret } = await setupOf(user, site.context());
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() });
    const change = (typed: string) =>
      browser.submit(twoFactor, '/account/two-factor', { code: typed }, options);
    await change('000000');
    await change(code());
    site.pass(60_000);
    await change(code());
    expect(events().slice(2)).toEqual(
      ['codeWrong', 'twoFactorOn', 'twoFactorOff'].map((event) => ({ event, account: HASH })),
    );
  });

  it('has right and wrong codes at a log-in', async () => {
    const { site, browser, options, logIn, events } = openLogged();
    await logIn();
    const { id: visitorId } = (await browser.visitor()).visitor;
    const user = { id: BETTOR.userId, email: BETTOR.email, visitorId };
    const { secret } = await setupOf(user, site.context());
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.now() });
    await browser.submit(twoFactor, '/account/two-factor', { code: code() }, options);
    site.pass(60_000);
    const again = openBrowser(site);
    await again.submit(logInAction, '/login', FORM, options);
    await again.submit(enterCode, CODE_PAGE, { code: '000000' }, options);
    await again.submit(enterCode, CODE_PAGE, { code: code() }, options);
    expect(
      events()
        .slice(3)
        .map(({ event }) => event),
    ).toEqual(['passwordRight', 'codeWrong', 'codeRight', 'loggedIn']);
  });

  it('has links of mails that open nothing', async () => {
    const { site, browser, options, events } = openLogged();
    site.operator.at(validateLink).reply(() => {
      throw statusError(validateLink, 400, { error: 'LINK_INVALID', message: 'LINK_INVALID' });
    });
    const link = { username: 'ana@example.com', linkToken: 'Canary' };
    await browser.submit(logInAction, '/login?link=1', link, options);
    expect(events()).toEqual([{ event: 'linkWrong', typed: HASH }]);
  });

  it('has limits that were reached', async () => {
    const { site, logIn, events } = openLogged();
    site.operator.at(login).reply(() => {
      throw statusError(login, 401);
    });
    for (let made = 0; made < 11; made += 1) await logIn(ANSWERED);
    expect(events().at(-1)).toEqual({ event: 'tooManyAttempts', what: 'login', typed: HASH });
  });

  it('has forms that came from elsewhere', async () => {
    const { browser, options, events } = openLogged();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    await browser.submit(logInAction, '/login', FORM, { ...options, headers });
    await browser.logIn();
    const code = { code: '000000' };
    await browser.submit(twoFactor, '/account/two-factor', code, { ...options, headers });
    expect(events()).toEqual([
      { event: 'formRefused', what: 'cookiesNeeded' },
      { event: 'formRefused', what: 'staleForm', account: HASH },
    ]);
  });

  it('has pages that a visitor may not open', async () => {
    const { site, browser, options, events } = openLogged();
    await browser.visit(deposit, '/deposit', options);
    await browser.logIn();
    site.pass(31 * 60_000);
    await browser.visit(deposit, '/deposit', options);
    expect(events()).toEqual([
      { event: 'accessRefused', what: 'deposit: notLoggedIn' },
      { event: 'accessRefused', what: 'deposit: idle', account: HASH },
    ]);
  });

  it('has regions that are closed', async () => {
    const { site, browser, options, events } = openLogged();
    site.operator.at(regionCheck.v1).reply(() => {
      const context = { isoCountry: 'US', region: 'Nevada', city: 'Reno' };
      throw statusError(regionCheck.v1, 451, { error: 'RESTRICTED_REGION', message: '', context });
    });
    await browser.visit(logInPage, '/login', options);
    expect(events()).toEqual([{ event: 'regionRefused', what: 'logIn' }]);
  });
});
