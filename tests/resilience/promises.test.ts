import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../e2e/support/people.ts';
import { Platform } from '../e2e/support/platform.ts';
import { type Answer, SiteVisitor } from '../e2e/support/site-visitor.ts';
import { sealedSessions } from './stack/sealed-sessions.ts';
import { hasStackPrograms, openTestStack, type TestStack } from './stack/test-stack.ts';

const IS_WHOLE = process.env['PROMISES'] === 'whole';
const TIMEOUT_MS = 240_000;
/** Requests that meet a token that has just expired. */
const AT_ONCE = 200;
/** How often a token expires; never beside other tests, since a busy machine answers some of the 200 too late. */
const RENEWALS = Number(process.env['PROMISE_RENEWALS'] ?? 0);
/** A file with one call of the operator for each request, and the lightest answer that has one. */
const METERED = { path: '/transactions/export', endpoint: 'wallet.transactionsByUser' };
const CYCLES = Number(process.env['PROMISE_CYCLES'] ?? 400);
const CYCLES_AT_ONCE = 40;
/** Cycles that fill what is compiled and pooled. */
const WARM_UP = Math.min(CYCLES / 4, 10_000);
/** The share of the cycles at the beginning and at the end during which memory is read. */
const MEASURED_SHARE = 0.2;
const MOST_GROWTH = 0.05;
/** What the lowest readings of a heap differ by anyway; with few cycles, of which none is after a collection, more. */
const FLOOR_MIB = CYCLES < 10_000 ? 75 : 5;
/** A run of hours writes no trace of itself: only R4 reads it. */
const IS_LONG = RENEWALS > 0 || CYCLES > 1_000;
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
/** One that does not ask the sick host is as soon as ever; a machine that is busy with other tests is not. */
const UNHARMED_WITHIN_MS = IS_WHOLE ? 1_000 : PAGE_WITHIN_MS;
/**
 * Calls while a host is sick, with their repeats, for each call that the same pages make of a well one when nothing
 * that they need is kept yet.
 */
const MOST_CALLS = 1.1;

const HEAP = /^nodejs_heap_size_used_bytes/;
const READ_EVERY_MS = 250;
const MIB = 1_048_576;

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
      LOG_LEVEL: IS_LONG ? 'error' : 'trace',
      SESSION_SECRET,
      // All come from one address, and as one bettor.
      REQUESTS_PER_ADDRESS: '0',
      REQUESTS_PER_ACCOUNT: '0',
      // 200 at once are a rush of which a file is refused.
      ...(RENEWALS > 0 ? { SHED_DELAY_MS: '0', SHED_PAGES: '0' } : {}),
      ...(IS_LONG ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }),
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

  /** The figures of each site, a line each. */
  async function figures(): Promise<readonly (readonly string[])[]> {
    const texts = await Promise.all(
      stack.metricsUrls.map(async (url) => (await fetch(url)).text()),
    );
    if (!IS_LONG) seen.push(...texts);
    return texts.map((text) => text.split('\n'));
  }

  /** The sum of a figure over both sites. */
  async function figure(start: RegExp): Promise<number> {
    return (await figures()).flat().reduce((sum, line) => sum + valueOf(line, start), 0);
  }

  const refreshes = () =>
    figure(/^vitrine_upstream_call_seconds_count\{.*endpoint="session\.refreshToken"/);

  it.runIf(RENEWALS > 0)(
    'R3 SESS-04 renews a token once for all that meet its end at once, over two processes',
    async () => {
      const asked = new RegExp(`^vitrine_upstream_call_seconds_count.*"${METERED.endpoint}"`);
      const askedBefore = await figure(asked);
      const unanswered: string[] = [];
      const wrong: string[] = [];
      let before = await refreshes();
      for (let round = 1; round <= RENEWALS; round += 1) {
        await platform.order('tokens/expire', {});
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => bettor.get(METERED.path)),
        );
        for (const { status, location } of answers) {
          if (status !== 200) unanswered.push(`round ${round}: ${status} ${location}`);
        }
        const renewed = await refreshes();
        if (renewed - before !== 1) wrong.push(`round ${round}: ${renewed - before} renewals`);
        before = renewed;
      }
      const calls = (await figure(asked)) - askedBefore;
      process.stdout.write(
        `R3: ${RENEWALS} times ${AT_ONCE} requests met an expired token over 2 processes: ` +
          `${RENEWALS - wrong.length} rounds with one renewal, ${wrong.length} with another number, ` +
          `${unanswered.length} requests not answered\n`,
      );
      expect(unanswered).toEqual([]);
      expect(wrong).toEqual([]);
      // Each of them came to the operator with the token.
      expect(calls).toBeGreaterThanOrEqual(RENEWALS * AT_ONCE);
    },
    60_000 + 5_000 * RENEWALS,
  );

  /** Calls to the operator since the sites started, by host, with their repeats. */
  async function callsByHost(): Promise<ReadonlyMap<string, number>> {
    const calls = new Map<string, number>();
    for (const line of (await figures()).flat()) {
      const [, host] =
        /^vitrine_upstream_(?:call_seconds_count|repeats_total)\{.*?host="(\w+)"/.exec(line) ?? [];
      if (host === undefined) continue;
      calls.set(host, (calls.get(host) ?? 0) + Number(line.split(' ').at(-1)));
    }
    return calls;
  }

  interface Round {
    readonly calls: number;
    /** The hosts that a page asked, by its path. */
    readonly hosts: ReadonlyMap<string, ReadonlySet<string>>;
    readonly answers: ReadonlyMap<string, Awaited<ReturnType<typeof visit>>>;
  }

  /** Opens every page once, one after the other. */
  async function visitAll(): Promise<Round> {
    const hosts = new Map<string, ReadonlySet<string>>();
    const answers = new Map<string, Awaited<ReturnType<typeof visit>>>();
    const first = await callsByHost();
    let before = first;
    for (const path of PAGES) {
      answers.set(path, await visit(path));
      const after = await callsByHost();
      hosts.set(path, new Set(HOSTS.filter((host) => after.get(host) !== before.get(host))));
      before = after;
    }
    const sum = (calls: typeof first) => [...calls.values()].reduce((one, other) => one + other, 0);
    return { calls: sum(before) - sum(first), hosts, answers };
  }

  it(
    'R7 answers every page with a page while a host is sick',
    async () => {
      const healthy = await visitAll();
      const wrong: string[] = [];
      let slowest = 0;
      let mostCalls = 0;
      for (const host of SICK_HOSTS) {
        await platform.order('failures', { host, failure: { status: 503 }, count: 100_000 });
        const { calls, answers } = await visitAll();
        await platform.order('failures', { host, failure: { status: 503 }, count: 0 });
        mostCalls = Math.max(mostCalls, calls / healthy.calls);
        for (const [path, answer] of answers) {
          const { milliseconds } = answer;
          const isUnharmed = !healthy.hosts.get(path)?.has(host);
          if (isUnharmed) slowest = Math.max(slowest, milliseconds);
          const within = isUnharmed ? UNHARMED_WITHIN_MS : PAGE_WITHIN_MS;
          const faults = [
            ...(isPage(answer) ? [] : [`answered ${answer.status}`]),
            ...(leadsOn(answer) ? [] : ['leads nowhere']),
            ...(milliseconds > within ? [`took ${Math.round(milliseconds)} ms`] : []),
          ];
          wrong.push(...faults.map((fault) => `${host} sick: ${path} ${fault}`));
        }
      }
      process.stdout.write(
        `R7: ${SICK_HOSTS.length} sick hosts x ${PAGES.length} pages: ${wrong.length} slow, without a page or a way on; ` +
          `pages that don't ask the host within ${Math.round(slowest)} ms, at most ${mostCalls.toFixed(2)} x the calls\n`,
      );
      expect(wrong).toEqual([]);
      expect(mostCalls).toBeLessThanOrEqual(MOST_CALLS);
    },
    TIMEOUT_MS,
  );

  it(
    'R11 keeps nothing of streams that were opened and broken off',
    async () => {
      await cycle(WARM_UP);
      const measured = CYCLES * MEASURED_SHARE;
      const before = await lowestHeaps(measured);
      await cycle(CYCLES - 2 * measured);
      const after = await lowestHeaps(measured);
      const listeners = () => figure(/^vitrine_listeners/);
      await expect.poll(listeners, { timeout: 10_000, interval: 250 }).toBe(0);
      const told = after.map((heap, site) => `${inMiB(before[site] ?? 0)} to ${inMiB(heap)} MiB`);
      process.stdout.write(
        `R11: ${CYCLES} streams opened and broken off: 0 listeners left, heaps from ${told.join(' and from ')}\n`,
      );
      for (const [site, heap] of after.entries()) {
        const start = before[site] ?? 0;
        const most = start + Math.max(start * MOST_GROWTH, FLOOR_MIB * MIB);
        expect(heap, `heap of site ${site + 1}`).toBeLessThan(most);
      }
    },
    TIMEOUT_MS + 20 * CYCLES,
  );

  /** The lowest reading of each site's heap over some cycles, as it is after a collection. In bytes. */
  async function lowestHeaps(count: number): Promise<readonly number[]> {
    const lowest = stack.metricsUrls.map(() => Infinity);
    const ended = new AbortController();
    const reading = (async () => {
      do {
        for (const [site, lines] of (await figures()).entries()) {
          const heap = lines.reduce((sum, line) => sum + valueOf(line, HEAP), 0);
          lowest[site] = Math.min(lowest[site] ?? Infinity, heap);
        }
        await wait(READ_EVERY_MS);
      } while (!ended.signal.aborted);
    })();
    await cycle(count);
    ended.abort();
    await reading;
    return lowest;
  }

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

  it.skipIf(IS_LONG)(
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

/** The value of a line of figures whose name starts so; 0 for another. */
function valueOf(line: string, start: RegExp): number {
  return start.test(line) ? Number(line.split(' ').at(-1)) : 0;
}

function inMiB(bytes: number): string {
  return (bytes / MIB).toFixed(1);
}

/** Whether somebody sees a page, or is led to one. */
function isPage({ status, html, location }: Answer): boolean {
  return location !== null || (/<main/.test(html) && [200, 503].includes(status));
}

/** Whether a page has a link in its header or its main part; a redirect is one. */
function leadsOn({ html, location }: Answer): boolean {
  return location !== null || /<(?:header|main)[^>]*>[\s\S]*?<a\s[^>]*href="[^"#]/.test(html);
}
