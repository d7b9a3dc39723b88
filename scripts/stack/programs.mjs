import { SetupFailure } from '../setup/failure.mjs';
import { thisMachine } from '../setup/machine.mjs';
import { provide } from '../setup/program.mjs';
import { nginx, openssl, redisServer } from '../setup/programs.mjs';
import { step } from '../setup/step.mjs';

/** @typedef {import('../setup/program.mjs').Program} Program */

/**
 * Finds or installs what the stack is made of. Throws SetupFailure for what is not to be had.
 *
 * @returns {Promise<{ nginx: string, redis: string, openssl: string }>}
 */
export async function provideStackPrograms(machine = thisMachine()) {
  return {
    nginx: await need(nginx, machine),
    redis: await need(redisServer, machine),
    openssl: await need(openssl, machine),
  };
}

/**
 * @param {Program} program
 * @param {import('../setup/machine.mjs').Machine} machine
 */
function need(program, machine) {
  return step(program.name, async () => {
    const found = await provide(program, machine);
    if (found.path !== undefined) return { said: found.from, value: found.path };
    throw new SetupFailure(
      `There is no ${program.name} on this machine, and none could be installed.`,
      `${program.remedy}\n\nWhat was tried:\n${found.reason}`,
    );
  });
}
