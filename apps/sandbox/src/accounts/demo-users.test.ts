import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from './demo-users.ts';
import { dataOf, openTestAccounts, USERS, type TestAccounts } from '../test/account.ts';

const LOGIN_STATUS: Readonly<Record<string, number>> = {
  SelfExcluded: 403,
  SelfBlocked: 406,
  Blocked: 423,
  RestrictedRegion: 451,
};

const BALANCE = '/payments/api/Wallet/Total/Amount/ByAccountType';

describe('demo users', () => {
  it('have an e-mail and a document of their own', () => {
    for (const field of ['email', 'document'] as const) {
      expect(new Set(DEMO_USERS.map((user) => user[field])).size).toBe(DEMO_USERS.length);
    }
  });

  it('are made once: a platform that starts again finds them as they were left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const env = { SANDBOX_DATA: join(folder, 'sandbox.sqlite') };
    const email = 'migracao@vitrine.example';
    try {
      const before = await openTestAccounts(env);
      expect(await before.account(email)).toMatchObject({ mustMigrate: true });
      await before.order('migration', { email, mustMigrate: false });
      before.platform.close();
      const after = await openTestAccounts(env);
      expect(await after.account(email)).toMatchObject({ mustMigrate: false, status: 'Active' });
      after.platform.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('each demo user', () => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await openTestAccounts();
  });

  it.each(DEMO_USERS)(
    '$email logs in or is refused by status $status; has deposited: $hasDeposited',
    async ({ email, status, hasDeposited }) => {
      const login = await test.tryLogin(email);
      expect(login.status).toBe(LOGIN_STATUS[status] ?? 200);
      if (login.status !== 200) return;
      const { token } = dataOf<{ token: string }>(login.json);
      const { json } = await test.call('GET', BALANCE, { token });
      expect(dataOf<{ amount: number }[]>(json)[0]?.amount).toBe(hasDeposited ? 500 : 0);
    },
  );

  it('has a cell phone that its country takes', async () => {
    const guatemalan = await openTestAccounts({ BRAND: 'quetzal' });
    const { token } = await guatemalan.login();
    const { json } = await guatemalan.call('GET', USERS, { token });
    expect(json).toMatchObject({ data: { userDetail: { cellPhone: '51234567' } } });
    guatemalan.platform.close();
  });

  it('begins with a sum of its currency', async () => {
    const colombian = await openTestAccounts({ BRAND: 'cafetal' });
    const { token } = await colombian.login();
    const { json } = await colombian.call('GET', BALANCE, { token });
    expect(dataOf<{ amount: number }[]>(json)[0]?.amount).toBe(500_000);
    colombian.platform.close();
  });
});
