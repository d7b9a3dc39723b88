import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendWhole } from './whole-answer.ts';

const PAGE = [
  Buffer.from('<p>'),
  Buffer.from('Você não tem apostas. '.repeat(200)),
  Buffer.from('</p>'),
];
const TEXT = Buffer.concat(PAGE).toString();

/** What a reader gets: its headers, and its body as it came. */
interface Got {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let server: Server;

beforeAll(async () => {
  const app = express();
  app.get('/:kind', (asked, response, next) => {
    const { kind } = asked.params;
    const pieces = kind === 'short' ? [Buffer.from('short')] : kind === 'empty' ? [] : PAGE;
    response.set('Content-Type', kind === 'picture' ? 'image/png' : 'text/html; charset=utf-8');
    if (kind === 'sealed') response.set('Cache-Control', 'no-store, no-transform');
    sendWhole(asked, response, pieces).catch(next);
  });
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => server.close());

function get(path: string, encodings: string, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers: { 'Accept-Encoding': encodings } }, (answer) => {
      const pieces: Buffer[] = [];
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }))
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  'a browser that takes %s gets a page in %s, whole, with its length',
  async (taken, encoding, unpack) => {
    const { headers, body } = await get('/page', taken);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(body.length).toBeLessThan(TEXT.length / 4);
    expect(unpack(body).toString()).toBe(TEXT);
  },
);

it('who takes no packed answer gets it as it is, and caches are told that others do', async () => {
  const { headers, body } = await get('/page', 'identity');
  expect(headers).toMatchObject({ 'content-length': String(body.length), vary: 'Accept-Encoding' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(TEXT);
});

it.each(['/picture', '/sealed'])('%s is not packed, whoever asks', async (path) => {
  const { headers, body } = await get(path, 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBeUndefined();
  expect(body.toString()).toBe(TEXT);
});

it.each([
  ['/short', 'short'],
  ['/empty', ''],
])('%s is too short to gain from it', async (path, text) => {
  const { headers, body } = await get(path, 'br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});

it('is told of a page without its body', async () => {
  const { headers, body } = await get('/page', 'br', 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(TEXT)));
  expect(body.length).toBe(0);
});
