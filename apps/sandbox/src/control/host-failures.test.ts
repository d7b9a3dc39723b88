import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { seeded } from '../world/random.ts';
import { MALFORMATIONS } from './failures/ordered-failure.ts';
import { ofOtherTypes } from './failures/malformed-answer.ts';
import { createHostFailures, mountFailures, type HostFailures } from './host-failures.ts';

const BALANCE = '/payments/api/Wallet/Total/Amount/ByAccountType';
const BODY = { data: [{ accountType: 'Real', amount: 1.5, isOpen: true, note: null, list: [] }] };

let failures: HostFailures;
let done: number;
let bodies: string[];
let waits: number[];
let onWait: () => Promise<void>;
let server: Server;

beforeEach(async () => {
  failures = createHostFailures(seeded('test'));
  done = 0;
  bodies = [];
  waits = [];
  onWait = () => Promise.resolve();
  const app = new Hono<{ Bindings: HttpBindings }>();
  mountFailures(app, failures, (milliseconds) => {
    waits.push(milliseconds);
    return onWait();
  });
  app.onError((error) => {
    const refusal = error as Refusal;
    const headers = refusal.headers();
    return new Response(JSON.stringify(refusal.body()), { status: refusal.status, headers });
  });
  app.all('/payments/stream', () => {
    const headers = { 'content-type': 'text/event-stream' };
    return new Response('data: 1\n\n', { headers });
  });
  app.all('/payments/written', ({ env: { outgoing } }) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.write('data: 2\n\n');
    setTimeout(() => outgoing.end(), 100);
    return RESPONSE_ALREADY_SENT;
  });
  app.all('*', async (context) => {
    if (context.req.method === 'POST') bodies.push(await context.req.text());
    done += 1;
    return context.json(BODY, 200, { 'x-done': String(done) });
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function call(path = BALANCE, method = 'GET', more: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { method, ...more });
}

const isDropped = (path?: string) =>
  call(path)
    .then((answer) => answer.text())
    .then(
      () => false,
      () => true,
    );

describe('an ordered failure', () => {
  it('refuses with its status and Retry-After, and nothing is done', async () => {
    failures.order({ host: 'payments', failure: { status: 503, retryAfterSeconds: 2 } });
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(done).toBe(0);
    expect((await call()).status).toBe(200);
  });

  it('answers late', async () => {
    failures.order({ host: 'payments', failure: { delayMs: 7000 } });
    expect(await (await call()).json()).toEqual(BODY);
    expect(waits).toEqual([7000]);
  });

  it('breaks the connection before or after the call is done', async () => {
    failures.order({ host: 'payments', failure: { drop: 'before' } });
    expect(await isDropped()).toBe(true);
    expect(done).toBe(0);
    failures.order({ host: 'payments', failure: { drop: 'after' } });
    expect(await isDropped()).toBe(true);
    expect(done).toBe(1);
    expect(await isDropped()).toBe(false);
  });

  it('refuses after the call is done', async () => {
    failures.order({ host: 'payments', failure: { status: 502, when: 'after' } });
    const answer = await call();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: 'ORDERED_FAILURE' });
    expect(done).toBe(1);
  });

  it('waits before the call is done, and does it though its caller has hung up', async () => {
    let go = () => {};
    onWait = () => new Promise((resolve) => (go = resolve));
    failures.order({ host: 'payments', failure: { delayMs: 7000, when: 'before' } });
    const hangUp = new AbortController();
    const answer = call(BALANCE, 'POST', { body: 'as sent', signal: hangUp.signal });
    await expect.poll(() => waits).toEqual([7000]);
    expect(done).toBe(0);
    hangUp.abort();
    await expect(answer).rejects.toThrow();
    go();
    await expect.poll(() => bodies).toEqual(['as sent']);
  });

  it('does the call twice, with its body, and answers as the second time', async () => {
    failures.order({ host: 'payments', failure: { twice: true } });
    const answer = await call(BALANCE, 'POST', { body: 'as sent' });
    expect(await answer.json()).toEqual(BODY);
    expect(answer.headers.get('x-done')).toBe('2');
    expect(bodies).toEqual(['as sent', 'as sent']);
  });

  it('answers in pieces', async () => {
    const size = JSON.stringify(BODY).length;
    failures.order({ host: 'payments', failure: { dripBytes: size } });
    expect(await (await call()).json()).toEqual(BODY);
    expect(waits.length).toBeGreaterThanOrEqual(7);
    expect(waits.every((milliseconds) => milliseconds >= 100)).toBe(true);
  });

  it('answers with a body that is not JSON, or none, or not the one that was asked for', async () => {
    const bodies: Record<string, string> = {};
    for (const malformed of MALFORMATIONS) {
      failures.order({ host: 'payments', failure: { malformed } });
      const answer = await call();
      expect(answer.status).toBe(200);
      bodies[malformed] = await answer.text();
      const type = malformed === 'html' ? 'text/html' : 'application/json';
      expect(answer.headers.get('content-type')).toContain(type);
    }
    expect(JSON.stringify(BODY).startsWith(bodies['truncated'] ?? '-')).toBe(true);
    expect(bodies['html']).toContain('<!doctype html>');
    expect(bodies['empty']).toBe('');
    expect(JSON.parse(bodies['wrongType'] ?? '')).toEqual(ofOtherTypes(BODY));
    for (const kind of ['truncated', 'html', 'empty', 'wrongCharset']) {
      expect(() => JSON.parse(bodies[kind] ?? '{}')).toThrow(SyntaxError);
    }
  });

  it('leaves event streams whole', async () => {
    failures.order({ host: 'payments', failure: { malformed: 'truncated' }, count: 2 });
    expect(await (await call('/payments/stream')).text()).toBe('data: 1\n\n');
    failures.order({ host: 'payments', failure: { twice: true } });
    expect(await (await call('/payments/written')).text()).toBe('data: 2\n\n');
  });

  it('drops an event stream that is refused after it has begun', async () => {
    failures.order({ host: 'payments', failure: { status: 500, when: 'after' } });
    expect(await isDropped('/payments/written')).toBe(true);
  });
});

describe('what fails', () => {
  const failing = async (path: string, method?: string) =>
    (await call(path, method)).status === 500;
  const failure = { status: 500 };

  it('is a host for so many calls, and no other', async () => {
    failures.order({ host: 'payments', failure, count: 2 });
    expect(await failing('/main/api/Users/')).toBe(false);
    expect(await failing(BALANCE)).toBe(true);
    expect(failures.held()).toMatchObject([{ target: 'payments', failure, times: { count: 1 } }]);
    expect(await failing(BALANCE)).toBe(true);
    expect(await failing(BALANCE)).toBe(false);
    expect(failures.held()).toEqual([]);
  });

  it.each([
    ['by its name', 'wallet.balance'],
    ['by its path', '/api/Wallet/Total/Amount/ByAccountType'],
  ])('is one endpoint %s, by its method', async (_, endpoint) => {
    failures.order({ endpoint, failure, count: 3 });
    expect(await failing(BALANCE)).toBe(true);
    expect(await failing(BALANCE, 'POST')).toBe(false);
    expect(await failing('/payments/api/Other')).toBe(false);
  });

  it('is an endpoint with parameters, or without a slash in front', async () => {
    failures.order({ endpoint: 'ticket.status.v1', failure });
    expect(await failing('/betting/api/Ticket/v1/TicketStatus/123')).toBe(true);
    failures.order({ endpoint: 'api/Giveaway/GiveCashback', failure });
    expect(await failing('/main/api/Giveaway/GiveCashback', 'POST')).toBe(true);
  });

  it('is every endpoint whose name a pattern fits', async () => {
    failures.order({ endpoint: 'ticket.*', failure, rate: 1 });
    expect(await failing('/betting/api/Ticket/v2/TicketStatus/123')).toBe(true);
    expect(await failing('/betting/api/Ticket/v1/GetLastTicketIdByUser')).toBe(true);
    expect(await failing(BALANCE)).toBe(false);
    failures.order({ endpoint: '*', failure, rate: 1 });
    expect(await failing(BALANCE)).toBe(true);
  });

  it('is an endpoint before its host', async () => {
    failures.order({ host: 'payments', failure: { status: 503 } });
    failures.order({ endpoint: 'wallet.balance', failure });
    expect((await call()).status).toBe(500);
    expect((await call()).status).toBe(503);
  });

  it('is taken back with a count or a rate of 0, or all at once', async () => {
    failures.order({ host: 'payments', failure, rate: 1 });
    failures.order({ host: 'payments', failure, count: 0 });
    expect(await failing(BALANCE)).toBe(false);
    failures.order({ host: 'payments', failure, rate: 1 });
    failures.order({ host: 'payments', failure, rate: 0 });
    expect(await failing(BALANCE)).toBe(false);
    failures.order({ host: 'payments', failure, rate: 1 });
    failures.order({ endpoint: 'wallet.balance', failure, rate: 1 });
    failures.clear();
    expect(await failing(BALANCE)).toBe(false);
  });

  it('is none that the contract does not name', () => {
    expect(() => failures.order({ endpoint: 'no.such', failure })).toThrow(Refusal);
  });

  it('fails as often as its rate says, and the same calls for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (seed, rate) => {
        const draw = () => {
          const drawn = createHostFailures(seeded(seed));
          drawn.order({ host: 'payments', failure, rate });
          return Array.from({ length: 2000 }, () => drawn.take('GET', BALANCE) !== null);
        };
        const fails = draw();
        const share = fails.filter(Boolean).length / fails.length;
        expect(Math.abs(share - rate)).toBeLessThan(0.08);
        expect(draw()).toEqual(fails);
      }),
      { numRuns: 25 },
    );
  });
});

describe('failures drawn by a seed', () => {
  const STATUS = '/betting/api/Ticket/v1/TicketStatus/123';
  const several = [{ status: 500 }, { drop: 'after' }, { twice: true }] as const;
  const drawn = (seed: number, paths: readonly string[]) => {
    const drawing = createHostFailures(seeded('test'));
    drawing.order({ endpoint: '*', failure: [...several], rate: 0.5, seed });
    return { drawing, taken: paths.map((path) => ({ path, failure: drawing.take('GET', path) })) };
  };
  const ofBalance = ({ taken }: ReturnType<typeof drawn>) =>
    taken.filter(({ path }) => path === BALANCE);

  it('are the same for the calls of an endpoint, whatever comes between', () => {
    const alone = drawn(7, Array(200).fill(BALANCE));
    const amongOthers = drawn(7, Array(200).fill([STATUS, BALANCE, STATUS]).flat());
    expect(ofBalance(amongOthers)).toEqual(ofBalance(alone));
    expect(ofBalance(drawn(8, Array(200).fill(BALANCE)))).not.toEqual(ofBalance(alone));
  });

  it('are counted by endpoint and kind', () => {
    const { drawing, taken } = drawn(7, Array(300).fill(BALANCE));
    for (const failure of several) {
      const count = taken.filter((call) => call.failure === failure).length;
      expect(count).toBeGreaterThan(20);
      expect(drawing.dealt()).toContainEqual({ endpoint: 'wallet.balance', failure, count });
    }
  });
});

it('replaces every value of a body by one of another type', () => {
  const typeOf = (value: unknown) =>
    value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const differ = (value: unknown, other: unknown): void => {
    const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!isFilled) {
      expect(typeOf(other)).not.toBe(typeOf(value));
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      differ(inner, (other as Record<string, unknown>)[name]);
    }
  };
  fc.assert(fc.property(fc.jsonValue(), (value) => differ(value, ofOtherTypes(value))));
});
