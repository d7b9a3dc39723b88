import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { DayBettor } from '../soak/day-bettor.ts';
import { DayLog } from '../soak/day-log.ts';
import { DayVisitor } from '../soak/day-visitor.ts';
import { PatientOperator } from '../soak/patient-operator.ts';
import { untruths } from '../soak/truth.ts';
import { MovingWorld } from './cuts/moving-world.ts';
import { Watcher } from './cuts/watcher.ts';
import { hasStackPrograms, openTestStack, type TestStack } from './stack/test-stack.ts';
import { createDraw } from './storm/draw.ts';
import { registerAccount } from './storm/register-account.ts';
import { payIn } from './storm/site/new-browser.ts';

/** In each round both sites are started anew; one after a change, more by `npm run promises`. */
const ROUNDS = Number(process.env['ROLL_ROUNDS'] ?? 1);
const STREAMS = Number(process.env['ROLL_STREAMS'] ?? 200);
/** So many of them keep every price, and are compared with the world. */
const KEEPING = 200;
/** A site takes no more than 500 streams from one address. */
const STREAMS_OF_AN_ADDRESS = 100;
const OPENED_AT_ONCE = 50;
/** A process that stops sends its streams away over this time: each opens anew with a handshake. */
const DRAIN_MS = Math.max(2_000, 6 * STREAMS);
const GUESTS = 3;
const BETTORS = 2;
/** Bettors who look, bet, cash out and pay in as on a match day. */
const PLAYING = Number(process.env['ROLL_PLAYERS'] ?? 2);
const PLAYING_REST_MS = 300;
/** Units of the currency that each of them begins with. */
const BALANCE = 300;
/** Between two requests of one visitor, so that a small machine is busy and not swamped. */
const PAUSE_MS = 40;
const TRUE_WITHIN_MS = 10_000;
const TIMEOUT_MS = 120_000 + (60_000 + 2 * DRAIN_MS) * ROUNDS + 60 * STREAMS;
const PAGES = ['/esportes', '/live-results', '/esportes/futebol', '/robots.txt', '/login'];

describe.skipIf(!hasStackPrograms)(
  'two sites behind nginx that are started anew one by one',
  () => {
    const watchers: Watcher[] = [];
    const visitors = new AbortController();
    let stack: TestStack;
    let world: MovingWorld;

    beforeAll(async () => {
      stack = await openTestStack(
        { LOG_LEVEL: 'error', DRAIN_MS: String(DRAIN_MS) },
        { trustedProxies: ['127.0.0.1', '::1'] },
      );
      const { platformUrl, url } = stack;
      world = new MovingWorld(new Platform(platformUrl), platformUrl, createDraw(7));
      await world.prices();
      for (let count = 0; count < STREAMS; count += 1) {
        const address = `10.1.0.${Math.floor(count / STREAMS_OF_AN_ADDRESS) + 1}`;
        watchers.push(new Watcher({ url, topics: 'home', address, isForgetful: count >= KEEPING }));
        if (count % OPENED_AT_ONCE === 0) await wait(100);
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
      const isTrue = ({ isConnected, odds }: Watcher, index: number) =>
        isConnected && (index >= KEEPING || prices.every(([id, price]) => odds.get(id) === price));
      await expect
        .poll(() => watchers.filter(isTrue).length, { timeout: TRUE_WITHIN_MS, interval: 100 })
        .toBe(STREAMS);
    }

    /** Bettors with an account of their own, logged in. */
    async function newPlayers(log: DayLog, operator: PatientOperator) {
      const players: DayBettor[] = [];
      const sites = { sandbox: { url: stack.platformUrl }, site: stack };
      for (let index = 0; index < PLAYING; index += 1) {
        const { email, password, token } = await registerAccount(operator);
        await payIn(BALANCE, token, operator);
        const visitor = new DayVisitor({
          addresses: sites,
          address: `10.2.0.${index + 1}`,
          log,
          mayBeClosed: () => false,
        });
        const draw = createDraw(index + 1);
        const around = { visitor, operator, log, draw, restMs: PLAYING_REST_MS };
        const player = new DayBettor({ email, password }, around);
        await player.logIn();
        players.push(player);
      }
      return players;
    }

    it(
      'R9 loses no request, no stream and no bet',
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

        const log = new DayLog();
        const operator = new PatientOperator(stack.platformUrl);
        const players = await newPlayers(log, operator);
        const playing = players.map((player) => player.live(visitors.signal));

        for (const watcher of watchers) watcher.broken = 0;
        const startedAt = performance.now();
        for (let round = 0; round < ROUNDS; round += 1) await stack.roll();
        await untilTrue();
        visitors.abort();
        await Promise.all([...guests, ...bettors, ...playing]);
        const untrue: string[] = [];
        for (const player of players) untrue.push(...(await untruths(player, operator)));
        requests += log.counts.requests;
        failures.push(...log.failures);

        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        const broken = watchers.reduce((sum, watcher) => sum + watcher.broken, 0);
        process.stdout.write(
          `R9: ${2 * ROUNDS} restarts of a site in ${seconds} s, ${requests} requests, ${failures.length} failed, ` +
            `${STREAMS} streams, ${broken} broken, ${log.counts.bets} bets, ${untrue.length} bettors with other books\n`,
        );
        expect(failures).toEqual([]);
        expect(broken).toBe(0);
        expect(untrue).toEqual([]);
        // What is shown above would be shown by visitors who asked for nothing, too.
        expect(requests).toBeGreaterThan(100 * ROUNDS);
        expect(log.counts.bets).toBeGreaterThan(0);
      },
      TIMEOUT_MS,
    );
  },
);
