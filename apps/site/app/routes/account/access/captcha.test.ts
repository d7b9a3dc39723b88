import {
  challengePicture,
  challengeSound,
  openChallenge,
} from '@vitrine/upstream/contract/account/captcha';
import { login, ssoLogin } from '@vitrine/upstream/contract/account/session';
import { askRestoreLink, registerUser } from '@vitrine/upstream/contract/account/users';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  BETTOR,
  openBrowser,
  type PageAnswer,
  type TestBrowser,
} from '../../../../test/browser.ts';
import { REGISTRATION_FORM } from '../../../../test/entry-forms.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { loader as part } from './captcha-part.ts';
import { action as forgot, loader as forgotPage } from './forgot-password.tsx';
import { action as google } from './google-login.ts';
import { loader as callback } from './google-callback.tsx';
import { action, loader } from './login.tsx';
import { action as register } from './register.tsx';

const CREDENTIALS = { username: 'ana@example.com', password: 'Segredo1', returnTo: '/deposit' };
const EXPIRES = '2026-01-01T00:00:00Z';

let site: TestSite;
let browser: TestBrowser;
let opened: number;
beforeEach(() => open());

function open(settings: Readonly<Record<string, string>> = {}): void {
  site = openTestSite('arara', settings);
  browser = openBrowser(site);
  opened = 0;
  site.operator.at(openChallenge).reply(() => {
    opened += 1;
    return { data: { id: `c${opened}`, expiresAt: EXPIRES } };
  });
  site.operator.at(login).reply(() => {
    throw statusError(login, 401);
  });
}

const refused = (endpoint: Endpoint, error: string) => statusError(endpoint, 400, { error });

const logIn = (fields: Readonly<Record<string, string>> = {}) =>
  browser.submit(action, '/login', { ...CREDENTIALS, ...fields });

const formOf = ({ data }: PageAnswer) => data as FormState;

async function fail(times: number): Promise<PageAnswer> {
  let last = await logIn();
  for (let more = 1; more < times; more += 1) last = await logIn();
  return last;
}

/** The captcha tokens of the calls so far. */
const sentTokens = (endpoint: Endpoint) =>
  site.operator
    .at(endpoint)
    .calls()
    .map(({ body }) => (body as { tokenCaptcha?: string }).tokenCaptcha);

const tokens = () => sentTokens(login);

describe('when a log-in asks whether a person sends it', () => {
  it('SESS-19 asks an account after three wrong passwords, and sends nothing without an answer', async () => {
    expect(formOf(await fail(2)).captcha).toBeNull();
    const third = await logIn();
    expect(formOf(third)).toMatchObject({ captcha: { challengeId: 'c1', provider: null } });
    const unanswered = await logIn();
    expect(unanswered.status).toBe(400);
    expect(formOf(unanswered)).toMatchObject({
      values: { username: 'ana@example.com' },
      errors: { captchaAnswer: 'Confirme que você é uma pessoa e envie de novo.' },
      captcha: { challengeId: 'c2' },
    });
    expect(JSON.stringify(unanswered.data)).not.toContain(CREDENTIALS.password);
    expect(tokens()).toHaveLength(3);
  });

  it('SESS-19 passes the answer on as the token, and forgets the failures once the bettor is in', async () => {
    await fail(3);
    site.operator.at(login).reply(() => ({ data: BETTOR }));
    const answer = await logIn({ captchaId: 'c1', captchaAnswer: ' kxm7p ' });
    expect(answer.location).toBe('/deposit');
    expect(tokens().at(-1)).toBe('challenge:c1:kxm7p');
    const next = openBrowser(site);
    expect((await next.submit(action, '/login', CREDENTIALS)).location).toBe('/deposit');
    expect(tokens().at(-1)).toBe('');
  });

  it('SESS-19 asks nobody else than that account, until an address tried many', async () => {
    await fail(3);
    const other = await logIn({ username: 'bia@example.com' });
    expect(formOf(other).captcha).toBeNull();
    for (let account = 0; account < 56; account += 1) {
      await logIn({ username: `a${account}@example.com` });
      site.pass(2_000);
    }
    expect((await browser.visit(loader, '/login')).data).toMatchObject({
      captcha: { challengeId: expect.any(String) },
    });
    const elsewhere = { context: { clientAddress: '198.51.100.7' } };
    expect((await browser.visit(loader, '/login', elsewhere)).data).toMatchObject({
      captcha: null,
    });
  });

  it('SESS-19 asks everybody where the configuration says so, and when the operator asks by itself', async () => {
    open({ CAPTCHA_AFTER: '0' });
    expect((await browser.visit(loader, '/login')).data).toMatchObject({
      captcha: { challengeId: 'c1' },
    });
    open();
    site.operator.at(login).reply(() => {
      throw refused(login, 'CAPTCHA_REQUIRED');
    });
    const asked = await logIn();
    expect(formOf(asked)).toMatchObject({
      errors: { captchaAnswer: 'Confirme que você é uma pessoa e envie de novo.' },
      captcha: { challengeId: 'c1' },
    });
  });

  it.each([
    ['CAPTCHA_REFUSED', 'A resposta não confere. Há outra imagem e outro som: tente com eles.'],
    ['CAPTCHA_USED', 'Esta verificação já foi usada. Responda à nova e envie de novo.'],
    ['CAPTCHA_EXPIRED', 'O tempo desta verificação acabou. Responda à nova e envie de novo.'],
  ])(
    'SESS-19 has words for %s, another challenge, and keeps what was typed',
    async (code, words) => {
      site.operator.at(login).reply(() => {
        throw refused(login, code);
      });
      const answer = await logIn({ captchaId: 'c0', captchaAnswer: 'XXXX', extendedSession: 'on' });
      expect(answer.status).toBe(400);
      expect(formOf(answer)).toMatchObject({
        values: { username: 'ana@example.com', extendedSession: 'on' },
        errors: { captchaAnswer: words },
        captcha: { challengeId: 'c1' },
      });
      expect(formOf(answer).values).not.toHaveProperty('captchaAnswer');
    },
  );

  it('SESS-19 gives another challenge without a word against the form', async () => {
    const answer = await logIn({ captchaAnother: '1', password: '' });
    expect(answer.status).toBe(200);
    expect(formOf(answer)).toMatchObject({
      values: { username: 'ana@example.com' },
      errors: {},
      formError: null,
      captcha: { challengeId: 'c1' },
    });
    expect(tokens()).toEqual([]);
  });

  it('SESS-19 says so while no challenge can be opened, and after too many from one address', async () => {
    site.operator.at(openChallenge).reply(() => {
      throw new UpstreamUnreachable(openChallenge.name, null);
    });
    const down = await logIn({ captchaAnother: '1' });
    expect(formOf(down)).toMatchObject({ captcha: { challengeId: null } });
    open();
    for (let asked = 0; asked < 60; asked += 1) await logIn({ captchaAnother: '1' });
    const last = await logIn({ captchaAnother: '1' });
    expect(formOf(last)).toMatchObject({ captcha: { challengeId: null } });
  });

  it('takes a token of a provider only where one is configured', async () => {
    await logIn({ captchaToken: 'made-up' });
    expect(tokens()).toEqual(['']);
    open({ CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js', CAPTCHA_SITE_KEY: 'key' });
    await logIn({ captchaToken: 'given' });
    expect(tokens()).toEqual(['given']);
    expect((await browser.visit(loader, '/login?reason=captchaNeeded')).data).toMatchObject({
      captcha: { provider: { script: 'https://captcha.example/api.js', siteKey: 'key' } },
    });
  });
});

describe('the other forms that ask', () => {
  it('SESS-19 asks for it before more mails that restore a password', async () => {
    const ask = (fields = {}) =>
      browser.submit(forgot, '/forgot-my-password', { email: 'ana@example.com', ...fields });
    for (let mail = 0; mail < 3; mail += 1) {
      expect((await ask()).location).toBe('/forgot-my-password?enviado=1');
    }
    site.pass(60_000);
    const fourth = await ask();
    expect(formOf(fourth)).toMatchObject({
      values: { email: 'ana@example.com' },
      errors: { captchaAnswer: expect.stringContaining('pessoa') },
    });
    expect((await ask({ captchaId: 'c1', captchaAnswer: '3142' })).status).toBe(302);
    const bodies = sentTokens(askRestoreLink);
    expect(bodies).toEqual(['', '', '', 'challenge:c1:3142']);
    expect((await browser.visit(forgotPage, '/forgot-my-password')).data).toMatchObject({
      captcha: null,
    });
  });

  it('SESS-19 sends a registration with its proof, and without a field where none was asked for', async () => {
    site.operator.at(registerUser).reply(() => {
      throw refused(registerUser, 'CAPTCHA_EXPIRED');
    });
    const send = (fields = {}) =>
      browser.submit(register, '/register', { ...REGISTRATION_FORM, ...fields });
    const late = await send();
    expect(formOf(late)).toMatchObject({
      values: { fullName: 'Ana Souza', email: 'ana@example.com' },
      errors: { captchaAnswer: expect.stringContaining('tempo') },
      captcha: { challengeId: 'c1' },
    });
    site.operator.at(registerUser).reply(() => ({ data: BETTOR }));
    expect((await send({ captchaId: 'c1', captchaAnswer: 'abc' })).location).toBe(
      '/onboard-success',
    );
    const [first, second] = site.operator.at(registerUser).calls();
    expect(first?.body).not.toHaveProperty('tokenCaptcha');
    expect(second?.body).toMatchObject({ tokenCaptcha: 'challenge:c1:abc' });
  });

  it('SESS-19 takes the proof along to Google, and comes back to the form for another', async () => {
    const begun = await browser.submit(google, '/login/google', {
      returnTo: '/deposit',
      captchaId: 'c1',
      captchaAnswer: 'abc',
    });
    site.operator.at(ssoLogin).reply(() => {
      throw refused(ssoLogin, 'CAPTCHA_USED');
    });
    const back = await browser.visit(callback, site.google.allowed(begun.location ?? ''));
    expect(site.operator.at(ssoLogin).calls()[0]?.body).toMatchObject({
      tokenCaptcha: 'challenge:c1:abc',
    });
    expect(back.location).toBe('/login?returnTo=%2Fdeposit&reason=captchaUsed');
    const page = await browser.visit(loader, back.location ?? '');
    expect(page.data).toMatchObject({
      notice: 'Esta verificação já foi usada. Responda à nova e envie de novo.',
      captcha: { challengeId: 'c1' },
    });

    open({ CAPTCHA_AFTER: '0' });
    const held = await browser.submit(google, '/login/google', { returnTo: '/deposit' });
    expect(held.location).toBe('/login?returnTo=%2Fdeposit&reason=captchaNeeded');
  });
});

describe('a part of a challenge', () => {
  const ask = (id: string, name: string, headers = {}) =>
    browser.visit(part, `/captcha/${id}/${name}`, { params: { id, part: name }, headers });
  const text = async ({ body }: PageAnswer) => new Response(body).text();

  it('SESS-19 comes through the site, whole or in the bytes that a player asks for', async () => {
    site.operator.at(challengePicture).reply(() => ({
      data: { contentType: 'image/svg+xml', base64: btoa('<svg/>') },
    }));
    site.operator.at(challengeSound).reply(() => ({
      data: { contentType: 'audio/wav', base64: btoa('0123456789') },
    }));
    const picture = await ask('c1', 'picture');
    expect([picture.status, await text(picture)]).toEqual([200, '<svg/>']);
    const tail = await ask('c1', 'sound', { Range: 'bytes=4-6' });
    expect([tail.status, await text(tail)]).toEqual([206, '456']);
    expect((await ask('c1', 'sound', { Range: 'bytes=40-' })).status).toBe(416);
  });

  it('is not found once it is gone, and never asked for by a made-up address', async () => {
    site.operator.at(challengePicture).reply(() => {
      throw statusError(challengePicture, 404, { error: 'CHALLENGE_NOT_FOUND' });
    });
    expect((await ask('c1', 'picture')).status).toBe(404);
    expect((await ask('..%2F..', 'picture')).status).toBe(404);
    expect((await ask('c1', 'answer')).status).toBe(404);
    expect(site.operator.at(challengePicture).calls()).toHaveLength(1);
    site.operator.at(challengePicture).reply(() => {
      throw statusError(challengePicture, 500);
    });
    expect((await ask('c1', 'picture')).status).toBe(502);
  });
});
