import { thisMachine } from './machine.mjs';
import { locate } from './program.mjs';
import { browser } from './programs.mjs';

/**
 * How every test starts the browser: the one that was found, quiet on the network, and without the
 * sandbox that containers and root accounts lack.
 *
 * @param {import('./machine.mjs').Machine} [machine]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch(machine = thisMachine()) {
  const executablePath = locate(browser, machine);
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
