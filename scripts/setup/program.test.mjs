import { describe, expect, it } from 'vitest';
import { chromiumLaunch } from './chromium-launch.mjs';
import { fakeMachine } from './fake-machine.mjs';
import { locate, provide } from './program.mjs';
import { redisServer, textBrowser } from './programs.mjs';

/** @typedef {import('./program.mjs').Program} Program */

/** @type {Program} */
const lynx = {
  name: 'lynx',
  variable: 'VITRINE_LYNX',
  alsoSetBy: ['LYNX_PATH'],
  names: ['lynx', 'lynx-cur'],
  probe: '--version',
  paths: () => ['/opt/lynx'],
  installers: [],
  remedy: 'Install lynx.',
};

/**
 * @param {string} name
 * @param {() => void} effect
 * @param {{ applies?: boolean, status?: number }} [behaviour]
 * @returns {import('./system-packages.mjs').Installer}
 */
function installer(name, effect, { applies = true, status = 0 } = {}) {
  return {
    name,
    applies: async () => applies,
    async install() {
      effect();
      return { status, output: `Reading lists\nE: ${name} wrote this\n    at line 1\n` };
    },
  };
}

describe('locate', () => {
  it('takes a path from the environment before anything on PATH', () => {
    const machine = fakeMachine({
      env: { LYNX_PATH: '/mine/lynx' },
      programs: ['/mine/lynx', '/usr/bin/lynx'],
    });
    expect(locate(lynx, machine)).toBe('/mine/lynx');
  });

  it('refuses a path from the environment that leads nowhere', () => {
    const machine = fakeMachine({ env: { LYNX_PATH: '/gone' }, programs: ['/usr/bin/lynx'] });
    expect(() => locate(lynx, machine)).toThrow('LYNX_PATH is set to /gone');
  });

  it('looks for its names in order, on PATH before other places', () => {
    const programs = ['/opt/lynx', '/usr/bin/lynx-cur'];
    expect(locate(lynx, fakeMachine({ programs }))).toBe('/usr/bin/lynx-cur');
    expect(locate(lynx, fakeMachine({ programs: ['/opt/lynx'] }))).toBe('/opt/lynx');
    expect(locate(lynx, fakeMachine({ programs: [] }))).toBeUndefined();
  });
});

describe('provide', () => {
  it('installs nothing when the program is there', async () => {
    const installers = [installer('apt-get', () => expect.unreachable())];
    const machine = fakeMachine({ programs: ['/usr/bin/lynx'] });
    expect(await provide({ ...lynx, installers }, machine)).toEqual({
      path: '/usr/bin/lynx',
      from: '/usr/bin/lynx',
    });
  });

  it('passes over a program that does not run', async () => {
    const machine = fakeMachine({
      programs: ['/usr/bin/lynx', '/opt/lynx'],
      answers: { '/usr/bin/lynx --version': 1 },
    });
    expect(await provide(lynx, machine)).toMatchObject({ path: '/opt/lynx' });
  });

  it('tries the installers in order until the program runs', async () => {
    /** @type {string[]} */
    const tried = [];
    const machine = fakeMachine({ programs: [] });
    const installers = [
      installer('brew', () => tried.push('brew'), { applies: false }),
      installer('apt-get', () => tried.push('apt-get'), { status: 100 }),
      installer('download', () => {
        tried.push('download');
        machine.programs.add('/opt/lynx');
      }),
      installer('never', () => tried.push('never')),
    ];
    expect(await provide({ ...lynx, installers }, machine)).toEqual({
      path: '/opt/lynx',
      from: 'installed with download',
    });
    expect(tried).toEqual(['apt-get', 'download']);
  });

  it('tells what each installer said when nothing helped', async () => {
    const installers = [
      installer('brew', () => undefined, { applies: false }),
      installer('apt-get', () => undefined, { status: 100 }),
      installer('download', () => undefined),
    ];
    expect(await provide({ ...lynx, installers }, fakeMachine({ programs: [] }))).toEqual({
      path: undefined,
      reason: [
        'brew: not available here',
        'apt-get: E: apt-get wrote this',
        'download: installed nothing that runs',
      ].join('\n'),
    });
  });
});

describe('system packages', () => {
  it('come from apt-get as root, its lists fetched once for several programs', async () => {
    const machine = fakeMachine({ isRoot: true, programs: ['/usr/bin/apt-get'] });
    await provide(redisServer, machine);
    await provide(textBrowser, machine);
    const aptGet = 'env DEBIAN_FRONTEND=noninteractive apt-get -qq';
    expect(machine.commands).toEqual([
      `${aptGet} update`,
      `${aptGet} install -y --no-install-recommends redis-server`,
      `${aptGet} install -y --no-install-recommends w3m`,
    ]);
  });

  it('come through sudo for others, if it asks for no password', async () => {
    const programs = ['/usr/bin/apt-get', '/usr/bin/sudo'];
    const machine = fakeMachine({ programs });
    await provide(textBrowser, machine);
    expect(machine.commands.at(-1)).toMatch(/^sudo -n env .* install .* w3m$/);

    const withPassword = fakeMachine({ programs, answers: { 'sudo -n true': 1 } });
    expect(await provide(textBrowser, withPassword)).toMatchObject({ path: undefined });
    expect(withPassword.commands).toEqual(['sudo -n true']);
  });

  it('come from brew on macOS', async () => {
    const machine = fakeMachine({ platform: 'darwin', programs: ['/usr/bin/brew'] });
    await provide(redisServer, machine);
    expect(machine.commands).toEqual(['brew install --quiet redis']);
  });
});

describe('chromiumLaunch', () => {
  it('starts the browser that the environment names', () => {
    const machine = fakeMachine({
      env: { VITRINE_CHROMIUM: '/my/chromium' },
      programs: ['/my/chromium', '/usr/bin/google-chrome'],
    });
    expect(chromiumLaunch(machine)).toMatchObject({
      executablePath: '/my/chromium',
      args: expect.arrayContaining(['--no-sandbox']),
    });
  });
});
