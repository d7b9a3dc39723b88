import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { MovingWorld } from './cuts/moving-world.ts';
import { Watcher } from './cuts/watcher.ts';
import { hasStackPrograms, openTestStack, type TestStack } from './stack/test-stack.ts';
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

describe.skipIf(!hasStackPrograms)(
  'two sites behind nginx that are started anew one by one',
  () => {
    const watchers: Watcher[] = [];
    const visitors = new AbortController();
    let stack: TestStack;
    let world: MovingWorld;

    beforeAll(async () => {
      stack = await openTestStack({ LOG_LEVEL: 'error' });
      const { platformUrl } = stack;
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
      await stack?.close();
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

        const addresses = { sandbox: { url: stack.platformUrl }, site: stack };
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
  },
);
