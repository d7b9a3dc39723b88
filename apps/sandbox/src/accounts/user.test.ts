import { beforeEach, describe, expect, it } from 'vitest';
import type { Login } from '../test/platform.ts';
import { DEMO } from './demo-users.ts';
import { USERS, openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
let bettor: Login;
beforeEach(async () => {
  test = await openTestAccounts();
  bettor = await test.login();
});

const call = (method: string, path: string, body?: object, { token } = bettor) =>
  test.call(method, path, { token, ...(body ? { body } : {}) });

describe('user details', () => {
  it('SESS-12 tell all of an account', async () => {
    expect((await call('GET', USERS)).json).toEqual({
      data: {
        id: bettor.userId,
        fullname: 'Dandara Moreira',
        userRegisterStep: 2,
        showUserAcceptMigrationView: false,
        autoexclusion: false,
        userAccount: {
          username: DEMO.username,
          email: DEMO.username,
          faceStatus: null,
          validationType: null,
        },
        userDetail: { cellPhone: '11987654321', address: null },
      },
    });
  });

  it('SESS-12 tell the detail of an exclusion from the moment it holds', async () => {
    await test.order('exclude', {
      email: DEMO.username,
      months: 24,
      resumeDate: '2027-03-08T00:00:00Z',
    });
    expect((await call('GET', USERS)).json).toMatchObject({
      data: {
        autoexclusion: { exclusionMonth: 24, resumeExclusionDate: '2027-03-08T00:00:00.000Z' },
      },
    });
    await test.order('lift', { email: DEMO.username });
    expect((await call('GET', USERS)).json).toMatchObject({ data: { autoexclusion: false } });
  });

  it('SESS-12 change with the user info, which keeps an address it does not name', async () => {
    const info = { fullname: 'Dandara M. Moreira', cellPhone: '11900000000' };
    const changed = await call('PUT', '/main/api/Users/UserInfo', {
      ...info,
      address: 'Rua das Palmeiras, 10',
    });
    expect(changed.json).toMatchObject({
      data: {
        fullname: info.fullname,
        userDetail: { cellPhone: info.cellPhone, address: 'Rua das Palmeiras, 10' },
      },
    });
    await call('PUT', '/main/api/Users/UserInfo', info);
    expect((await call('GET', USERS)).json).toEqual(changed.json);
  });

  it('SESS-12 refuse a user info without a name', async () => {
    const body = { fullname: ' ', cellPhone: '11900000000' };
    const answer = await call('PUT', '/main/api/Users/UserInfo', body);
    expect(test.refusal(answer)).toEqual([400, 'INVALID_REQUEST']);
  });
});

it('SESS-15 keeps where push messages reach a user, until an empty token takes it back', async () => {
  const path = '/main/api/Users/SetFirestoreToken';
  expect((await call('POST', path, { Token: 'device-1' })).status).toBe(204);
  expect(await test.account(DEMO.username)).toMatchObject({ firestoreToken: 'device-1' });
  expect((await call('POST', path, { Token: '' })).status).toBe(204);
  expect(await test.account(DEMO.username)).toMatchObject({ firestoreToken: null });
  expect((await call('POST', path, { token: 'device-1' })).status).toBe(400);
  expect((await test.call('POST', path, { body: { Token: 'device-1' } })).status).toBe(401);
});

describe('migration', () => {
  const decide = (action: unknown) =>
    call('POST', '/main/api/UserMigration/UserMigrationDecision', { action });
  const isAsked = async () => {
    const { json } = await call('GET', USERS);
    return (json as { data: { showUserAcceptMigrationView: boolean } }).data
      .showUserAcceptMigrationView;
  };
  beforeEach(async () => {
    bettor = await test.login('migracao@vitrine.example');
  });

  it.each([
    ['Accepted', 1, false],
    ['Ignored', 0, true],
    ['Rejected', -1, false],
  ])('MIG-02 takes %s (%i); is asked again: %s', async (_, action, isAskedAgain) => {
    expect(await isAsked()).toBe(true);
    expect((await decide(action)).status).toBe(204);
    expect(await isAsked()).toBe(isAskedAgain);
  });

  it.each([2, '1', null])('MIG-02 refuses %j, which is no decision', async (action) => {
    expect((await decide(action)).status).toBe(400);
    expect(await isAsked()).toBe(true);
  });

  it('MIG-02 needs a session', async () => {
    const path = '/main/api/UserMigration/UserMigrationDecision';
    expect((await test.call('POST', path, { body: { action: 1 } })).status).toBe(401);
  });
});

describe('roles', () => {
  const roles = async (login: Login) =>
    (await call('GET', '/betting/api/Users/v1/GetUserRoles', undefined, login)).json;

  it('are a list of numbers, 1 for the admin and none for a bettor', async () => {
    expect(await roles(await test.login('admin@vitrine.example'))).toEqual([1]);
    expect(await roles(bettor)).toEqual([]);
  });
});
