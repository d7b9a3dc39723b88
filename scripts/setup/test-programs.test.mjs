import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMachine } from './fake-machine.mjs';
import { provideTestPrograms } from './test-programs.mjs';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('provideTestPrograms', () => {
  it('answers the variables of what was found', async () => {
    const machine = fakeMachine({
      programs: ['/usr/bin/chromium', '/usr/bin/valkey-server', '/usr/bin/w3m', '/usr/bin/lynx'],
    });
    expect(
      await provideTestPrograms(new Set(['browser', 'redis', 'text browser']), machine),
    ).toEqual({
      VITRINE_CHROMIUM: '/usr/bin/chromium',
      VITRINE_REDIS_SERVER: '/usr/bin/valkey-server',
      VITRINE_W3M: '/usr/bin/w3m',
      VITRINE_LYNX: '/usr/bin/lynx',
    });
  });

  it('needs no Redis of its own when the environment names a server', async () => {
    const machine = fakeMachine({ env: { REDIS_TEST_URL: 'redis://host' }, programs: [] });
    expect(await provideTestPrograms(new Set(['redis']), machine)).toEqual({});
  });

  it('answers where the engines are, and goes nowhere without one that was asked for', async () => {
    const programs = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
    const both = new Set(/** @type {const} */ (['firefox', 'webkit']));
    expect(await provideTestPrograms(both, fakeMachine({ programs }))).toEqual({
      VITRINE_FIREFOX: '/usr/bin/firefox-esr',
      VITRINE_WEBKIT_DRIVER: '/usr/bin/WebKitWebDriver',
      VITRINE_XVFB: '/usr/bin/Xvfb',
    });
    const without = fakeMachine({ programs: programs.slice(0, 2) });
    await expect(provideTestPrograms(both, without)).rejects.toMatchObject({
      message: expect.stringContaining('no Xvfb screen on this machine'),
    });
  });

  it('goes on without Redis or text browsers on a developer machine', async () => {
    const machine = fakeMachine({ programs: [] });
    expect(await provideTestPrograms(new Set(['redis', 'text browser']), machine)).toEqual({});
  });

  it.each(/** @type {const} */ (['redis', 'text browser']))(
    'refuses to go on without %s in CI, and says what to do',
    async (need) => {
      const machine = fakeMachine({ env: { CI: 'true' }, programs: [] });
      await expect(provideTestPrograms(new Set([need]), machine)).rejects.toMatchObject({
        message: expect.stringContaining('on this machine, and none could be installed'),
        remedy: expect.stringMatching(
          /sudo apt-get install[^]*What was tried:\napt-get: not available/,
        ),
      });
    },
  );
});
