import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, type Login, type TestPlatform } from '../test-platform.ts';
import { DEMO } from './demo-users.ts';

const LOGIN = '/main/api/Session/login/';
const REFRESH = '/main/api/Session/RefreshToken/';
const USERS = '/main/api/Users/';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
});

const credentials = (username: string, password: string) => ({
  body: { username, password, extendedSession: false, tokenCaptcha: 'test' },
});

const registration = {
  email: 'nova@vitrine.example',
  password: 'Segredo!2024',
  confirmPassword: 'Segredo!2024',
  fullName: 'Nova Pessoa',
  documentNumber: '98765432100',
  birthDate: '1995-02-01',
  cellPhone: '11912345678',
  country: 'BR',
  acceptTerms: true,
};

describe('login', () => {
  it('opens a session for the right password', async () => {
    const { token } = await test.login();
    const { status, json } = await test.call('GET', USERS, { token });
    expect(status).toBe(200);
    expect(json).toMatchObject({ data: { userAccount: { email: DEMO.username } } });
  });

  it('refuses a wrong password, and after five failures every try of that minute', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      const { status } = await test.call('POST', LOGIN, credentials(DEMO.username, 'wrong'));
      expect(status).toBe(401);
    }
    const right = credentials(DEMO.username, DEMO.password);
    expect((await test.call('POST', LOGIN, right)).status).toBe(429);
    test.pass(60_001);
    expect((await test.call('POST', LOGIN, right)).status).toBe(200);
  });

  it.each([
    ['autoexclusao@vitrine.example', 403],
    ['autobloqueio@vitrine.example', 406],
    ['bloqueio@vitrine.example', 423],
    ['regiao@vitrine.example', 451],
  ])('answers %s with %i', async (username, status) => {
    const answer = await test.call('POST', LOGIN, credentials(username, DEMO.password));
    expect(answer.status).toBe(status);
  });

  it('names the field that a request lacks', async () => {
    const { status, json } = await test.call('POST', LOGIN, { body: { username: 'a' } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'INVALID_REQUEST' });
    expect((json as { message: string }).message).toContain('password');
  });
});

describe('tokens', () => {
  const refresh = (login: Login) =>
    test.call('POST', REFRESH, {
      body: { token: login.token, refreshToken: login.refreshToken },
    });
  const isIn = async (token: string) => (await test.call('GET', USERS, { token })).status === 200;

  it('replaces both tokens; the old refresh token is dead', async () => {
    const login = await test.login();
    test.pass(1000);
    const { json } = await refresh(login);
    const next = (json as { data: Login }).data;
    expect(next.token).not.toBe(login.token);
    expect(next.refreshToken).not.toBe(login.refreshToken);
    expect(await isIn(next.token)).toBe(true);
    expect((await refresh(login)).status).toBe(401);
    expect((await refresh(next)).status).toBe(200);
  });

  it('lets an access token hold until its exp', async () => {
    const { token } = await test.login();
    test.pass(test.config.tokenSeconds * 1000 - 1000);
    expect(await isIn(token)).toBe(true);
    test.pass(1000);
    expect(await isIn(token)).toBe(false);
  });

  it('refuses every access token a tester has expired, and takes the refreshed one', async () => {
    const login = await test.login();
    await test.call('POST', '/sandbox/tokens/expire');
    expect(await isIn(login.token)).toBe(false);
    test.pass(1);
    const { json } = await refresh(login);
    expect(await isIn((json as { data: Login }).data.token)).toBe(true);
  });

  it('ends the session on close', async () => {
    const login = await test.login();
    const { status } = await test.call('POST', '/main/api/Session/close/', { token: login.token });
    expect(status).toBe(204);
    expect(await isIn(login.token)).toBe(false);
    expect((await refresh(login)).status).toBe(401);
  });

  it('refuses a token whose signature is not its own', async () => {
    const { token } = await test.login();
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', exp: 9e9 })).toString('base64url');
    expect(await isIn(`${header}.${forged}.${signature}`)).toBe(false);
    expect(await isIn('nonsense')).toBe(false);
  });
});

describe('registration', () => {
  it('registers with a session, past the step of the PIN', async () => {
    const { status, json } = await test.call('POST', USERS, { body: registration });
    expect(status).toBe(200);
    expect(json).toMatchObject({ data: { userRegisterStep: 2, email: registration.email } });
  });

  it('answers 409 for an e-mail or a document that has an account', async () => {
    await test.call('POST', USERS, { body: registration });
    const sameMail = { ...registration, documentNumber: '1', email: 'NOVA@vitrine.example' };
    const sameDocument = { ...registration, email: 'outra-nova@vitrine.example' };
    expect((await test.call('POST', USERS, { body: sameMail })).status).toBe(409);
    expect((await test.call('POST', USERS, { body: sameDocument })).status).toBe(409);
  });

  it('refuses someone who turns eighteen tomorrow', async () => {
    const body = { ...registration, birthDate: '2007-03-09' };
    const { status, json } = await test.call('POST', USERS, { body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'UNDERAGE' });
    const today = { ...registration, birthDate: '2007-03-08' };
    expect((await test.call('POST', USERS, { body: today })).status).toBe(200);
  });
});
