import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpstreamClient, type UpstreamCallRecord } from './client.ts';
import { UpstreamStatusError, UpstreamTimeout, UpstreamUnreachable } from './errors.ts';
import { retryAfterMs } from './retry.ts';
import { failureOf, ping, withServer } from '../test/client.ts';
import { answerJson, hostsAt, serve } from '../test/server.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('retries', () => {
  it.each([
    ['GET', 429],
    ['GET', 500],
    ['PUT', 502],
    ['DELETE', 599],
    ['HEAD', 503],
    ['OPTIONS', 504],
  ] as const)('NET-01 repeats a %s answered with %i three times', async (method, status) => {
    await withServer(
      (_, response) => answerJson(response, {}, status),
      async (client, requests) => {
        const started = performance.now();
        const error = await failureOf(client.call(ping(method)));
        expect(error).toBeInstanceOf(UpstreamStatusError);
        expect(requests).toHaveLength(4);
        expect(performance.now() - started).toBeGreaterThanOrEqual(295);
      },
    );
  });

  it.each([
    ['POST', 429],
    ['POST', 503],
    ['PATCH', 500],
  ] as const)('NET-01 never repeats a %s, answered with %i', async (method, status) => {
    await withServer(
      (_, response) => answerJson(response, {}, status),
      async (client, requests) => {
        await failureOf(client.call(ping(method)));
        expect(requests).toHaveLength(1);
      },
    );
  });

  it('NET-01 never repeats a POST whose connection breaks', async () => {
    await withServer(
      (request) => void request.socket.destroy(),
      async (client, requests) => {
        const error = await failureOf(client.call(ping('POST')));
        expect(error).toBeInstanceOf(UpstreamUnreachable);
        expect(error).toMatchObject({ mayHaveArrived: true });
        expect(requests).toHaveLength(1);
      },
    );
  });

  it('NET-01 repeats a GET whose connection breaks, before or within its answer', async () => {
    let count = 0;
    await withServer(
      (request, response) => {
        count += 1;
        if (count === 1) return void request.socket.destroy();
        if (count === 3) return answerJson(response, { ok: true });
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"ok":', () => response.destroy());
      },
      async (client, requests) => {
        await expect(client.call(ping('GET'))).resolves.toEqual({ ok: true });
        expect(requests).toHaveLength(3);
      },
    );
  });

  it('NET-01 does not repeat a GET that was refused', async () => {
    await withServer(
      (_, response) => answerJson(response, { error: 'MATCH_WAS_NOT_FOUND' }, 404),
      async (client, requests) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toMatchObject({ status: 404, kind: 'refused', code: 'MATCH_WAS_NOT_FOUND' });
        expect(requests).toHaveLength(1);
      },
    );
  });

  it('NET-01 gives the answer of a repeat and records how many there were', async () => {
    let count = 0;
    await using server = await serve((_, response) => {
      count += 1;
      answerJson(response, { ok: true }, count < 3 ? 500 : 200);
    });
    const records: UpstreamCallRecord[] = [];
    const log = (record: UpstreamCallRecord) => void records.push(record);
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, log });

    await expect(client.call(ping('GET'), { requestId: 'r-1' })).resolves.toEqual({ ok: true });
    expect(records).toMatchObject([
      { endpoint: 'test.get', outcome: 'answered', retries: 2, requestId: 'r-1', error: null },
    ]);
  });

  it('waits as a short Retry-After asks', async () => {
    let count = 0;
    await withServer(
      (_, response) => {
        count += 1;
        response.setHeader('retry-after', '1');
        answerJson(response, { ok: true }, count === 1 ? 503 : 200);
      },
      async (client) => {
        const started = performance.now();
        await client.call(ping('GET'));
        expect(performance.now() - started).toBeGreaterThanOrEqual(990);
      },
    );
  });

  it('shows the failure at once when Retry-After is longer than a page can wait', async () => {
    await withServer(
      (_, response) => {
        response.setHeader('retry-after', '60');
        answerJson(response, {}, 429);
      },
      async (client, requests) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toMatchObject({ kind: 'tooManyAttempts', retryAfterMs: 60_000 });
        expect(requests).toHaveLength(1);
      },
    );
  });
});

describe('a Retry-After', () => {
  const NOW = Date.UTC(2026, 9, 21, 7, 27, 58);

  it.each([
    ['0', 0],
    ['42', 42_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 2_000],
    ['Wednesday, 21-Oct-26 07:28:00 GMT', 2_000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['1792567680000000', 86_400_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
  ])('%s is a wait', (value, wait) => {
    expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW)).toBe(wait);
  });

  it.each(['1.5', '-1', '2, 2', '60;', 'soon', 'soon 1', ''])(
    'NET-01 "%s" is none, and no wish to be asked again at once',
    (value) => {
      expect(retryAfterMs(new Headers({ 'retry-after': value }), NOW)).toBeNull();
    },
  );
});

describe('the wait before a repeat', () => {
  function failing(count: number, random: () => number) {
    let calls = 0;
    return createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: Date.now,
      random,
      fetch: () => {
        calls += 1;
        return Promise.resolve(Response.json({ ok: true }, { status: calls > count ? 200 : 503 }));
      },
    });
  }

  it.each([
    [0, 75],
    [0.5, 100],
    [1, 125],
  ])('NET-01 is spread around 100 ms: chance %d makes it %d ms', async (chance, waitMs) => {
    vi.useFakeTimers();
    const answered = vi.fn();
    const call = failing(1, () => chance)
      .call(ping('GET'))
      .then(answered);
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    await call;
  });

  it.each(['signal', 'deadline'] as const)('is ended by the %s', async (end) => {
    await withServer(
      (_, response) => {
        response.setHeader('retry-after', '2');
        answerJson(response, {}, 503);
      },
      async (client, requests) => {
        const controller = new AbortController();
        const reason = new Error('the bettor left');
        setTimeout(() => controller.abort(reason), 400);
        const started = performance.now();
        const error = await failureOf(
          client.call(
            ping('GET'),
            end === 'signal' ? { signal: controller.signal } : { deadlineMs: 400 },
          ),
        );
        if (end === 'signal') expect(error).toBe(reason);
        else expect(error).toBeInstanceOf(UpstreamTimeout);
        expect(performance.now() - started).toBeLessThan(1_900);
        expect(requests).toHaveLength(1);
      },
    );
  });
});

describe('time-out', () => {
  it('NET-01 gives up after 180000 ms', async () => {
    vi.useFakeTimers();
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: () => 0,
      fetch: (_address, init) =>
        new Promise((_, reject) => {
          const signal = init?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    let error: unknown;
    const call = failureOf(client.call(ping('GET'))).then((failure) => (error = failure));
    await vi.advanceTimersByTimeAsync(179_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(error).toBeInstanceOf(UpstreamTimeout);
    expect(error).toMatchObject({ timeoutMs: 180_000, endpoint: 'test.get' });
  });

  it('NET-01 counts retries and the reading of the body into the time-out', async () => {
    await withServer(
      (_, response) => answerJson(response, {}, 500),
      async (client) => {
        expect(await failureOf(client.call(ping('GET')))).toBeInstanceOf(UpstreamTimeout);
      },
      { timeoutMs: 150 },
    );
    await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"ok":');
      },
      async (client) => {
        const error = await failureOf(client.call(ping('GET'), { deadlineMs: 150 }));
        expect(error).toBeInstanceOf(UpstreamTimeout);
      },
    );
  });

  it.each(['signal', 'deadline'] as const)(
    'lets the operator see a closed connection when the %s ends a call',
    async (end) => {
      const closed = vi.fn();
      await withServer(
        (request) => void request.socket.on('close', closed),
        async (client) => {
          const reason = new Error('the bettor left');
          const controller = new AbortController();
          setTimeout(() => controller.abort(reason), 300);
          const call = client.call(
            ping('POST'),
            end === 'signal' ? { signal: controller.signal } : { deadlineMs: 300 },
          );
          const error = await failureOf(call);
          if (end === 'signal') expect(error).toBe(reason);
          else expect(error).toBeInstanceOf(UpstreamTimeout);
          await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 10_000);
        },
      );
    },
  );
});
