import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../e2e/support/people.ts';
import { Platform } from '../e2e/support/platform.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { sealedSessions } from './stack/sealed-sessions.ts';
import { hasStackPrograms, openTestStack, type TestStack } from './stack/test-stack.ts';

const IS_WHOLE = process.env['PROMISES'] === 'whole';
const TIMEOUT_MS = 240_000;
/** Requests that meet a token that has just expired. */
const AT_ONCE = 200;
const CYCLES = IS_WHOLE ? 5_000 : 400;
const CYCLES_AT_ONCE = 40;
const SESSION_SECRET = 'a-secret-of-the-promises-32-characters';
const WRONG_PASSWORD = 'Canary!Wrong9';
const HOSTS = [
  ...['main', 'payments', 'sportsbook', 'betting', 'frontBack'],
  ...['feedGate', 'labels', 'providerSwitch', 'flags'],
];
const SICK_HOSTS = IS_WHOLE ? HOSTS : ['main', 'payments', 'betting'];
const PAGES = [
  ...[
    '/esportes',
    '/live-results',
    '/esportes/futebol',
    '/bet-slip',
    '/bet-history',
    '/transactions',
  ],
  ...['/deposit', '/withdrawal', '/account', '/user-account', '/responsable-game', '/casino'],
];
/** A page that takes longer while a host is sick is no page. */
const PAGE_WITHIN_MS = 8_000;

describe.skipIf(!hasStackPrograms)('what is promised of two sites behind nginx', () => {
  const traces: string[] = [];
  /** What browsers got: addresses, headers and bodies. */
  const seen: string[] = [];
  const person: Person = newPerson();
  let collector: Server;
  let stack: TestStack;
  let platform: Platform;
  let bettor: SiteVisitor;

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      for await (const piece of request) traces.push(String(piece));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    stack = await openTestStack({
      LOG_LEVEL: 'trace',
      SESSION_SECRET,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    platform = new Platform(stack.platformUrl);
    bettor = new SiteVisitor({ sandbox: { url: stack.platformUrl }, site: stack });
    await bettor.register(person);
    await visit('/esportes');
  }, TIMEOUT_MS);
  afterAll(async () => {
    await stack?.close();
    collector.close();
  });

  /** Asks for a page as the bettor, and keeps all that came. */
  async function visit(path: string) {
    const answer = await bettor.get(path);
    seen.push(path, JSON.stringify([...answer.headers]), answer.html);
    return answer;
  }

  /** The sum of a figure over both sites. */
  async function figure(start: RegExp): Promise<number> {
    let sum = 0;
    for (const url of stack.metricsUrls) {
      const text = await (await fetch(url)).text();
      seen.push(text);
      for (const line of text.split('\n')) {
        if (start.test(line)) sum += Number(line.split(' ').at(-1));
      }
    }
    return sum;
  }

  const refreshes = () =>
    figure(/^vitrine_upstream_call_seconds_count\{.*endpoint="session\.refreshToken"/);

  // Not beside other tests: a machine that is busy with them answers some of the 200 too late.
  it.runIf(IS_WHOLE)(
    'R3 SESS-04 renews a token once for all that meet its end at once, over two processes',
    async () => {
      const before = await refreshes();
      await platform.order('tokens/expire', {});
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => visit('/transactions')),
      );
      const unanswered = answers.flatMap(({ status, location }) =>
        status === 200 ? [] : [`${status} ${location}`],
      );
      const renewed = (await refreshes()) - before;
      process.stdout.write(
        `R3: ${AT_ONCE} requests met an expired token over 2 processes: ${renewed} renewals, ${unanswered.length} not answered\n`,
      );
      expect(unanswered).toEqual([]);
      expect(renewed).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'R7 answers every page with a page while a host is sick',
    async () => {
      const wrong: string[] = [];
      for (const host of SICK_HOSTS) {
        await platform.order('failures', { host, failure: { status: 503 }, count: 100_000 });
        for (const path of PAGES) {
          const { status, html, location, milliseconds } = await visit(path);
          const isPage = location !== null || (/<main/.test(html) && [200, 503].includes(status));
          if (!isPage || milliseconds > PAGE_WITHIN_MS) {
            wrong.push(
              `${host} sick: ${path} answered ${status} in ${Math.round(milliseconds)} ms`,
            );
          }
        }
        await platform.order('failures', { host, failure: { status: 503 }, count: 0 });
      }
      process.stdout.write(
        `R7: ${SICK_HOSTS.length} sick hosts x ${PAGES.length} pages, ${wrong.length} without a page\n`,
      );
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'R11 keeps nothing of streams that were opened and broken off',
    async () => {
      const memory = () => figure(/^nodejs_heap_size_used_bytes/);
      await cycle(CYCLES / 4);
      const before = await memory();
      await cycle(CYCLES);
      const listeners = () => figure(/^vitrine_listeners/);
      await expect.poll(listeners, { timeout: 10_000, interval: 250 }).toBe(0);
      const grown = Math.round(((await memory()) - before) / 1_048_576);
      process.stdout.write(
        `R11: ${CYCLES} streams opened and broken off: 0 listeners left, heaps ${grown} MiB more\n`,
      );
      // What is not yet tidied up of two processes; a kept stream would weigh this much with some hundreds.
      expect(grown).toBeLessThan(150);
    },
    TIMEOUT_MS,
  );

  async function cycle(count: number): Promise<void> {
    for (let done = 0; done < count; done += CYCLES_AT_ONCE) {
      await Promise.all(Array.from({ length: CYCLES_AT_ONCE }, openAndBreakOff));
    }
  }

  function openAndBreakOff(): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = { rejectUnauthorized: false, agent: false };
      const request = get(`${stack.url}/live?topics=home`, options, (response) => {
        response.once('data', () => request.destroy());
        response.once('close', () => resolve());
        response.on('error', () => undefined);
      });
      request.once('error', reject);
    });
  }

  it(
    'R4 shows and writes no token, password or document of a bettor anywhere',
    async () => {
      for (const path of PAGES) await visit(path);
      await bettor.post('/login', { username: person.email, password: WRONG_PASSWORD });
      await platform.order('tokens/expire', {});
      await visit('/transactions');
      // Spans are sent some seconds after their end.
      await expect.poll(() => traces.length, { timeout: 15_000 }).toBeGreaterThan(0);
      const secrets = secretsOf();
      const places = {
        browsers: seen.join('\n'),
        logs: stack.log(),
        traces: traces.join('\n'),
        store: stack.stored(),
      };
      const found = Object.entries(places).flatMap(([place, text]) =>
        secrets
          .filter(([, secret]) => text.includes(secret))
          .map(([name]) => `${name} in ${place}`),
      );
      const sizes = Object.entries(places).map(([place, text]) => `${place} ${text.length}`);
      process.stdout.write(
        `R4: ${secrets.length} secrets looked for in bytes of ${sizes.join(', ')}: ${found.length} found\n`,
      );
      expect(secrets.length).toBeGreaterThanOrEqual(4);
      for (const text of Object.values(places)) expect(text.length).toBeGreaterThan(1_000);
      expect(found).toEqual([]);
    },
    TIMEOUT_MS,
  );

  /** What nobody may read: how it is called, and its text. */
  function secretsOf(): readonly (readonly [string, string])[] {
    const sessions = sealedSessions(stack.stored(), SESSION_SECRET).join('\n');
    const tokens = sessions.matchAll(/"(token|refreshToken)":"([^"]{16,})"/g);
    return [
      ...[...tokens].map(([, name = '', text = '']) => [name, text] as const),
      ['password', person.password],
      ['wrong password', WRONG_PASSWORD],
    ];
  }
});
