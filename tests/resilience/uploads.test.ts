import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor } from '../e2e/support/site-visitor.ts';

/** More with `UPLOADS`, up to the 200 of the promise, which the platform takes minutes for. */
const UPLOADS = Number(process.env['UPLOADS'] ?? 30);
/** So many forms at once stay below the limit of an account. */
const UPLOADS_OF_A_BETTOR = 20;
const MEBIBYTE = 1024 * 1024;
const FILE_BYTES = 20 * MEBIBYTE;
const PIECE_BYTES = MEBIBYTE / 16;
/** What the process may hold, however many files come at once. */
const MOST_MEMORY = 300 * MEBIBYTE;

let servers: Servers;
beforeAll(async () => {
  servers = await startServers('arara', STILL_WORLD);
});
afterAll(() => servers.stop());

/** The most memory that the process ever held, in bytes. */
function peakMemory({ pid }: Server): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const HEAD = Buffer.from(
  '--x\r\nContent-Disposition: form-data; name="document"\r\n\r\nfront\r\n' +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="frente.jpg"\r\n' +
    'Content-Type: image/jpeg\r\n\r\n',
);
/** What a picture begins with: any other file is refused. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const TAIL = Buffer.from('\r\n--x--\r\n');

/** The form of the page, piece by piece; the file's text is the bettor's own. */
function* formOf(bettor: string): Iterable<Buffer> {
  yield HEAD;
  const piece = Buffer.alloc(PIECE_BYTES, `a document of ${bettor} `);
  JPEG.copy(piece);
  for (let sent = 0; sent < FILE_BYTES; sent += PIECE_BYTES) yield piece;
  yield TAIL;
}

/** Sends the form over a connection of its own. `fetch` begins some of 200 too late for the server. */
async function send(origin: string, cookie: string): Promise<string> {
  const form = request(`${origin}/user-identification/identity-card`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': HEAD.length + FILE_BYTES + TAIL.length,
      cookie,
      origin,
    },
  });
  const answered = once(form, 'response') as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(formOf(cookie), form)]);
  answer.resume();
  return `${answer.statusCode} ${answer.headers.location}`;
}

describe.skipIf(process.platform !== 'linux')('documents sent at once', () => {
  it(
    'KYC-05 of 20 MB each, as forms without scripts, all come to the operator and do not lie in the memory of the site',
    { timeout: 10 * 60_000 },
    async () => {
      const cookies: string[] = [];
      while (cookies.length < UPLOADS / UPLOADS_OF_A_BETTOR) {
        const { visitor } = await newBettor(servers);
        cookies.push(visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      }
      const before = peakMemory(servers.site);
      const answers = await Promise.all(
        Array.from({ length: UPLOADS }, (_, nth) =>
          send(servers.site.url, cookies[nth % cookies.length] ?? ''),
        ),
      );
      const peak = peakMemory(servers.site);

      const inMebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE);
      process.stdout.write(
        `${UPLOADS} documents of 20 MB at once: memory at most ${inMebibytes(peak)} MiB, ` +
          `${inMebibytes(before)} MiB before\n`,
      );
      expect(new Set(answers)).toEqual(
        new Set(['302 /user-identification/identity-card?sent=front']),
      );
      expect(peak).toBeLessThan(MOST_MEMORY);
    },
  );
});
