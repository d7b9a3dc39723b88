import { createServer } from 'node:net';
import { SetupFailure } from '../setup/failure.mjs';

/**
 * The port a server shall listen on. One that a person named is taken as it is or refused; a default
 * that is taken gives way to the next free one.
 *
 * @param {object} wish
 * @param {string} wish.variable Name of the environment variable.
 * @param {string | undefined} wish.value Its value.
 * @param {number} wish.usual The default.
 * @param {ReadonlySet<number>} [wish.reserved] Ports spoken for, though nobody listens yet.
 * @param {(port: number) => Promise<boolean>} [isFree]
 */
export async function choosePort(
  { variable, value, usual, reserved = new Set() },
  isFree = isPortFree,
) {
  if (value === undefined || value === '') {
    for (let port = usual; port < usual + 100; port += 1) {
      if (!reserved.has(port) && (await isFree(port))) return port;
    }
    throw new SetupFailure(
      `The ports ${usual} to ${usual + 99} are all taken.`,
      `Set ${variable} to a free one.`,
    );
  }
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupFailure(`${variable} is "${value}".`, 'Set it to a port from 1 to 65535.');
  }
  if (reserved.has(port) || !(await isFree(port))) {
    throw new SetupFailure(
      `Port ${port}, named by ${variable}, is taken by another program.`,
      `Stop that program, set ${variable} to another port, or unset it to take the next free one.`,
    );
  }
  return port;
}

/**
 * Whether nobody listens on a port, neither on every address nor on the machine's own.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
