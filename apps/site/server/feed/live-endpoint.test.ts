import { once } from 'node:events';
import {
  get,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveEndpoint, type LiveEndpoint } from './live-endpoint.ts';
import { topicName } from './topic.ts';

interface Subscription {
  readonly topics: readonly string[];
  readonly since: string;
  readonly address: string;
  readonly send: (encoded: Buffer) => void;
}

const MEBIBYTE = 1024 * 1024;
const FORWARDED = { 'X-Forwarded-For': '203.0.113.7' };

describe('live endpoint', () => {
  const subscriptions = new Set<Subscription>();
  let opened: IncomingMessage[];
  let live: LiveEndpoint;
  let server: Server;
  /** Of a page that is asked for and not answered yet. */
  let slow: Response | undefined;
  beforeEach(async () => {
    subscriptions.clear();
    opened = [];
    live = liveEndpoint({
      random: () => 0.5,
      hub: {
        subscribe(topics, { since, address, send }) {
          const subscription = { topics: topics.map(topicName), since, address, send };
          subscriptions.add(subscription);
          return () => subscriptions.delete(subscription);
        },
      },
    });
    const app = express().set('trust proxy', 1).get('/live', live.handler);
    app.get('/slow', (_, response) => {
      slow = response;
    });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    live.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  async function open(path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, path, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    opened.push(response);
    return response;
  }

  function only(): Subscription {
    const [subscription] = subscriptions;
    if (!subscription) throw new Error('Nobody has subscribed');
    return subscription;
  }

  it('streams the frames of the topics since the version of the page', async () => {
    const response = await open('/live?topics=home,match:sr:match:1&since=abc.7');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    expect(only()).toMatchObject({ topics: ['home', 'match:sr:match:1'], since: 'abc.7' });
    response.setEncoding('utf8');
    let received = '';
    response.on('data', (text: string) => (received += text));
    only().send(Buffer.from('id: abc.8\ndata: {}\n\n'));
    await vi.waitFor(() => expect(received).toBe('retry: 2250\n\nid: abc.8\ndata: {}\n\n'), 10_000);
    expect(live.streamCount()).toBe(1);
  });

  it('speaks to a stream that was asked for behind a page once that is answered', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.write('GET /live?topics=home HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(() => expect(subscriptions.size).toBe(1), 10_000);
    only().send(Buffer.from('id: abc.8\ndata: {}\n\n'));
    slow?.send('page');
    await vi.waitFor(() => expect(received).toMatch(/retry: 2250\n\nid: abc\.8\n/), 10_000);
    only().send(Buffer.from('id: abc.9\ndata: {}\n\n'));
    await vi.waitFor(() => expect(received).toMatch(/\n\nid: abc\.9\n/), 10_000);
    socket.destroy();
  });

  it('answers a question for its head with no stream', async () => {
    const { port } = server.address() as AddressInfo;
    const request = httpRequest({ port, path: '/live?topics=home', method: 'HEAD' }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    response.resume();
    await once(response, 'end');
    expect(live.streamCount()).toBe(0);
  });

  it('says every second that a stream is alive that has nothing else to say', async () => {
    const response = await open('/live?topics=home');
    response.setEncoding('utf8');
    const heardAt: number[] = [];
    response.on('data', (text: string) => {
      if (text === 'data: {}\n\n') heardAt.push(performance.now());
    });
    await vi.waitFor(() => expect(heardAt).toHaveLength(4), 10_000);
    const gaps = heardAt.slice(1).map((at, index) => at - (heardAt[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(500);
    expect(Math.max(...gaps)).toBeLessThan(1_500);
  });

  it('continues after a lost connection from the last frame the browser names', async () => {
    await open('/live?topics=home&since=abc.7', { 'Last-Event-ID': 'abc.9' });
    expect(only().since).toBe('abc.9');
  });

  it.each(['/live', '/live?topics=', '/live?topics=away', '/live?topics[]=home&topics[]=x'])(
    'refuses %s',
    async (path) => {
      expect((await open(path)).statusCode).toBe(400);
      expect(subscriptions.size).toBe(0);
    },
  );

  it('refuses an address its 501st stream, and no other address', async () => {
    for (let stream = 0; stream < 500; stream += 1) await open('/live?topics=home', FORWARDED);
    const refused = await open('/live?topics=home', FORWARDED);
    expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } });
    expect((await open('/live?topics=home')).statusCode).toBe(200);
    expect(new Set([...subscriptions].map(({ address }) => address)).size).toBe(2);
    for (const response of opened) response.destroy();
    await vi.waitFor(() => expect(live.streamCount()).toBe(0), 10_000);
    expect((await open('/live?topics=home', FORWARDED)).statusCode).toBe(200);
  });

  it('forgets a browser that has left', async () => {
    const response = await open('/live?topics=home');
    response.destroy();
    await vi.waitFor(() => expect(subscriptions.size).toBe(0), 10_000);
    expect(live.streamCount()).toBe(0);
  });

  it('drops a reader who is too far behind, and nobody else', async () => {
    const slow = await open('/live?topics=home');
    slow.pause();
    const { send } = only();
    const quick = await open('/live?topics=match:sr:match:1');
    quick.resume();
    const frame = Buffer.alloc(MEBIBYTE, 'x');
    for (let sent = 0; sent < 64 && subscriptions.size > 1; sent += 1) {
      send(frame);
      await new Promise(setImmediate);
    }
    await vi.waitFor(() => expect(live.streamCount()).toBe(1), 10_000);
    expect(only().topics).toEqual(['match:sr:match:1']);
  });

  it('says nothing more to a reader who is behind when it is sent elsewhere', async () => {
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const slow = await open('/live?topics=home');
    slow.pause();
    const [, response] = await asked;
    const errors: unknown[] = [];
    response.on('error', (error) => errors.push(error));
    const { send } = only();
    const frame = Buffer.alloc(MEBIBYTE / 16, 'x');
    while (response.writableLength < frame.length) {
      send(frame);
      await new Promise(setImmediate);
    }
    live.drain(0);
    await vi.waitFor(() => expect(response.writableEnded).toBe(true), 10_000);
    send(frame);
    await new Promise(setImmediate);
    expect(errors).toEqual([]);
    expect(live.streamCount()).toBe(1);
  });

  it('ends all streams when the server closes', async () => {
    const response = await open('/live?topics=home');
    response.resume();
    live.close();
    await once(response, 'end');
  });
});
