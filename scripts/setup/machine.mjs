import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './process.mjs';

/**
 * What the finders know of the computer they run on.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} isExecutable
 * @property {(program: string, args: readonly string[]) => Promise<import('./process.mjs').Outcome>} run
 */

const tenMinutes = 600_000;

/** @returns {Machine} */
export function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    isExecutable(file) {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    run: (program, args) => run(program, args, { timeoutMs: tenMinutes }),
  };
}

/**
 * The first of the named programs on the machine's PATH, or undefined.
 *
 * @param {Machine} machine
 * @param {string} name
 */
export function onPath(machine, name) {
  return (machine.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => machine.isExecutable(file));
}
