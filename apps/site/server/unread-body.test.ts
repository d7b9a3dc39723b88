import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionLimits, createLimitedServer } from './connection-limits.ts';
import { leaveBodyUnread } from './unread-body.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD = '/user-identification/identity-card';

let server: Server;
let socket: Socket;
let answer = '';

beforeEach(async () => {
  const app = express();
  app.post('*', (request, response) => {
    leaveBodyUnread(request, response);
    response.status(413).send('too large');
  });
  server = createLimitedServer(app, { ...connectionLimits(0), requestMs: 600 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  answer = '';
  socket.on('data', (piece) => (answer += String(piece)));
});
afterEach(async () => {
  socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Says that a form of so many bytes comes. */
function begin(path: string, bytes: number): void {
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`);
}

const isAnswered = () => expect.poll(() => answer).toContain('too large');

describe('a form that nobody reads', () => {
  it('is sent to its end after the answer, which a browser shows then', async () => {
    begin(UPLOAD, 70 * MEBIBYTE);
    await isAnswered();
    const piece = Buffer.alloc(MEBIBYTE);
    for (let sent = 0; sent < 70; sent += 1) {
      if (!socket.write(piece)) await once(socket, 'drain');
    }
    answer = '';
    begin('/next', 0);
    await isAnswered();
    expect(answer).not.toContain('Connection: close');
  });

  it.each([
    ['a document', UPLOAD, 257 * MEBIBYTE],
    ['a form of texts', '/login', 513 * 1024],
  ])('is cut off where %s is far too long', async (_, path, bytes) => {
    const closed = once(socket, 'close');
    begin(path, bytes);
    await isAnswered();
    expect(answer).toContain('Connection: close');
    await closed;
  });

  it('is cut off where it does not come in time', async () => {
    const closed = once(socket, 'close');
    begin('/login', 100);
    await isAnswered();
    expect(answer).not.toContain('Connection: close');
    await closed;
  });
});
