import { isInternallyBlocked, readTokenPayload } from '@vitrine/upstream/account/token-payload';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Login } from '../test/platform.ts';
import { DEMO } from './demo-users.ts';
import { dataOf, openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const refreshed = async (login: Login) => dataOf<Login>((await test.refresh(login)).json);

describe('tokens', () => {
  it('replaces both tokens; the old refresh token is dead', async () => {
    const login = await test.login();
    test.pass(1000);
    const next = await refreshed(login);
    expect(next.token).not.toBe(login.token);
    expect(next.refreshToken).not.toBe(login.refreshToken);
    expect(await test.isIn(next.token)).toBe(true);
    expect((await test.refresh(login)).status).toBe(401);
    expect((await test.refresh(next)).status).toBe(200);
  });

  it('lets an access token hold until its exp', async () => {
    const { token } = await test.login();
    test.pass(test.config.tokenSeconds * 1000 - 1000);
    expect(await test.isIn(token)).toBe(true);
    test.pass(1000);
    expect(await test.isIn(token)).toBe(false);
  });

  it('refuses every access token a tester has expired, and takes the refreshed one', async () => {
    const login = await test.login();
    await test.call('POST', '/sandbox/tokens/expire');
    expect(await test.isIn(login.token)).toBe(false);
    test.pass(1);
    expect(await test.isIn((await refreshed(login)).token)).toBe(true);
  });

  it('ends the session on close', async () => {
    const login = await test.login();
    const { status } = await test.call('POST', '/main/api/Session/close/', { token: login.token });
    expect(status).toBe(204);
    expect(await test.isIn(login.token)).toBe(false);
    expect((await test.refresh(login)).status).toBe(401);
  });

  it('refuses a token whose signature is not its own', async () => {
    const { token } = await test.login();
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', exp: 9e9 })).toString('base64url');
    expect(await test.isIn(`${header}.${forged}.${signature}`)).toBe(false);
    expect(await test.isIn('nonsense')).toBe(false);
  });

  it('SESS-10 say InternalBlocked from the login on, or from the next refresh', async () => {
    const blocked = await test.login('bloqueio-interno@vitrine.example');
    expect(isInternallyBlocked(blocked.token)).toBe(true);

    const login = await test.login();
    await test.order('status', { email: DEMO.username, status: 'InternalBlocked' });
    expect(isInternallyBlocked(login.token)).toBe(false);
    test.pass(1000);
    const next = await refreshed(login);
    expect(isInternallyBlocked(next.token)).toBe(true);
    expect(await test.isIn(next.token)).toBe(true);

    await test.order('status', { email: DEMO.username, status: 'Active' });
    test.pass(1000);
    expect(isInternallyBlocked((await refreshed(next)).token)).toBe(false);
  });

  it.each([
    ['exclude', { months: 3 }, 'SelfExcluded'],
    ['deactivate', {}, 'Deactivated'],
  ])('tell after a refresh what a tester has done: %s', async (verb, body, status) => {
    const login = await test.login();
    await test.order(verb, { email: DEMO.username, ...body });
    test.pass(1000);
    expect(readTokenPayload((await refreshed(login)).token)?.Status).toBe(status);
  });

  it('are not refreshed for an account that has been closed, whose session stays for later', async () => {
    const login = await test.login();
    await test.order('status', { email: DEMO.username, status: 'Blocked' });
    expect(test.refusal(await test.refresh(login))).toEqual([423, 'BLOCKED']);
    await test.order('status', { email: DEMO.username, status: 'Active' });
    expect((await test.refresh(login)).status).toBe(200);
  });
});
