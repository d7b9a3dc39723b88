import { ssoLogin } from '@vitrine/upstream/contract/account/session';
import { registerWithSso } from '@vitrine/upstream/contract/account/users';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type PageAnswer } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { loader as callback } from './google-callback.tsx';
import { action as postToGoogle, loader as toGoogle } from './google-login.ts';
import { loader as logInPage } from './login.tsx';
import { loader as options } from './register-options.tsx';
import { action as register, loader as registerPage } from './register-with-google.tsx';
import { loader as registerForm } from './register.tsx';

const FORM = {
  fullName: 'Ana Maria Souza',
  document: '529.982.247-25',
  birthDate: '30/05/1990',
  cellPhone: '(11) 91234-5678',
  acceptTerms: 'on',
};

function openGoogle(brand = 'arara') {
  const site = openTestSite(brand);
  const sso = site.operator.at(ssoLogin);
  sso.reply(() => ({ data: BETTOR }));
  const browser = openBrowser(site);
  return {
    site,
    sso,
    browser,
    /** To Google and back, as somebody who allows it there. */
    async throughGoogle(returnTo = '/deposit'): Promise<PageAnswer> {
      const query = new URLSearchParams({ returnTo }).toString();
      const left = await browser.visit(toGoogle, `/login/google?${query}`);
      return browser.visit(callback, site.google.allowed(left.location ?? ''));
    },
    unknown: () =>
      sso.reply(() => {
        throw statusError(ssoLogin, 404, { error: 'USER_NOT_REGISTERED' });
      }),
  };
}

describe('logging in with Google', () => {
  it('SESS-03 SESS-19 sends the id token as firebase token, with captcha and session length', async () => {
    const { site, sso, browser, throughGoogle } = openGoogle();
    expect((await throughGoogle()).location).toBe('/deposit');
    expect(sso.calls().map(({ body }) => body)).toEqual([
      {
        firebaseToken: expect.stringMatching(/^ey.+\..+\..+/),
        extendedSession: false,
        tokenCaptcha: '',
      },
    ]);
    expect((await browser.visitor()).visitor.session?.user.id).toBe('u-1');
    const [exchange] = site.google.exchanges;
    expect(exchange?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  });

  it('SESS-19 takes the choice to stay logged in from the form of the log-in', async () => {
    const { site, sso, browser } = openGoogle();
    const fields = { returnTo: '/esportes', extendedSession: 'on', password: 'typed' };
    const left = await browser.submit(postToGoogle, '/login/google', fields);
    const asked = new URL(left.location ?? '');
    expect(asked.origin).toBe('https://google.example');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    expect(asked.href).not.toContain('typed');
    await browser.visit(callback, site.google.allowed(asked.href));
    expect(sso.calls()[0]?.body).toMatchObject({ extendedSession: true });
    expect((await browser.visitor()).visitor.session?.isExtended).toBe(true);
  });

  it.each([
    ['usedCode', 400, 'A confirmação do Google demorou demais ou já foi usada. Comece de novo.'],
    [
      'otherKey',
      400,
      'Não foi possível confirmar sua conta do Google. Tente de novo ou entre com sua senha.',
    ],
    [
      'otherNonce',
      400,
      'Não foi possível confirmar sua conta do Google. Tente de novo ou entre com sua senha.',
    ],
  ] as const)('SESS-03 names a failure at Google: %s', async (trouble, status, problem) => {
    const { site, sso, browser, throughGoogle } = openGoogle();
    site.google.trouble = trouble;
    expect(await throughGoogle()).toMatchObject({ status, data: { problem } });
    expect(sso.calls()).toEqual([]);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it.each(['unsigned', 'over', 'otherIssuer', 'otherAudience'] as const)(
    'SESS-03 takes no id token that is not sound: %s',
    async (trouble) => {
      const { site, sso, browser, throughGoogle } = openGoogle();
      site.google.trouble = trouble;
      expect(await throughGoogle()).toMatchObject({
        status: 400,
        data: { problem: expect.stringContaining('Não foi possível confirmar sua conta') },
      });
      expect(sso.calls()).toEqual([]);
      expect((await browser.visitor()).visitor.session).toBeNull();
    },
  );

  it('SESS-03 refuses an e-mail that Google has not checked', async () => {
    const { site, sso, throughGoogle } = openGoogle();
    site.google.person = { ...site.google.person, email_verified: false };
    expect((await throughGoogle()).status).toBe(400);
    expect(sso.calls()).toEqual([]);
  });

  it('SESS-03 says so when the visitor cancels at Google, and leads back to try again', async () => {
    const { site, browser } = openGoogle();
    const left = await browser.visit(toGoogle, '/login/google?returnTo=/deposit');
    const back = new URL(site.google.allowed(left.location ?? ''), 'http://site');
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await browser.visit(callback, back.pathname + back.search)).toMatchObject({
      status: 400,
      data: {
        problem: 'Você cancelou no Google. Nada foi criado nem alterado.',
        again: { href: '/login/google?returnTo=%2Fdeposit' },
        logIn: { href: '/login?returnTo=%2Fdeposit' },
      },
    });
  });

  it('SESS-03 takes an answer of Google once, in time, and from the browser that asked', async () => {
    const { site, sso, browser } = openGoogle();
    const wrong = {
      status: 400,
      data: { problem: expect.stringContaining('Não reconhecemos esta volta do Google') },
    };
    const left = await browser.visit(toGoogle, '/login/google');
    const back = site.google.allowed(left.location ?? '');
    const stranger = openBrowser(site);
    await stranger.arrive();
    expect(await stranger.visit(callback, back)).toMatchObject(wrong);
    site.google.trouble = 'usedCode';
    await browser.visit(callback, back);
    expect(await browser.visit(callback, back)).toMatchObject(wrong);
    const later = await browser.visit(toGoogle, '/login/google');
    site.pass(10 * 60_000 + 1);
    expect(await browser.visit(callback, site.google.allowed(later.location ?? ''))).toMatchObject(
      wrong,
    );
    expect(sso.calls()).toEqual([]);
  });

  it('SESS-03 says when Google does not answer, before leaving and on the way back', async () => {
    const { site, browser } = openGoogle();
    site.google.trouble = 'down';
    const stays = await browser.visit(toGoogle, '/login/google?returnTo=/deposit');
    expect(stays.location).toBe('/login?returnTo=%2Fdeposit&reason=googleDown');
    const { data } = await browser.visit(logInPage, String(stays.location));
    expect(data).toMatchObject({
      notice: expect.stringContaining('O Google não respondeu agora.'),
    });
    site.google.trouble = 'none';
    const left = await browser.visit(toGoogle, '/login/google');
    site.google.trouble = 'down';
    const back = await browser.visit(callback, site.google.allowed(left.location ?? ''));
    expect(back).toMatchObject({ status: 502 });
  });

  it.each([
    [403, 'Sua conta está em autoexclusão. Não é possível entrar durante o período escolhido.'],
    [451, 'Não é possível entrar a partir da sua região.'],
  ])('SESS-14 says why the operator lets nobody in: %i', async (status, problem) => {
    const { sso, browser, throughGoogle } = openGoogle();
    sso.reply(() => {
      throw statusError(ssoLogin, status);
    });
    expect(await throughGoogle()).toMatchObject({ status: 400, data: { problem } });
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('SESS-09 leads a deactivated user to the reactivation, without a session', async () => {
    const { sso, browser, throughGoogle } = openGoogle();
    sso.reply(() => ({ data: { ...BETTOR, isDeactivated: true } }));
    expect((await throughGoogle()).location).toBe('/login/reactivation');
    expect((await browser.visitor()).visitor.session).toBeNull();
  });
});

describe('registering with Google', () => {
  it('REG-03 leads a person unknown to the operator to the form, filled with name and e-mail', async () => {
    const { browser, unknown, throughGoogle } = openGoogle();
    unknown();
    expect((await throughGoogle()).location).toBe('/register-with-google');
    expect((await browser.visit(registerPage, '/register-with-google')).data).toMatchObject({
      google: { email: 'ana@example.com', name: 'Ana Souza' },
    });
  });

  it('REG-03 posts the form with the token to ssoRegister and begins the session', async () => {
    const { site, browser, unknown, throughGoogle } = openGoogle();
    unknown();
    site.operator.at(registerWithSso).reply(() => ({ data: BETTOR }));
    await throughGoogle();
    const answer = await browser.submit(register, '/register-with-google', {
      ...FORM,
      email: 'other@example.com',
    });
    expect(answer.location).toBe('/onboard-success');
    expect(
      site.operator
        .at(registerWithSso)
        .calls()
        .map(({ body }) => body),
    ).toEqual([
      {
        firebaseToken: expect.stringMatching(/^ey/),
        fullName: 'Ana Maria Souza',
        documentNumber: '52998224725',
        birthDate: '1990-05-30',
        cellPhone: '11912345678',
        country: 'BR',
        acceptTerms: true,
      },
    ]);
    expect((await browser.visitor()).visitor.session?.user.id).toBe('u-1');
    const again = await browser.visit(registerPage, '/register-with-google');
    expect(again.location).toBe('/esportes');
  });

  it('REG-13 counts an invitation that a browser got after its first visit', async () => {
    const { site, browser, throughGoogle, unknown } = openGoogle();
    const invited = '/register?referralCode=r-ANA';
    // Of a first visit the frame keeps it with all else.
    expect((await openBrowser(site).visit(registerForm, invited)).cookies).toEqual([]);
    await browser.arrive();
    await browser.visit(registerForm, invited);
    await browser.visit(registerForm, '/register?referralCode=%00');
    unknown();
    await throughGoogle();
    site.operator.at(registerWithSso).reply(() => ({ data: BETTOR }));
    await browser.submit(register, '/register-with-google', FORM);
    expect(site.operator.at(registerWithSso).calls()).toMatchObject([
      { body: { referralCode: 'ANA' } },
    ]);
  });

  it('REG-03 keeps what was typed when a field is wrong, and asks for no password', async () => {
    const { site, browser, unknown, throughGoogle } = openGoogle();
    unknown();
    await throughGoogle();
    const { status, data } = await browser.submit(register, '/register-with-google', {
      ...FORM,
      document: '111.111.111-11',
    });
    expect(status).toBe(400);
    expect(data).toMatchObject({
      values: { fullName: 'Ana Maria Souza', document: '111.111.111-11' },
      errors: { document: expect.any(String) },
    });
    expect(Object.keys((data as { errors: object }).errors)).toEqual(['document']);
    expect(site.operator.at(registerWithSso).calls()).toEqual([]);
  });

  it('REG-03 leads to /register without a step at Google, and when it is too long ago', async () => {
    const { site, browser, unknown, throughGoogle } = openGoogle();
    unknown();
    const never = await browser.visit(registerPage, '/register-with-google');
    expect(never.location).toBe('/register');
    await throughGoogle();
    site.pass(30 * 60_000 + 1);
    const late = await browser.submit(register, '/register-with-google', FORM);
    expect(late.location).toBe('/register');
  });
});

describe('choosing how to register', () => {
  it.each(['arara', 'ipe', 'mare'])(
    'BRAND-08 REG-02 offers e-mail or Google on %s',
    async (brand) => {
      const { browser } = openGoogle(brand);
      expect(await browser.visit(options, '/register-options')).toMatchObject({ status: 200 });
      expect((await browser.visit(registerForm, '/register')).data).toMatchObject({
        options: { href: '/register-options' },
      });
      expect((await browser.visit(logInPage, '/login')).data).toMatchObject({
        google: 'Continuar com Google',
      });
    },
  );

  it.each(['vicuna', 'cafetal', 'galapago', 'quetzal', 'axolote'])(
    'BRAND-08 leads to the form of the e-mail on %s',
    async (brand) => {
      const { browser } = openGoogle(brand);
      expect((await browser.visit(options, '/register-options')).location).toBe('/register');
      expect((await browser.visit(registerForm, '/register')).data).toMatchObject({
        options: null,
      });
      expect((await browser.visit(logInPage, '/login')).data).toMatchObject({ google: null });
      expect((await browser.visit(toGoogle, '/login/google')).location).toMatch(/^\/login/);
    },
  );

  it('REG-02 leads to the form of the e-mail while the flag is off', async () => {
    const { site, browser } = openGoogle();
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: !JSON.stringify(params).includes('register-with-google') }));
    expect((await browser.visit(options, '/register-options')).location).toBe('/register');
    expect((await browser.visit(logInPage, '/login')).data).toMatchObject({ google: null });
  });

  it('REG-02 leads to the form of the e-mail where the site has no keys of Google', async () => {
    const { browser } = openGoogle();
    const context = { google: null };
    const { location } = await browser.visit(options, '/register-options', { context });
    expect(location).toBe('/register');
  });
});
