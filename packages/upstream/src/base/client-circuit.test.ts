import { describe, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamClientOptions } from './client.ts';
import type { Host } from './hosts.ts';
import {
  UpstreamCircuitOpen,
  UpstreamShapeError,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './errors.ts';
import { failureOf, ping, withServer } from '../test/client.ts';
import { answerJson, hostsAt, serve, type Answer } from '../test/server.ts';

const FAILURES = 10;

/** A server of hosts, a client with a clock to turn, and what the client said of its circuits. */
async function setUp(answer: Answer, options: Partial<UpstreamClientOptions> = {}) {
  const clock = { now: 1_000_000 };
  const changes: { readonly host: Host; readonly isOpen: boolean }[] = [];
  const server = await serve(answer);
  const client = createUpstreamClient({
    hosts: server.hosts,
    now: () => clock.now,
    onCircuit: (change) => void changes.push(change),
    ...options,
  });
  const fail = async (times: number) => {
    for (let call = 0; call < times; call += 1) await failureOf(client.call(ping('POST')));
  };
  const { requests } = server;
  const close = () => server[Symbol.asyncDispose]();
  return { clock, changes, client, requests, fail, [Symbol.asyncDispose]: close };
}

const down: Answer = (_, response) => answerJson(response, {}, 503);

describe('a host without answers', () => {
  it('is left alone after ten failures in a row: a call fails at once, with nothing sent', async () => {
    await using setup = await setUp(down);
    const { clock, changes, client, requests, fail } = setup;
    await fail(FAILURES);
    expect(requests).toHaveLength(FAILURES);
    const error = await failureOf(client.call(ping('GET')));
    expect(error).toBeInstanceOf(UpstreamCircuitOpen);
    expect(error).toBeInstanceOf(UpstreamUnreachable);
    expect(error).toMatchObject({
      name: 'UpstreamCircuitOpen',
      message: 'test.get could not be reached (CIRCUIT_OPEN)',
      host: 'main',
      retryAt: clock.now + 2_000,
      mayHaveArrived: false,
    });
    expect(requests).toHaveLength(FAILURES);
    expect(changes).toEqual([{ host: 'main', isOpen: true }]);
  });

  it('leaves the other hosts as they are', async () => {
    await using setup = await setUp((request, response) =>
      request.url?.startsWith('/main')
        ? answerJson(response, {}, 503)
        : answerJson(response, { ok: true }),
    );
    await setup.fail(FAILURES);
    const elsewhere = { ...ping('GET'), host: 'payments' } as const;
    await expect(setup.client.call(elsewhere)).resolves.toEqual({ ok: true });
  });

  it('is tried by one call after two seconds, and called again once that is answered', async () => {
    let isDown = true;
    await using setup = await setUp((request, response) =>
      isDown ? down(request, response, '') : answerJson(response, { ok: true }),
    );
    const { clock, changes, client, requests, fail } = setup;
    await fail(FAILURES);
    clock.now += 2_000;
    const ends = await Promise.all([1, 2, 3].map(() => failureOf(client.call(ping('POST')))));
    expect(ends[0]).toBeInstanceOf(UpstreamStatusError);
    expect(ends[1]).toBeInstanceOf(UpstreamCircuitOpen);
    expect(ends[2]).toBeInstanceOf(UpstreamCircuitOpen);
    expect(requests).toHaveLength(FAILURES + 1);

    isDown = false;
    clock.now += 2_000;
    await expect(client.call(ping('POST'))).resolves.toEqual({ ok: true });
    await Promise.all([1, 2, 3].map(() => client.call(ping('POST'))));
    expect(changes).toEqual([
      { host: 'main', isOpen: true },
      { host: 'main', isOpen: false },
    ]);
  });

  it('that refuses connections is left alone too, and one that breaks them', async () => {
    const server = await serve(() => undefined);
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
    await server[Symbol.asyncDispose]();
    for (let call = 0; call < FAILURES; call += 1) {
      expect(await failureOf(client.call(ping('POST')))).not.toBeInstanceOf(UpstreamCircuitOpen);
    }
    expect(await failureOf(client.call(ping('POST')))).toBeInstanceOf(UpstreamCircuitOpen);
    await using setup = await setUp((request) => void request.socket.destroy());
    await setup.fail(FAILURES);
    expect(await failureOf(setup.client.call(ping('POST')))).toBeInstanceOf(UpstreamCircuitOpen);
  });

  it('holds no page longer than its deadline, and soon not at all', async () => {
    await withServer(
      () => undefined,
      async (client) => {
        const open = (deadlineMs: number) =>
          Promise.all(
            Array.from({ length: FAILURES }, () =>
              failureOf(client.call(ping('POST'), { deadlineMs })),
            ),
          );
        for (const error of await open(1_050)) expect(error).toBeInstanceOf(UpstreamTimeout);
        const started = performance.now();
        for (const error of await open(180_000)) expect(error).toBeInstanceOf(UpstreamCircuitOpen);
        expect(performance.now() - started).toBeLessThan(20_000);
      },
    );
  });
});

describe('a host with answers', () => {
  it.each([
    ['refusals', 400],
    ['closed doors', 403],
    ['too many attempts', 429],
  ])('is called on after any number of %s', async (_, status) => {
    await using setup = await setUp((_request, response) => answerJson(response, {}, status));
    await setup.fail(FAILURES * 2);
    expect(setup.requests).toHaveLength(FAILURES * 2);
  });

  it('is called on after any number of answers in a wrong shape', async () => {
    await using setup = await setUp((_, response) => answerJson(response, '<html>'));
    await setup.fail(FAILURES);
    expect(await failureOf(setup.client.call(ping('POST')))).toBeInstanceOf(UpstreamShapeError);
  });

  it('is called on after any number of bettors who left', async () => {
    await using setup = await setUp(() => undefined);
    const { client, requests } = setup;
    for (let call = 1; call <= FAILURES + 1; call += 1) {
      const leaving = new AbortController();
      const left = failureOf(client.call(ping('POST'), { signal: leaving.signal }));
      await expect.poll(() => requests.length, { interval: 2 }).toBe(call);
      leaving.abort();
      await left;
    }
    expect(setup.changes).toEqual([]);
  });

  it('is called on when it had less than a second for each answer', async () => {
    await withServer(
      () => undefined,
      async (client) => {
        const calls = Array.from({ length: FAILURES * 2 }, () =>
          failureOf(client.call(ping('POST'), { deadlineMs: 20 })),
        );
        await Promise.all(calls);
        const error = await failureOf(client.call(ping('POST'), { deadlineMs: 20 }));
        expect(error).toBeInstanceOf(UpstreamTimeout);
      },
    );
  });

  it('is not blamed for the time that the refresh of a session took at another', async () => {
    const used = { token: 'old', refreshToken: 'r' };
    const hanging = {
      tokens: () => Promise.resolve(used),
      refresh: () => new Promise<never>(() => undefined),
    };
    const needsSession = { ...ping('POST'), auth: 'bearer', host: 'payments' } as const;
    let now = 0;
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: () => (now += 2_000),
      fetch: () => Promise.resolve(Response.json({}, { status: 401 })),
    });
    for (let call = 0; call <= FAILURES; call += 1) {
      const late = client.call(needsSession, { session: hanging, deadlineMs: 10 });
      expect(await failureOf(late)).toBeInstanceOf(UpstreamTimeout);
    }
  });
});
