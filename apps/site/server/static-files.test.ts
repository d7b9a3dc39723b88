import { once } from 'node:events';
import fs, { rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testBuild } from '../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';

const PAGE = { accept: 'text/html' };
const SCRIPT = `export const text = '${'x'.repeat(200)}';`;
const FILES = {
  'large.txt': 'x'.repeat(4_000_000),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/root-1.js': SCRIPT,
  'assets/gone-1.js': SCRIPT,
  'assets/gone-1.js.br': 'compressed',
  'assets/two-1.js': SCRIPT,
  'assets/two-1.js.gz': 'compressed',
};

const BUILD = testBuild({
  root: { path: '', module: { default: () => null, loader: () => null } },
});

const lines: string[] = [];
let site: SiteServer;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  site = await startSiteServer({ build: BUILD, files: FILES, log });
});
afterAll(() => site.close());
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
});

/** What the next file that is opened gives before the disk fails. */
function failReading(first: string): void {
  const failure = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
    const reading = Readable.from(
      (async function* () {
        if (first !== '') yield Buffer.from(first);
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw failure;
      })(),
    );
    return reading as fs.ReadStream;
  });
}

it('sends a file with its type, a tag, and for as long as its name says', async () => {
  const { status, headers, body } = await site.ask('/assets/root-1.js');
  expect(status).toBe(200);
  expect(body).toBe(SCRIPT);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // Not by fetch, which asks for a new one as soon as a tag is named.
  const known = get(`${site.origin}/assets/root-1.js`, {
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  const [{ statusCode }] = (await once(known, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(304);
  expect((await site.ask('/favicon.svg')).headers.get('cache-control')).toBe(
    'public, max-age=3600',
  );
});

it('answers a part of a file, and one that it doesn’t have with 416', async () => {
  const part = await site.ask('/assets/root-1.js', { headers: { Range: 'bytes=0-5' } });
  expect([part.status, part.body]).toEqual([206, 'export']);
  const beyond = await site.ask('/assets/root-1.js', { headers: { Range: 'bytes=9000-' } });
  expect(beyond.status).toBe(416);
  const backwards = await site.ask('/assets/root-1.js', { headers: { Range: 'bytes=5-2' } });
  expect(backwards.status).toBeLessThan(500);
});

it('answers 404 for a file that has gone since the start, and lives', async () => {
  rmSync(join(site.folder, 'assets/gone-1.js'));
  rmSync(join(site.folder, 'assets/gone-1.js.br'));
  const { status, headers, body } = await site.ask('/assets/gone-1.js');
  expect([status, body]).toEqual([404, 'Not found']);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');

  rmSync(join(site.folder, 'favicon.svg'));
  const page = await site.ask('/favicon.svg', { headers: PAGE });
  expect(page.status).toBe(404);
  writeFileSync(join(site.folder, 'favicon.svg'), FILES['favicon.svg']);
  expect((await site.ask('/favicon.svg')).status).toBe(200);
});

it('answers a file that can’t be read with the brand’s page, which nobody keeps, and a line of the log', async () => {
  failReading('');
  const { status, headers, body } = await site.ask('/assets/root-1.js', { headers: PAGE });
  expect(status).toBe(500);
  expect(body).toContain('Arara');
  expect(headers.get('cache-control')).toContain('no-store');
  for (const name of ['last-modified', 'accept-ranges']) expect(headers.get(name)).toBeNull();
  expect(lines.join('')).toContain('not answered');
  expect((await site.ask('/assets/root-1.js')).body).toBe(SCRIPT);
});

it('cuts an answer whose file fails on the way, with a line of the log, and lives', async () => {
  failReading(SCRIPT.slice(0, 10));
  await expect(site.ask('/assets/root-1.js')).rejects.toThrow();
  await expect.poll(() => lines.join('')).toContain('answer cut');
  expect((await site.ask('/assets/root-1.js')).body).toBe(SCRIPT);
});

it('says nothing of a browser that leaves', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${site.origin}/large.txt`, { signal: leaving.signal });
  leaving.abort();
  await expect(answer.text()).rejects.toThrow();
  expect((await site.ask('/assets/root-1.js')).status).toBe(200);
  expect(lines).toEqual([]);
});

it('sends what the build compressed, to those who take it', async () => {
  const plain = await site.ask('/assets/two-1.js', { headers: { 'Accept-Encoding': 'identity' } });
  expect([plain.body, plain.headers.get('content-encoding')]).toEqual([SCRIPT, null]);
  const head = await site.ask('/assets/two-1.js', { method: 'HEAD' });
  expect(head.headers.get('content-encoding')).toBe('gzip');
  expect(head.headers.get('content-type')).toContain('javascript');
  expect(head.headers.get('vary')).toBe('Accept-Encoding');
});

it('sends a file that never changes without the headers of a page, and the page in its place with them', async () => {
  const { headers } = await site.ask('/assets/root-1.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const ofPages = ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'];
  for (const name of ofPages) expect(headers.get(name)).toBeNull();
  failReading('');
  const page = await site.ask('/assets/root-1.js', { headers: PAGE });
  expect(page.status).toBe(500);
  for (const name of ofPages) expect(page.headers.get(name)).not.toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
});
