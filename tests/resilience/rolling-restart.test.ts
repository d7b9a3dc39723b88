import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stack, startStack } from '../../scripts/stack/stack.mjs';
import { Platform } from '../e2e/support/platform.ts';
import { freePort, STILL_WORLD } from '../e2e/support/servers.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { MovingWorld } from './cuts/moving-world.ts';
import { Watcher } from './cuts/watcher.ts';
import { createDraw } from './storm/draw.ts';

/** In each round both sites are started anew; one after a change, more by `npm run promises`. */
const ROUNDS = Number(process.env['ROLL_ROUNDS'] ?? 1);
const STREAMS = 200;
const GUESTS = 3;
const BETTORS = 2;
/** Between two requests of one visitor, so that a small machine is busy and not swamped. */
const PAUSE_MS = 40;
const TRUE_WITHIN_MS = 10_000;
const TIMEOUT_MS = 60_000 + 60_000 * ROUNDS;
const PAGES = ['/esportes', '/live-results', '/esportes/futebol', '/robots.txt', '/login'];

const programs = {
  nginx: process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx',
  redis: process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server',
  openssl: process.env['VITRINE_OPENSSL'] ?? 'openssl',
};
/** In continuous integration they have to be there. */
const hasPrograms =
  process.env['CI'] === 'true' ||
  (spawnSync(programs.nginx, ['-v']).status === 0 &&
    spawnSync(programs.redis, ['--version']).status === 0 &&
    spawnSync(programs.openssl, ['version']).status === 0);

describe.skipIf(!hasPrograms)('two sites behind nginx that are started anew one by one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stack-'));
  const watchers: Watcher[] = [];
  const visitors = new AbortController();
  const wasStrict = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  let stack: Stack;
  let world: MovingWorld;
  let platformUrl: string;

  beforeAll(async () => {
    // The certificate of this machine is signed by nobody.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    const [front = 0, sandbox = 0, redis = 0, ...others] = await freePorts(7);
    const [site1 = 0, metrics1 = 0, site2 = 0, metrics2 = 0] = others;
    const sites = [
      { site: site1, metrics: metrics1 },
      { site: site2, metrics: metrics2 },
    ];
    platformUrl = `http://127.0.0.1:${sandbox}`;
    stack = await startStack(
      {
        brand: 'arara',
        folder,
        programs,
        ports: { front, sandbox, redis, sites },
        siteEnv: { LOG_LEVEL: 'error' },
        sandboxEnv: STILL_WORLD,
        log: new Writable({ write: (_line, _encoding, done) => done() }),
      },
      new AbortController().signal,
    );
    world = new MovingWorld(new Platform(platformUrl), platformUrl, createDraw(7));
    await world.prices();
    for (let count = 0; count < STREAMS; count += 1) {
      const onSuspended = () => undefined;
      watchers.push(new Watcher({ url: stack.url, topics: 'home', address: '', onSuspended }));
    }
  }, TIMEOUT_MS);
  afterAll(async () => {
    visitors.abort();
    for (const watcher of watchers) watcher.close();
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (wasStrict === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = wasStrict;
  });

  /** Resolves when every browser shows every price as it is. */
  async function untilTrue(): Promise<void> {
    const prices = [...(await world.prices())];
    const isTrue = ({ isConnected, odds }: Watcher) =>
      isConnected && prices.every(([id, price]) => odds.get(id) === price);
    await expect
      .poll(() => watchers.filter(isTrue).length, { timeout: TRUE_WITHIN_MS, interval: 100 })
      .toBe(STREAMS);
  }

  it(
    'loses no request and no stream',
    async () => {
      await untilTrue();
      const failures: string[] = [];
      let requests = 0;

      /** One answer after the other, until the visitors leave. */
      async function visit(ask: (turn: number) => Promise<{ readonly status: number }>) {
        for (let turn = 0; !visitors.signal.aborted; turn += 1) {
          requests += 1;
          try {
            const { status } = await ask(turn);
            if (status >= 400) failures.push(`answered ${status}`);
          } catch (error) {
            failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
          }
          await wait(PAUSE_MS);
        }
      }

      const addresses = { sandbox: { url: platformUrl }, site: stack };
      const guests = Array.from({ length: GUESTS }, (_, index) => {
        const guest = new SiteVisitor(addresses);
        return visit((turn) => guest.get(PAGES[(turn + index) % PAGES.length] ?? '/'));
      });
      const bettors = Array.from({ length: BETTORS }, async () => {
        const bettor = new SiteVisitor(addresses);
        await bettor.logIn('demo@vitrine.example', 'Vitrine!2024');
        await visit((turn) =>
          turn % 2 === 0
            ? bettor.get('/bet-slip')
            : bettor.post('/odds-format', { format: 'decimal', returnTo: '/esportes' }),
        );
      });

      for (const watcher of watchers) watcher.broken = 0;
      const startedAt = performance.now();
      for (let round = 0; round < ROUNDS; round += 1) await stack.roll();
      await untilTrue();
      visitors.abort();
      await Promise.all([...guests, ...bettors]);

      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const broken = watchers.reduce((sum, watcher) => sum + watcher.broken, 0);
      process.stdout.write(
        `rolling restarts: ${2 * ROUNDS} of a site in ${seconds} s, ${requests} requests, ${failures.length} failed, ` +
          `${STREAMS} streams, ${broken} broken\n`,
      );
      expect(failures).toEqual([]);
      expect(broken).toBe(0);
      // What is shown above would be shown by visitors who asked for nothing, too.
      expect(requests).toBeGreaterThan(100 * ROUNDS);
    },
    TIMEOUT_MS,
  );
});

async function freePorts(count: number): Promise<readonly number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  return ports;
}
