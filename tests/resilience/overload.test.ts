import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor } from '../e2e/support/site-visitor.ts';
import { PageLoad } from './overload/page-load.ts';

/** A minute for `npm run promises`, ten seconds of it with PROMISES=share; nothing else may run beside it. */
const SIZE = process.env['PROMISES'];
const RUSH_MS = SIZE === 'whole' ? 60_000 : 10_000;
const MEASURED_MS = SIZE === 'whole' ? 10_000 : 4_000;
/** As many as keep the site busy without a queue that counts as too long. */
const BUSY_VISITORS = 12;
const TIMES = 3;
const LEAST_SHARE = 0.8;
const RECOVERED_WITHIN_MS = 5_000;
/** A page of a site that isn't busy. */
const SOON_MS = 500;
const NEEDED_EVERY_MS = 200;
const PAGES = ['/esportes', '/esportes/futebol', '/live-results', '/responsable-game'];
const NEEDED = ['/bet-slip', '/deposit', '/withdrawal'];

describe.runIf(SIZE)('a site that is asked for three times what it can', () => {
  let servers: Servers;
  let load: PageLoad;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD, {
      REQUESTS_PER_ACCOUNT: '0',
      SHED_DELAY_MS: '500',
      SHED_PAGES: '50',
    });
    const { visitor } = await newBettor(servers);
    const cookie = visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    load = new PageLoad(servers.site.url, cookie, PAGES);
    // What is compiled and read once.
    await load.closed(BUSY_VISITORS, 3_000);
  }, 120_000);
  afterAll(async () => {
    load.close();
    await servers.stop();
  });

  it(
    'R8 still makes most of the pages that it can, refuses the rest at once, and recovers',
    async () => {
      const most = await load.closed(BUSY_VISITORS, MEASURED_MS);
      expect(most.failed).toEqual([]);
      const capacity = most.pages / most.seconds;

      const ended = new AbortController();
      const needed = askForNeeded(ended.signal);
      const rush = await load.open(capacity * TIMES, RUSH_MS);
      ended.abort();
      const endedAt = performance.now();
      const unanswered = await needed;
      const goodput = rush.pages / rush.seconds;

      while ((await slowestPage()) > SOON_MS) {
        expect(performance.now() - endedAt).toBeLessThan(RECOVERED_WITHIN_MS);
        await wait(100);
      }
      const recoveredMs = Math.round(performance.now() - endedAt);
      process.stdout.write(
        `R8: ${capacity.toFixed(0)} pages/s at most; ${TIMES} times that for ${rush.seconds} s: ` +
          `${goodput.toFixed(0)} pages/s (${Math.round((goodput / capacity) * 100)} %), ${rush.refused} of ${rush.asked} refused, ` +
          `${rush.failed.length} failed, ${unanswered.length} pages about money not answered; as before after ${recoveredMs} ms\n`,
      );
      expect(rush.failed).toEqual([]);
      expect(rush.refused).toBeGreaterThan(0);
      expect(unanswered).toEqual([]);
      expect(goodput).toBeGreaterThan(capacity * LEAST_SHARE);
    },
    RUSH_MS + MEASURED_MS + 60_000,
  );

  /** What was answered to pages about money other than the page, until the rush is over. */
  async function askForNeeded(ended: AbortSignal): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (let turn = 0; !ended.aborted; turn += 1) {
      const path = NEEDED[turn % NEEDED.length] ?? '/';
      const status = await load.status(path);
      if (status !== 200) wrong.push(`${path} ${status}`);
      await wait(NEEDED_EVERY_MS);
    }
    return wrong;
  }

  /** How long the slowest page takes; a refused one takes for ever. */
  async function slowestPage(): Promise<number> {
    let slowest = 0;
    for (const path of PAGES) {
      const askedAt = performance.now();
      const status = await load.status(path);
      slowest = Math.max(slowest, status === 200 ? performance.now() - askedAt : Infinity);
    }
    return slowest;
  }
});
