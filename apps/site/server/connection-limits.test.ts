import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits, createLimitedServer } from './connection-limits.ts';

const LIMITS = {
  total: 400,
  perAddress: 350,
  requestMs: 1_200,
  uploadMs: 4_000,
  stalledMs: 600,
  idleMs: 500,
};
/** More than any kernel keeps for a reader that takes nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function start(limits = LIMITS): Promise<void> {
  server = createLimitedServer((request, response) => {
    if (request.url === '/large') response.end(LARGE);
    else if (request.url === '/slow') setTimeout(() => response.end('slow'), 2_500);
    else request.resume().on('end', () => response.end('page'));
  }, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function open(bytes = ''): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (bytes) socket.write(bytes);
  sockets.push(socket);
  return socket;
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('the connections of the site', () => {
  it.each([
    ['say nothing', ''],
    ['never end their headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['never end their body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ])('are closed, 300 at once, when they %s', async (_, bytes) => {
    await start();
    for (let index = 0; index < 300; index += 1) open(bytes).resume();
    const drip = setInterval(() => {
      for (const socket of sockets) if (bytes && socket.writable) socket.write('x');
    }, 200);
    try {
      await expect.poll(connections).toBeGreaterThan(0);
      await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    } finally {
      clearInterval(drip);
    }
  });

  it('have more time for a document than for a form', async () => {
    await start();
    const socket = open('POST /user-identification/address HTTP/1.1\r\nHost: a\r\n');
    socket.write('Content-Length: 20\r\nConnection: close\r\n\r\n');
    let answer = '';
    socket.on('data', (piece) => (answer += String(piece)));
    for (let sent = 0; sent < 20; sent += 1) {
      socket.write('x');
      await wait(100);
    }
    await expect.poll(() => answer).toContain('page');
  });

  it('are closed when their reader takes nothing of a page', async () => {
    await start();
    open('GET /large HTTP/1.1\r\nHost: a\r\n\r\n').pause();
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  });

  it('rest no longer than they may between two requests', async () => {
    await start();
    open('GET / HTTP/1.1\r\nHost: a\r\n\r\n').resume();
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  });

  it('wait for a slow answer as long as it takes', async () => {
    await start();
    const socket = open('GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toContain('slow');
  });

  it('are no more from one address than it may have, and others are served again as they go', async () => {
    await start({ ...LIMITS, perAddress: 5, requestMs: 60_000, uploadMs: 60_000 });
    for (let index = 0; index < 20; index += 1) open().resume();
    await expect.poll(connections).toBe(5);
    for (const socket of sockets) socket.destroy();
    await expect.poll(connections).toBe(0);
    await wait(50);
    const answer = once(open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), 'data');
    expect(String((await answer)[0])).toContain('200 OK');
  });

  it('have no limit by address behind a proxy, which has one address for all', () => {
    expect(connectionLimits(1).perAddress).toBeNull();
    expect(connectionLimits(0).perAddress).toBe(1_000);
  });
});
