import { createRequire } from 'node:module';
import { oldChromiumPath, unpackedBundle } from './old-chromium.mjs';
import { node, root } from './places.mjs';
import { apt, brew, mayUseApt } from './system-packages.mjs';

/** @typedef {import('./program.mjs').Program} Program */

const inRepository = createRequire(`${root}/package.json`);

/** @type {import('./system-packages.mjs').Installer} */
const playwrightDownload = {
  name: 'playwright install',
  applies: async () => true,
  async install(machine) {
    // The shared libraries come from the system's packages, where those may be installed.
    const withLibraries = (await mayUseApt(machine)) ? ['--with-deps'] : [];
    return machine.run(node, [
      `${root}/node_modules/playwright/cli.js`,
      'install',
      ...withLibraries,
      'chromium',
    ]);
  },
};

/** @type {Program} */
export const browser = {
  name: 'Chromium browser',
  variable: 'VITRINE_CHROMIUM',
  alsoSetBy: ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'],
  // The headless build draws no window of its own: journeys take a third less time with it.
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ],
  probe: '--version',
  paths: (machine) => [
    ...(machine.platform === 'darwin'
      ? [
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
        ]
      : []),
    ...playwrightBrowsers(),
  ],
  installers: [
    apt(['chromium-headless-shell', 'fonts-liberation']),
    apt(['chromium', 'fonts-liberation']),
    playwrightDownload,
  ],
  remedy: [
    'Install Chromium or Google Chrome, for instance:',
    '  Debian, Ubuntu  sudo apt-get install chromium',
    '  macOS           brew install --cask google-chrome',
    'or set CHROMIUM_PATH to the program of a browser you have.',
  ].join('\n'),
};

/** @type {Program} */
export const oldBrowser = {
  name: 'Chromium 91 browser',
  variable: 'VITRINE_OLD_CHROMIUM',
  alsoSetBy: [],
  names: [],
  // It doesn't tell its version; without an address it prints an empty page.
  probe: '--dump-dom',
  paths: () => [oldChromiumPath],
  installers: [unpackedBundle],
  remedy: [
    'It comes with the dependencies, for Linux on x64 alone, and needs the libraries of Chromium:',
    '  Debian, Ubuntu  sudo apt-get install chromium',
    'or set VITRINE_OLD_CHROMIUM to the program of a Chromium 90 or 91.',
  ].join('\n'),
};

/** @type {Program} */
export const redisServer = {
  name: 'Redis server',
  variable: 'VITRINE_REDIS_SERVER',
  alsoSetBy: [],
  names: ['redis-server', 'valkey-server'],
  probe: '--version',
  paths: homebrew(['redis-server', 'valkey-server']),
  installers: [apt(['redis-server']), brew(['redis'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install redis-server',
    '  macOS           brew install redis',
    'or set REDIS_TEST_URL to the address of a server that the tests may empty.',
  ].join('\n'),
};

/** @type {Program} */
export const nginx = {
  name: 'nginx',
  variable: 'VITRINE_NGINX',
  alsoSetBy: [],
  names: ['nginx'],
  probe: '-v',
  paths: (machine) => ['/usr/sbin/nginx', ...homebrew(['nginx'])(machine)],
  installers: [
    apt(['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static']),
    brew(['nginx']),
  ],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install nginx libnginx-mod-http-brotli-static',
    '  macOS           brew install nginx',
  ].join('\n'),
};

/** @type {Program} */
export const openssl = {
  name: 'OpenSSL',
  variable: 'VITRINE_OPENSSL',
  alsoSetBy: [],
  names: ['openssl'],
  probe: 'version',
  paths: homebrew(['openssl']),
  installers: [apt(['openssl']), brew(['openssl'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install openssl',
    '  macOS           brew install openssl',
  ].join('\n'),
};

/** @type {Program} */
export const textBrowser = {
  name: 'w3m text browser',
  variable: 'VITRINE_W3M',
  alsoSetBy: [],
  names: ['w3m'],
  probe: '-version',
  paths: homebrew(['w3m']),
  installers: [apt(['w3m']), brew(['w3m'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install w3m',
    '  macOS           brew install w3m',
  ].join('\n'),
};

/** @type {Program} */
export const secondTextBrowser = {
  name: 'Lynx text browser',
  variable: 'VITRINE_LYNX',
  alsoSetBy: [],
  names: ['lynx'],
  probe: '-version',
  paths: homebrew(['lynx']),
  installers: [apt(['lynx']), brew(['lynx'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install lynx',
    '  macOS           brew install lynx',
  ].join('\n'),
};

/** @type {Program} */
export const curl = {
  name: 'curl',
  variable: 'VITRINE_CURL',
  alsoSetBy: [],
  names: ['curl'],
  probe: '--version',
  paths: homebrew(['curl']),
  installers: [apt(['curl']), brew(['curl'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install curl',
    '  macOS           brew install curl',
  ].join('\n'),
};

/** @type {Program} */
export const jq = {
  name: 'jq',
  variable: 'VITRINE_JQ',
  alsoSetBy: [],
  names: ['jq'],
  probe: '--version',
  paths: homebrew(['jq']),
  installers: [apt(['jq']), brew(['jq'])],
  remedy: [
    'Install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install jq',
    '  macOS           brew install jq',
  ].join('\n'),
};

/** @type {Program} */
export const firefox = {
  name: 'Firefox browser',
  variable: 'VITRINE_FIREFOX',
  alsoSetBy: [],
  names: ['firefox-esr', 'firefox'],
  probe: '--version',
  paths: (machine) =>
    machine.platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : [],
  installers: [apt(['firefox-esr'])],
  remedy: [
    'Install it, for instance:',
    '  Debian          sudo apt-get install firefox-esr',
    '  macOS           brew install --cask firefox',
  ].join('\n'),
};

/** @type {Program} */
export const webKitDriver = {
  name: 'WebKit driver',
  variable: 'VITRINE_WEBKIT_DRIVER',
  alsoSetBy: [],
  names: ['WebKitWebDriver'],
  probe: '--help',
  paths: () => [],
  installers: [apt(['webkit2gtk-driver'])],
  remedy: [
    'It is there for Linux alone; install it, for instance:',
    '  Debian, Ubuntu  sudo apt-get install webkit2gtk-driver',
  ].join('\n'),
};

/** @type {Program} */
export const screen = {
  name: 'Xvfb screen',
  variable: 'VITRINE_XVFB',
  alsoSetBy: [],
  names: ['Xvfb'],
  probe: '-help',
  paths: () => [],
  installers: [apt(['xvfb'])],
  remedy: ['Install it, for instance:', '  Debian, Ubuntu  sudo apt-get install xvfb'].join('\n'),
};

/** @param {readonly string[]} names */
function homebrew(names) {
  return (/** @type {import('./machine.mjs').Machine} */ machine) =>
    machine.platform === 'darwin' ? names.map((name) => `/opt/homebrew/bin/${name}`) : [];
}

/** What Playwright downloaded earlier; nothing while the dependencies are not installed. */
function playwrightBrowsers() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = inRepository('playwright');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}
