import { SetupFailure } from './failure.mjs';
import { thisMachine } from './machine.mjs';
import { provide } from './program.mjs';
import {
  browser,
  curl,
  firefox,
  jq,
  nginx,
  oldBrowser,
  openssl,
  redisServer,
  screen,
  secondTextBrowser,
  textBrowser,
  webKitDriver,
} from './programs.mjs';
import { step } from './step.mjs';

/** @typedef {import('./program.mjs').Program} Program */
/** @typedef {'browser' | 'old browser' | 'redis' | 'proxy' | 'text browser' | 'http tools' | 'firefox' | 'webkit'} Need */

/**
 * Finds or installs the programs that tests need, and answers the variables that say where they are.
 * Without a browser there is nothing to test with. Without the old browser, Redis, nginx, OpenSSL, w3m, Lynx, curl or jq their own tests are skipped
 * and that is said aloud, except in CI, where nothing may be skipped unseen.
 *
 * @param {ReadonlySet<Need>} needs
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function provideTestPrograms(needs, machine = thisMachine()) {
  /** @type {NodeJS.ProcessEnv} */
  const variables = {};
  if (needs.has('browser')) Object.assign(variables, await find(browser, machine, true));
  if (needs.has('old browser')) {
    const isMade = machine.platform === 'linux' && process.arch === 'x64';
    Object.assign(variables, await find(oldBrowser, machine, isMade && isCi(machine)));
  }
  // Asked for by name alone: who asks has nothing else to do.
  if (needs.has('firefox')) Object.assign(variables, await find(firefox, machine, true));
  if (needs.has('webkit')) {
    for (const program of [webKitDriver, screen]) {
      Object.assign(variables, await find(program, machine, true));
    }
  }
  if (needs.has('redis') && !machine.env['REDIS_TEST_URL']) {
    Object.assign(variables, await find(redisServer, machine, isCi(machine)));
  }
  if (needs.has('proxy')) {
    for (const program of [nginx, openssl]) {
      Object.assign(variables, await find(program, machine, isCi(machine)));
    }
  }
  if (needs.has('text browser')) {
    for (const program of [textBrowser, secondTextBrowser]) {
      Object.assign(variables, await find(program, machine, isCi(machine)));
    }
  }
  if (needs.has('http tools')) {
    for (const program of [curl, jq]) {
      Object.assign(variables, await find(program, machine, isCi(machine)));
    }
  }
  return variables;
}

/** @param {import('./machine.mjs').Machine} machine */
function isCi(machine) {
  return machine.env['CI'] === 'true';
}

/**
 * @param {Program} program
 * @param {import('./machine.mjs').Machine} machine
 * @param {boolean} required
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function find(program, machine, required) {
  return step(program.name, async () => {
    const found = await provide(program, machine);
    if (found.path !== undefined) {
      return { said: found.from, value: { [program.variable]: found.path } };
    }
    if (required) {
      throw new SetupFailure(
        `There is no ${program.name} on this machine, and none could be installed.`,
        `${program.remedy}\n\nWhat was tried:\n${found.reason}`,
      );
    }
    return { said: 'NOT FOUND, its tests will be skipped', value: {} };
  });
}
