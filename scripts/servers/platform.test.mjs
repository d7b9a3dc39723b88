import { describe, expect, it } from 'vitest';
import { demoLogin, planServers } from './platform.mjs';

describe('planServers', () => {
  it('plans no sandbox for a platform that is elsewhere', async () => {
    const env = { SANDBOX_URL: 'http://sandbox.example' };
    expect(await planServers('ipe', env)).toMatchObject({ brand: 'ipe', sandboxPort: undefined });
  });

  it('keeps the sandbox off the port of the site', async () => {
    const { sitePort, sandboxPort } = await planServers('ipe', {});
    expect(sandboxPort).toEqual(expect.any(Number));
    expect(sandboxPort).not.toBe(sitePort);
  });
});

describe('demoLogin', () => {
  it('shows the account that the sandbox names, or nothing', () => {
    expect(demoLogin({ demo: { username: 'ana', password: 'secret' } })).toBe(
      '  Log in as ana with secret\n',
    );
    expect(demoLogin({ ok: true })).toBe('');
    expect(demoLogin(undefined)).toBe('');
  });
});
