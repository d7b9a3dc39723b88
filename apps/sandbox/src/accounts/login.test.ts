import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from './demo-users.ts';
import {
  LOGIN,
  REGISTRATION,
  USERS,
  dataOf,
  openTestAccounts,
  type TestAccounts,
} from '../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

describe('login', () => {
  it('SESS-02 opens a session for the right password and tells all of its account', async () => {
    const { status, json } = await test.tryLogin(DEMO.username);
    expect(status).toBe(200);
    const data = dataOf<Record<string, string>>(json);
    expect(data).toMatchObject({
      username: DEMO.username,
      email: DEMO.username,
      fullname: 'Dandara Moreira',
      userRegisterStep: 2,
      faceStatus: null,
      cellphone: '11987654321',
      isDeactivated: false,
      validationType: null,
      showUserInfoBonusView: false,
      showUserAcceptMigrationView: false,
      autoexclusion: false,
      status: 'Active',
    });
    const details = await test.call('GET', USERS, { token: data['token'] ?? '' });
    expect(details.json).toMatchObject({ data: { id: data['userId'] } });
  });

  it('SESS-02 refuses a wrong password, and after five every try of that minute', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await test.tryLogin(DEMO.username, 'wrong')).status).toBe(401);
    }
    test.pass(20_000);
    expect(test.refusal(await test.tryLogin(DEMO.username))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const { headers } = await test.platform.app.request(LOGIN, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: DEMO.username,
        password: DEMO.password,
        extendedSession: false,
        tokenCaptcha: '',
      }),
    });
    expect(headers.get('retry-after')).toBe('40');
    test.pass(40_001);
    expect((await test.tryLogin(DEMO.username)).status).toBe(200);
  });

  it('SESS-02 carries a captcha token, which may be refused', async () => {
    const body = {
      username: DEMO.username,
      password: DEMO.password,
      extendedSession: false,
      tokenCaptcha: 'captcha-refused',
    };
    const answer = await test.call('POST', LOGIN, { body });
    expect(test.refusal(answer)).toEqual([400, 'CAPTCHA_REFUSED']);
  });

  it('SESS-02 keeps an extended session alive through a longer rest', async () => {
    const body = { username: DEMO.username, password: DEMO.password, tokenCaptcha: '' };
    const open = async (extendedSession: boolean) =>
      dataOf<{ token: string; refreshToken: string; userId: string }>(
        (await test.call('POST', LOGIN, { body: { ...body, extendedSession } })).json,
      );
    const [short, long] = [await open(false), await open(true)];
    test.pass(25 * 3_600_000);
    expect((await test.refresh(short)).status).toBe(401);
    expect((await test.refresh(long)).status).toBe(200);
  });

  it.each([
    ['autoexclusao@vitrine.example', 403, 'SELF_EXCLUDED'],
    ['autobloqueio@vitrine.example', 406, 'SELF_BLOCKED'],
    ['bloqueio@vitrine.example', 423, 'BLOCKED'],
    ['regiao@vitrine.example', 451, 'RESTRICTED_REGION'],
  ])('answers %s with %i %s', async (username, status, code) => {
    expect(test.refusal(await test.tryLogin(username))).toEqual([status, code]);
  });

  it.each([
    ['autoexclusao-3@vitrine.example', 3, '2025-06-08T15:00:00.000Z'],
    ['autoexclusao-24@vitrine.example', 24, '2027-03-08T15:00:00.000Z'],
    ['autoexclusao-1216@vitrine.example', 1216, '2126-07-08T15:00:00.000Z'],
    ['autoexclusao-3-sem-data@vitrine.example', 3, null],
    ['autoexclusao-24-sem-data@vitrine.example', 24, null],
    ['autoexclusao-1216-sem-data@vitrine.example', 1216, null],
  ])('lets %s in with the detail of the exclusion', async (username, months, date) => {
    const { json } = await test.tryLogin(username);
    expect(json).toMatchObject({
      data: {
        autoexclusion: { exclusionMonth: months, resumeExclusionDate: date },
        status: 'SelfExcluded',
      },
    });
  });

  it.each([
    ['desativada@vitrine.example', { isDeactivated: true }],
    ['migracao@vitrine.example', { showUserAcceptMigrationView: true }],
    ['pin@vitrine.example', { userRegisterStep: 1 }],
    ['validacao-2@vitrine.example', { validationType: 2 }],
    ['rosto@vitrine.example', { validationType: 4, faceStatus: 1 }],
    ['bloqueio-interno@vitrine.example', { status: 'InternalBlocked' }],
  ])('tells what is special about %s', async (username, special) => {
    expect((await test.tryLogin(username)).json).toMatchObject({ data: special });
  });

  it('names the field that a request lacks', async () => {
    const { status, json } = await test.call('POST', LOGIN, { body: { username: 'a' } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'INVALID_REQUEST' });
    expect((json as { message: string }).message).toContain('password');
  });
});

describe('login with a firebase token', () => {
  const ssoLogin = (firebaseToken: string, tokenCaptcha = '') =>
    test.call('POST', '/main/api/Session/ssoLogin', {
      body: { firebaseToken, extendedSession: false, tokenCaptcha },
    });

  it('SESS-03 opens a session for whose e-mail the token tells', async () => {
    const { json } = await ssoLogin(`sso:${DEMO.username}`);
    const { token, email } = dataOf<{ token: string; email: string }>(json);
    expect(email).toBe(DEMO.username);
    expect(await test.isIn(token)).toBe(true);
  });

  it('SESS-03 tells who must register first, and then lets them in', async () => {
    const firebaseToken = 'sso:google@vitrine.example';
    expect(test.refusal(await ssoLogin(firebaseToken))).toEqual([404, 'USER_NOT_REGISTERED']);
    const registered = await test.call('POST', '/main/api/Users/ssoRegister', {
      body: { ...REGISTRATION, firebaseToken },
    });
    expect(registered.json).toMatchObject({
      data: { email: 'google@vitrine.example', userRegisterStep: 2 },
    });
    expect((await ssoLogin(firebaseToken)).status).toBe(200);
    expect((await test.mails('google@vitrine.example')).length).toBe(0);
  });

  it('SESS-03 refuses a token that is none, a captcha, and a closed account', async () => {
    expect(test.refusal(await ssoLogin('nonsense'))).toEqual([401, 'INVALID_FIREBASE_TOKEN']);
    const captcha = await ssoLogin(`sso:${DEMO.username}`, 'captcha-refused');
    expect(test.refusal(captcha)).toEqual([400, 'CAPTCHA_REFUSED']);
    const closed = await ssoLogin('sso:bloqueio@vitrine.example');
    expect(test.refusal(closed)).toEqual([423, 'BLOCKED']);
  });
});
