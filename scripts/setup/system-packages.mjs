import { onPath } from './machine.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * A way to get a program that is not there yet.
 *
 * @typedef {object} Installer
 * @property {string} name
 * @property {(machine: Machine) => Promise<boolean>} applies
 * @property {(machine: Machine) => Promise<import('./process.mjs').Outcome>} install
 */

/** @type {WeakSet<Machine>} */
const refreshed = new WeakSet();

/**
 * apt-get, as root or with a sudo that asks no password. The package lists are fetched once per run.
 *
 * @param {readonly string[]} packages
 * @returns {Installer}
 */
export function apt(packages) {
  return {
    name: 'apt-get',
    applies: mayUseApt,
    async install(machine) {
      if (!refreshed.has(machine)) {
        const lists = await aptGet(machine, ['update']);
        if (lists.status !== 0) return lists;
        refreshed.add(machine);
      }
      return aptGet(machine, ['install', '-y', '--no-install-recommends', ...packages]);
    },
  };
}

/**
 * Homebrew on macOS.
 *
 * @param {readonly string[]} formulae
 * @returns {Installer}
 */
export function brew(formulae) {
  return {
    name: 'brew',
    applies: async (machine) =>
      machine.platform === 'darwin' && onPath(machine, 'brew') !== undefined,
    install: (machine) => machine.run('brew', ['install', '--quiet', ...formulae]),
  };
}

/**
 * Whether packages can be installed with apt-get and nobody asked for a password.
 *
 * @param {Machine} machine
 */
export async function mayUseApt(machine) {
  if (machine.platform !== 'linux' || onPath(machine, 'apt-get') === undefined) return false;
  if (machine.isRoot) return true;
  return (
    onPath(machine, 'sudo') !== undefined &&
    (await machine.run('sudo', ['-n', 'true'])).status === 0
  );
}

/**
 * @param {Machine} machine
 * @param {readonly string[]} args
 */
function aptGet(machine, args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
  return machine.isRoot
    ? machine.run('env', command.slice(1))
    : machine.run('sudo', ['-n', ...command]);
}
