import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor } from '../e2e/support/site-visitor.ts';

/** More with `UPLOADS`, up to the 200 of the promise, which the platform takes minutes for. */
const UPLOADS = Number(process.env['UPLOADS'] ?? 30);
const MEBIBYTE = 1024 * 1024;
const FILE_BYTES = 20 * MEBIBYTE;
/** Of the bytes sent, what the memory may grow by: each file in pieces, none whole. */
const MOST_GROWTH = (UPLOADS * FILE_BYTES) / 4;

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

describe.skipIf(process.platform !== 'linux')('documents sent at once', () => {
  it(
    'KYC-05 of 20 MB each, as forms without scripts, do not lie in the memory of the site',
    { timeout: 10 * 60_000 },
    async () => {
      const { visitor } = await newBettor(servers);
      const { url } = servers.site;
      const cookie = visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const file = new Blob([Buffer.alloc(FILE_BYTES, 'a document')]);
      const before = peakMemory(servers.site);

      const send = async () => {
        const body = new FormData();
        body.append('document', 'front');
        body.append('file', file, 'frente.jpg');
        const answer = await fetch(`${url}/user-identification/identity-card`, {
          method: 'POST',
          body,
          redirect: 'manual',
          headers: { cookie, origin: url },
        });
        await answer.arrayBuffer();
        return `${answer.status} ${answer.headers.get('location')}`;
      };
      const answers = await Promise.all(Array.from({ length: UPLOADS }, send));
      const peak = peakMemory(servers.site);

      const inMebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE);
      process.stdout.write(
        `${UPLOADS} documents of 20 MB at once: memory at most ${inMebibytes(peak)} MiB, ` +
          `${inMebibytes(before)} MiB before\n`,
      );
      expect(new Set(answers)).toEqual(
        new Set(['302 /user-identification/identity-card?sent=front']),
      );
      expect(peak - before).toBeLessThan(MOST_GROWTH);
    },
  );
});
