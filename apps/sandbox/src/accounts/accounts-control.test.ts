import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from './demo-users.ts';
import { openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const email = DEMO.username;

describe('control calls of accounts', () => {
  it.each([
    ['status', { status: 'Blocked' }, { status: 'Blocked' }],
    ['deactivate', {}, { isDeactivated: true }],
    ['deactivate', { isDeactivated: false }, { isDeactivated: false }],
    ['step', { step: 1 }, { registerStep: 1 }],
    ['migration', { mustMigrate: true }, { mustMigrate: true }],
    ['lock-out', {}, { isLockedOut: true }],
    ['exclude', { months: 6 }, { exclusion: { months: 6, resumeAt: null } }],
    [
      'exclude',
      { months: 24, resumeDate: '2027-01-01T00:00:00Z' },
      { exclusion: { months: 24, resumeAt: Date.UTC(2027, 0, 1) } },
    ],
  ])('%s %j leaves the account with %j', async (verb, body, left) => {
    await test.order(verb, { email, ...body });
    expect(await test.account(email)).toMatchObject(left);
  });

  it('lift an exclusion', async () => {
    await test.order('exclude', { email, months: 1216 });
    await test.order('lift', { email });
    expect(await test.account(email)).toMatchObject({ exclusion: null });
  });

  it.each([
    ['status', { email, status: 'Unheard' }, 400],
    ['exclude', { email, months: 0 }, 400],
    ['exclude', { email, months: 3, resumeDate: 'soon' }, 400],
    ['step', { email: 'ninguem@vitrine.example', step: 1 }, 404],
  ])('refuse %s %j with %i', async (verb, body, status) => {
    expect((await test.call('POST', `/sandbox/accounts/${verb}`, { body })).status).toBe(status);
  });

  it('show no password, and nobody who is not there', async () => {
    expect(await test.account(email)).not.toHaveProperty('passwordHash');
    const nobody = await test.call('GET', '/sandbox/accounts/ninguem@vitrine.example');
    expect(nobody.status).toBe(404);
  });
});
