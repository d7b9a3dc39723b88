import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../demo-users.ts';
import { dataOf, openTestAccounts, type TestAccounts } from '../../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const RESTORE = '/main/api/Users/RestorePassword';
const NEW_PASSWORD = 'Outra!2025';

const ask = (email: string, tokenCaptcha = '') =>
  test.call('POST', RESTORE, { body: { email, tokenCaptcha } });
const read = (token: string) => test.call('GET', `${RESTORE}/${token}`);
const set = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  test.call('POST', `${RESTORE}/${token}`, { body: { password, confirmPassword } });

async function restoreToken(): Promise<string> {
  await ask(DEMO.username);
  const [mail] = await test.mails(DEMO.username);
  return new URL(mail?.link ?? '').searchParams.get('Token') ?? '';
}

describe('forgotten password', () => {
  it('mails a link to the site, and says nothing of whether an e-mail has an account', async () => {
    expect((await ask(DEMO.username)).status).toBe(204);
    const [mail] = await test.mails(DEMO.username);
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/RestorePassword\?Token=[\w-]{20,}$/);
    expect(mail?.body).toContain(mail?.link);
    expect((await ask('ninguem@vitrine.example')).status).toBe(204);
    expect(await test.mails('ninguem@vitrine.example')).toEqual([]);
    expect(test.refusal(await ask(DEMO.username, 'captcha-refused'))).toEqual([
      400,
      'CAPTCHA_REFUSED',
    ]);
  });

  it('mails one link a minute at most', async () => {
    await ask(DEMO.username);
    expect((await ask(DEMO.username)).status).toBe(204);
    expect(await test.mails(DEMO.username)).toHaveLength(1);
    test.pass(60_000);
    await ask(DEMO.username);
    expect(await test.mails(DEMO.username)).toHaveLength(2);
  });

  it('SESS-13 reads whose password a link sets and until when', async () => {
    const { status, json } = await read(await restoreToken());
    expect(status).toBe(200);
    expect(json).toEqual({
      data: { username: DEMO.username, expiresAt: '2025-03-08T16:00:00.000Z' },
    });
  });

  it('SESS-13 refuses a link that is unknown, old, or not the last', async () => {
    expect(test.refusal(await read('nonsense'))).toEqual([400, 'LINK_INVALID']);
    const first = await restoreToken();
    test.pass(3_600_000);
    expect(test.refusal(await read(first))).toEqual([400, 'LINK_EXPIRED']);
    expect((await read(await restoreToken())).status).toBe(200);
    expect(test.refusal(await read(first))).toEqual([400, 'LINK_INVALID']);
  });

  it('sets the password once and ends every session', async () => {
    const before = await test.login();
    const token = await restoreToken();
    expect((await set(token)).status).toBe(204);
    expect((await test.tryLogin(DEMO.username)).status).toBe(401);
    expect((await test.tryLogin(DEMO.username, NEW_PASSWORD)).status).toBe(200);
    expect(await test.isIn(before.token)).toBe(false);
    expect((await test.refresh(before)).status).toBe(401);
    expect(test.refusal(await set(token))).toEqual([400, 'LINK_INVALID']);
  });

  it('refuses a weak password or one typed in two ways, and keeps the link', async () => {
    const token = await restoreToken();
    expect(test.refusal(await set(token, 'curta'))).toEqual([400, 'WEAK_PASSWORD']);
    const twoWays = await set(token, NEW_PASSWORD, 'Outra!2026');
    expect(test.refusal(twoWays)).toEqual([400, 'PASSWORDS_DIFFER']);
    expect((await set(token)).status).toBe(204);
  });
});

describe('locked account', () => {
  async function lockOut(): Promise<string> {
    for (let failure = 0; failure < 10; failure += 1) {
      if (failure === 5) test.pass(60_001);
      await test.tryLogin(DEMO.username, 'wrong');
    }
    const [mail] = await test.mails(DEMO.username);
    return mail?.link ?? '';
  }
  const release = (link: string, username: string = DEMO.username) =>
    test.call('POST', '/main/api/Users/ReleaseUser', {
      body: { username, token: new URL(link).searchParams.get('Token') },
    });

  it('SESS-15 is closed by ten failed logins within an hour and opened by the mailed link', async () => {
    const link = await lockOut();
    expect(new URL(link).pathname).toBe('/attempt-limit');
    test.pass(60_001);
    const locked = await test.tryLogin(DEMO.username);
    expect(test.refusal(locked)).toEqual([423, 'ATTEMPTS_BLOCKED']);
    expect((await release(link)).status).toBe(204);
    expect((await test.tryLogin(DEMO.username)).status).toBe(200);
    expect(test.refusal(await release(link))).toEqual([400, 'LINK_INVALID']);
  });

  it('SESS-15 is opened by no other link and by no other user’s', async () => {
    const link = await lockOut();
    const asOther = await release(link, 'outra@vitrine.example');
    expect(test.refusal(asOther)).toEqual([400, 'LINK_INVALID']);
    const made = await release('http://localhost/?Token=nonsense');
    expect(test.refusal(made)).toEqual([400, 'LINK_INVALID']);
    test.pass(24 * 3_600_000);
    expect(test.refusal(await release(link))).toEqual([400, 'LINK_EXPIRED']);
    expect((await test.tryLogin(DEMO.username)).status).toBe(423);
  });

  it('stays in with the sessions it has, and comes back with a new password', async () => {
    const { token } = await test.login();
    await test.order('lock-out', { email: DEMO.username });
    expect(await test.isIn(token)).toBe(true);
    expect((await test.tryLogin(DEMO.username)).status).toBe(423);
    await set(await restoreToken());
    expect((await test.tryLogin(DEMO.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('is not reached by failures that a right password lies between', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await test.tryLogin(DEMO.username, 'wrong');
      expect(dataOf((await test.tryLogin(DEMO.username)).json)).toBeDefined();
    }
  });
});
