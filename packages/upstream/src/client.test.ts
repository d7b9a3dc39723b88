import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createUpstreamClient, type UpstreamCallRecord } from './client.ts';
import { betsByRange } from './contract/bets.ts';
import { eventFixture } from './contract/catalogue.ts';
import { endpoint, type Method } from './contract/endpoint.ts';
import { feedTopics } from './contract/feed.ts';
import { closeSession, login } from './contract/session.ts';
import { balance } from './contract/wallet.ts';
import { callAddress, checkHosts } from './address.ts';
import {
  SessionEnded,
  UpstreamShapeError,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './errors.ts';
import type { SessionHandle } from './session.ts';
import { answerJson, hostsAt, serve, type Answer } from './test-server.ts';

const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access-secret', refreshToken: 'refresh-secret' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'no')),
};

const credentials = {
  username: 'ana@example.com',
  password: 'hunter2-secret',
  extendedSession: false,
  tokenCaptcha: '',
};

function ping(method: Method) {
  return endpoint({
    name: `test.${method.toLowerCase()}`,
    host: 'main',
    method,
    path: '/api/ping',
    auth: 'none',
    answer: z.object({ ok: z.boolean() }),
    source: '1§7',
  });
}

async function withServer(
  answer: Answer,
  work: (
    client: ReturnType<typeof createUpstreamClient>,
    requests: readonly string[],
  ) => Promise<void>,
  options: { timeoutMs?: number; maxAnswerBytes?: number } = {},
): Promise<void> {
  await using server = await serve(answer);
  await work(
    createUpstreamClient({ hosts: server.hosts, now: Date.now, ...options }),
    server.requests,
  );
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('retries', () => {
  it.each([
    ['GET', 429],
    ['GET', 500],
    ['PUT', 502],
    ['DELETE', 599],
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

describe('time-out', () => {
  it('NET-01 gives up after 180000 ms', async () => {
    vi.useFakeTimers();
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: () => 0,
      fetch: (input) =>
        new Promise((_, reject) => {
          const { signal } = input as Request;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
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

  it("ends with the signal's own reason when the caller aborts", async () => {
    await withServer(
      () => undefined,
      async (client) => {
        const reason = new Error('the bettor left');
        const controller = new AbortController();
        setTimeout(() => controller.abort(reason), 20);
        const call = client.call(ping('GET'), { signal: controller.signal });
        expect(await failureOf(call)).toBe(reason);
      },
    );
  });
});

describe('answers', () => {
  it('NET-02 names the endpoint, the field and what was expected, and not what was received', async () => {
    await withServer(
      (_, response) =>
        answerJson(response, {
          data: [
            { accountType: 'Real', amount: 1 },
            { accountType: 'Bonus', amount: 'secret' },
          ],
        }),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect(error).toMatchObject({ endpoint: 'wallet.balance', path: 'data[1].amount' });
        expect((error as Error).message).toBe(
          'wallet.balance answered in a wrong shape: data[1].amount: expected number, received string',
        );
      },
    );
  });

  it('NET-02 takes no amount with fractions of a cent', async () => {
    await withServer(
      (_, response) => answerJson(response, { data: [{ accountType: 'Real', amount: 10.005 }] }),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toMatchObject({ path: 'data[0].amount' });
      },
    );
  });

  it.each([
    ['a page', '<!doctype html><title>Down</title>', 'received a page'],
    ['text that ends early', '{"ok":tr', 'ends early'],
    ['nothing', '', 'expected object, received undefined'],
  ])('NET-02 says so when it gets %s', async (_, body, words) => {
    await withServer(
      (_request, response) => void response.end(body),
      async (client) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect((error as Error).message).toContain(words);
      },
    );
  });

  it('NET-02 reads no answer without bound', async () => {
    let sent = 0;
    await withServer(
      (_, response) => {
        const more = () => {
          if (response.destroyed || sent >= 64) return;
          sent += 1;
          response.write('x'.repeat(64 * 1024), more);
        };
        more();
      },
      async (client) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect((error as Error).message).toContain('at most 1024 bytes');
      },
      { maxAnswerBytes: 1024 },
    );
    expect(sent).toBeLessThan(64);
  });

  it('NET-02 tells an answer cut off by a broken connection from a wrong one', async () => {
    await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"ok":', () => response.destroy());
      },
      async (client) => {
        expect(await failureOf(client.call(ping('GET')))).toBeInstanceOf(UpstreamUnreachable);
      },
    );
  });

  it('says that a request to a closed port never left', async () => {
    const server = await serve(() => undefined);
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
    await server[Symbol.asyncDispose]();
    const error = await failureOf(client.call(ping('POST')));
    expect(error).toBeInstanceOf(UpstreamUnreachable);
    expect(error).toMatchObject({ mayHaveArrived: false });
    expect((error as Error).message).toBe('test.post could not be reached (ECONNREFUSED)');
  });

  it('reports a redirect instead of following it', async () => {
    await withServer(
      (_, response) => {
        response.setHeader('location', '/elsewhere');
        answerJson(response, {}, 301);
      },
      async (client, requests) => {
        const error = await failureOf(client.call(ping('POST')));
        expect(error).toMatchObject({ status: 301, kind: 'redirected' });
        expect(requests).toHaveLength(1);
      },
    );
  });

  it('gives undefined where the contract reads nothing', async () => {
    await withServer(
      (_, response) => void response.end('bye'),
      async (client) => {
        expect(await client.call(closeSession, { session })).toBeUndefined();
      },
    );
  });

  it('HIST-02 keeps bet numbers beyond the safe integers as their digits', async () => {
    const leg = {
      matchId: 'sr:match:1',
      sportId: 'sr:sport:1',
      marketId: 'm',
      outcomeId: 'o',
      tournamentId: 't',
      nameDefault: 'Série A',
      scheduleTime: '2026-01-01T20:00:00Z',
      sportSummaryName: 'Futebol',
      homeCompetitorName: 'A',
      awayCompetitorName: 'B',
      homeScore: null,
      awayScore: null,
      outcomeValue: -118,
      outcomeValueDecimal: 1.85,
      outcomeState: 1,
      outcomeIsActive: true,
      outcomeName: 'A',
      providerId: 0,
      legStateType: 'Pending',
      marketStatus: 1,
      marketName: 'Resultado Final',
      eventState: 0,
      producerId: 3,
      marketTypeId: 1,
      outcomeTypeId: '1',
      bookingStatus: 'Booked',
    };
    const bet = {
      betNumber: 'DIGITS',
      betStatus: 4,
      betType: 1,
      date: '2026-01-01T12:00:00Z',
      amountOfBets: 10.5,
      amountRefund: 0,
      amountWin: 0,
      amountWon: 0,
      isFreeBet: false,
      isCashoutBlocked: false,
      odds: -118,
      oddsDecimal: 1.85,
      possibleWinnings: 19.42,
      userId: 'u',
      matches: [leg],
    };
    const body = JSON.stringify({
      results: [bet, { ...bet, betNumber: 'MORE' }],
      metadata: { pages: 1, totalRows: 2, pageSize: 10 },
    })
      .replace('"DIGITS"', '9007199254740993123')
      .replace('"MORE"', '42');
    await withServer(
      (_, response) => answerJson(response, body),
      async (client) => {
        const { results } = await client.call(betsByRange, {
          session,
          query: {
            'PaginationQuery.PageNumber': 1,
            initialDate: '2026-01-01',
            finalDate: '2026-01-31',
          },
        });
        expect(results.map(({ betNumber }) => betNumber)).toEqual(['9007199254740993123', '42']);
        expect(results[0]?.matches[0]?.marketTypeId).toBe('1');
      },
    );
  });
});

describe('addresses', () => {
  it('NET-03 calls each endpoint at its configured host, its path exactly as declared', async () => {
    await withServer(
      (_, response) => answerJson(response, { data: [] }),
      async (client, requests) => {
        await client.call(balance, { session });
        await failureOf(client.call(login, { body: credentials }));
        await client.call(eventFixture.v1.markets, { params: { eventId: 'sr:match:1' } });
        expect(requests).toEqual([
          'GET /payments/api/Wallet/Total/Amount/ByAccountType',
          'POST /main/api/Session/login/',
          'GET /sportsbook/api/EventFixture/v1/markets/sr:match:1',
        ]);
      },
    );
  });

  it('NET-03 names the hosts that are missing or no addresses', () => {
    const hosts = hostsAt('https://operator.example');
    expect(() => checkHosts({ ...hosts, labels: '', flags: 'flags.example' })).toThrow(
      'Upstream hosts without an http or https address: labels, flags',
    );
    expect(() => checkHosts({})).toThrow(/main, payments, sportsbook, betting/);
  });

  it('keeps ids readable and lets no parameter leave its segment', () => {
    const hosts = hostsAt('https://operator.example/v');
    const match = (id: string) => callAddress(feedTopics.match, hosts, { params: { id } }).href;
    expect(match('sr:match:1&bg:match:2')).toBe(
      'https://operator.example/v/feedGate/match/sr:match:1&bg:match:2',
    );
    expect(match('a/b?c#d%2e é')).toBe(
      'https://operator.example/v/feedGate/match/a%2Fb%3Fc%23d%252e%20%C3%A9',
    );
    for (const id of ['', '.', '..']) expect(() => match(id)).toThrow(RangeError);
  });

  it('joins a host and a path with one slash, however they are spelled', () => {
    const declared = { ...ping('GET'), path: 'api/UserDocument/GetStatusFiles' };
    const hosts = { ...hostsAt('https://operator.example'), main: 'https://main.example/v1/' };
    expect(callAddress(declared, hosts, {}).href).toBe(
      'https://main.example/v1/api/UserDocument/GetStatusFiles',
    );
  });
});

describe('errors', () => {
  it('show neither token nor body when printed', async () => {
    await withServer(
      (_, response) => answerJson(response, { error: 'NO', detail: 'body-secret' }, 403),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toMatchObject({ kind: 'selfExclusion', body: { detail: 'body-secret' } });
        expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret');
      },
    );
    await withServer(
      (request) => void request.socket.destroy(),
      async (client) => {
        const error = await failureOf(client.call(login, { body: credentials }));
        expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret');
      },
    );
  });

  it('a call that needs a session is not sent without one', async () => {
    await withServer(
      (_, response) => answerJson(response, {}),
      async (client, requests) => {
        const guest = { ...session, tokens: () => Promise.resolve(null) };
        expect(await failureOf(client.call(balance, { session: guest }))).toBeInstanceOf(
          SessionEnded,
        );
        expect(requests).toHaveLength(0);
      },
    );
  });
});
