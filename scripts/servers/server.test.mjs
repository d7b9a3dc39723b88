import { createServer } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';
import { Server } from './server.mjs';

/** @type {Server | undefined} */
let server;

afterEach(() => server?.stop());

/** @param {string} source */
function run(source) {
  const log = new PassThrough().setEncoding('utf8');
  server = new Server({ name: 'site', args: ['--eval', source], cwd: root, env: {}, log });
  return { server, log };
}

const never = new AbortController().signal;

describe('Server', () => {
  it('is ready with the JSON of its answer, and stops when asked', async () => {
    const port = await freePort();
    const { server } = run(
      `require('node:http').createServer((_, res) => res.end('{"up":true}')).listen(${port}, '127.0.0.1')`,
    );
    expect(await server.ready(`http://127.0.0.1:${port}/`, never)).toEqual({ up: true });
    await server.stop();
    expect(await server.ended).toBe('SIGTERM');
  });

  it('tells the last it wrote when it ends before it is ready', async () => {
    const { server, log } = run(`console.error('no database'); process.exit(3)`);
    await expect(server.ready('http://127.0.0.1:9/', never)).rejects.toMatchObject({
      message: 'The site ended (status 3) before it was ready.',
      remedy: 'The last it wrote:\nno database',
    });
    expect(log.read()).toBe('site    | no database\n');
  });

  it('stops waiting when asked to', async () => {
    const { server } = run('setInterval(() => {}, 1000)');
    await expect(
      server.ready('http://127.0.0.1:9/', AbortSignal.abort(new Error('stopped'))),
    ).rejects.toThrow('stopped');
  });
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
