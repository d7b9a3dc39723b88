import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { choosePort, isPortFree } from './ports.mjs';

/** @param {readonly number[]} taken */
function freeExcept(...taken) {
  return async (/** @type {number} */ port) => !taken.includes(port);
}

describe('choosePort', () => {
  const usual = { variable: 'PORT', value: undefined, usual: 3000 };

  it('takes the usual port', async () => {
    expect(await choosePort(usual, freeExcept())).toBe(3000);
  });

  it('takes the next free one when the usual port is taken or reserved', async () => {
    const wish = { ...usual, reserved: new Set([3001]) };
    expect(await choosePort(wish, freeExcept(3000))).toBe(3002);
  });

  it('takes the port that the variable names', async () => {
    expect(await choosePort({ ...usual, value: '8080' }, freeExcept(3000))).toBe(8080);
  });

  it('refuses a named port that is taken', async () => {
    await expect(choosePort({ ...usual, value: '8080' }, freeExcept(8080))).rejects.toThrow(
      'Port 8080, named by PORT, is taken by another program.',
    );
  });

  it.each(['0', '65536', '80.5', 'http'])('refuses %s as a port', async (value) => {
    await expect(choosePort({ ...usual, value }, freeExcept())).rejects.toThrow(
      `PORT is "${value}".`,
    );
  });

  it('says so when no port is free', async () => {
    await expect(choosePort(usual, async () => false)).rejects.toThrow('all taken');
  });
});

describe('isPortFree', () => {
  it('sees who listens on the machine itself only', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    expect(await isPortFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
