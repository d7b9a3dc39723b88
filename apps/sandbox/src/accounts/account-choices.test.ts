import { beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, REGISTRATION, type TestAccounts } from '../test/account.ts';
import { DEMO } from './demo-users.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const NOTIFICATIONS = '/main/api/Users/Notifications';
const CLOSE = '/main/api/Users/Close';

describe('what may be written about', () => {
  it('is nothing at first, and what the bettor allows afterwards', async () => {
    const { token } = await test.login();
    const none = { email: false, sms: false, push: false };
    expect((await test.call('GET', NOTIFICATIONS, { token })).json).toEqual({ data: none });
    const body = { ...none, sms: true };
    await test.call('PUT', NOTIFICATIONS, { token, body });
    expect((await test.call('GET', NOTIFICATIONS, { token })).json).toEqual({ data: body });
  });
});

describe('reactivating an account', () => {
  const REACTIVATE = '/main/api/Users/Reactivate';
  const email = 'desativada@vitrine.example';
  const reactivate = (token: string) => test.call('POST', REACTIVATE, { token });
  const tokenOf = async () => (await test.login(email)).token;

  it('opens it, and says when it is open', async () => {
    const token = await tokenOf();
    expect((await reactivate(token)).json).toEqual({
      data: { reactivatedAt: '2025-03-08T15:00:00.000Z' },
    });
    expect(test.refusal(await reactivate(token))).toEqual([409, 'NOT_DEACTIVATED']);
    expect(await test.account(email)).toMatchObject({ isDeactivated: false });
  });

  it.each([
    ['exclude', { months: 3 }, [403, 'SELF_EXCLUDED']],
    ['status', { status: 'InternalBlocked' }, [409, 'SUPPORT_NEEDED']],
  ])('does not after %s', async (verb, body, refusal) => {
    await test.order(verb, { email, ...body });
    expect(test.refusal(await reactivate(await tokenOf()))).toEqual(refusal);
    expect(await test.account(email)).toMatchObject({ isDeactivated: true });
  });
});

describe('closing an account', () => {
  const close = (token: string, password: string) =>
    test.call('POST', CLOSE, { token, body: { password, reason: null } });

  it('ends every session, and log-ins from then on', async () => {
    const { token } = await test.register();
    const closed = await close(token, REGISTRATION.password);
    expect(closed.json).toEqual({
      data: { closedAt: '2025-03-08T15:00:00.000Z', recordsUntil: '2030-03-08T15:00:00.000Z' },
    });
    expect(await test.isIn(token)).toBe(false);
    expect(test.refusal(await test.tryLogin(REGISTRATION.email, REGISTRATION.password))).toEqual([
      403,
      'ACCOUNT_CLOSED',
    ]);
  });

  it('asks for the password, five times a minute at most', async () => {
    const { token } = await test.register();
    for (let count = 0; count < 5; count += 1) {
      expect(test.refusal(await close(token, 'wrong'))).toEqual([400, 'WRONG_PASSWORD']);
    }
    expect(test.refusal(await close(token, REGISTRATION.password))).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
    ]);
    expect(await test.isIn(token)).toBe(true);
  });

  it('waits until the balance has left', async () => {
    const { token } = await test.login();
    expect(test.refusal(await close(token, DEMO.password))).toEqual([409, 'BALANCE_LEFT']);
    expect(await test.isIn(token)).toBe(true);
  });
});
