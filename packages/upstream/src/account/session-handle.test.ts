import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpstreamClient } from '../base/client.ts';
import { userDetails } from '../contract/account/users.ts';
import { balance } from '../contract/wallet/wallet.ts';
import { SessionEnded, UpstreamStatusError, UpstreamTimeout } from '../base/errors.ts';
import type { SessionHandle, SessionTokens } from '../base/session.ts';
import {
  createSessionHandle,
  type SessionHandleOptions,
  type StoredTokens,
} from './session-handle.ts';
import { failureOf } from '../test/client.ts';
import { answerJson, hostsAt, serve, type TestServer } from '../test/server.ts';

interface Operator {
  /** The only access token that calls are answered for. */
  valid: string;
  refresh: 'works' | 'refused' | 'down';
  readonly refreshed: unknown[];
  /** `path token requestId` of each call but refreshes. */
  readonly heard?: string[];
}

const USER = {
  data: {
    id: 'u',
    fullname: 'Ana',
    userRegisterStep: 2,
    userAccount: { username: 'ana', email: 'ana@example.com' },
    userDetail: {},
  },
};

/** An operator that knows one valid token and counts refreshes. */
async function serveOperator(operator: Operator): Promise<TestServer> {
  return serve((request, response, body) => {
    if (request.url === '/main/api/Session/RefreshToken/') {
      operator.refreshed.push(JSON.parse(body));
      if (operator.refresh === 'refused') return answerJson(response, {}, 401);
      if (operator.refresh === 'down') return answerJson(response, {}, 503);
      operator.valid = `access-${operator.refreshed.length + 1}`;
      const refreshToken = `refresh-${operator.refreshed.length + 1}`;
      return answerJson(response, { data: { token: operator.valid, refreshToken } });
    }
    const { authorization, 'x-request-id': requestId } = request.headers;
    operator.heard?.push(`${request.url} ${authorization} ${String(requestId)}`);
    if (authorization !== `Bearer ${operator.valid}`) return answerJson(response, {}, 401);
    return answerJson(response, request.url?.startsWith('/main') ? USER : { data: [] });
  });
}

/** One session in one store, as several processes see it. */
function createStore(stored: SessionTokens | null, validUntil: number | null = null) {
  let tokens: StoredTokens | null = stored && { ...stored, validUntil };
  let last: Promise<unknown> = Promise.resolve();
  return {
    get tokens() {
      return tokens;
    },
    read: () => Promise.resolve(tokens),
    now: Date.now,
    write: (next: SessionTokens) => {
      tokens = { ...next, validUntil: null };
      return Promise.resolve();
    },
    clear: () => {
      tokens = null;
    },
    lock: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const run = last.then(work);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

async function setUp(
  operator: Operator,
  stored: SessionTokens | null,
  validUntil: number | null = null,
) {
  const server = await serveOperator(operator);
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
  const store = createStore(stored, validUntil);
  const onRefreshFailed = vi.fn<SessionHandleOptions['onRefreshFailed']>(() => {
    store.clear();
    return Promise.resolve();
  });
  const handle = (): SessionHandle => createSessionHandle({ client, ...store, onRefreshFailed });
  const { requests } = server;
  const close = () => server[Symbol.asyncDispose]();
  return { requests, client, store, onRefreshFailed, handle, [Symbol.asyncDispose]: close };
}

afterEach(() => {
  vi.useRealTimers();
});

const STORED = { token: 'access-1', refreshToken: 'refresh-1' };

describe('session refresh', () => {
  it('SESS-04 sends both tokens and replaces both, and the call goes on with the new one', async () => {
    const heard: string[] = [];
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [], heard };
    await using setup = await setUp(operator, STORED);
    const { client, store, handle } = setup;
    await client.call(balance, { session: handle(), requestId: 'r-1' });
    expect(operator.refreshed).toEqual([STORED]);
    expect(store.tokens).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
    const path = '/payments/api/Wallet/Total/Amount/ByAccountType';
    expect(heard).toEqual([`${path} Bearer access-1 r-1`, `${path} Bearer access-2 r-1`]);

    operator.valid = 'yet another';
    await client.call(balance, { session: handle() });
    expect(operator.refreshed).toEqual([STORED, { token: 'access-2', refreshToken: 'refresh-2' }]);
    expect(store.tokens).toMatchObject({ token: 'access-3', refreshToken: 'refresh-3' });
  });

  it.each([
    ['payments', balance],
    ['main', userDetails],
  ] as const)(
    'SESS-07 a 401 from the %s API refreshes once and retries',
    async (host, endpoint) => {
      const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
      await using setup = await setUp(operator, STORED);
      const { requests, client, handle } = setup;
      const session = handle();
      expect(endpoint.host).toBe(host);
      await client.call(endpoint as typeof balance, { session });
      expect(operator.refreshed).toHaveLength(1);
      expect(requests).toEqual([
        `GET /${host}${endpoint.path}`,
        'POST /main/api/Session/RefreshToken/',
        `GET /${host}${endpoint.path}`,
      ]);
      await client.call(endpoint as typeof balance, { session });
      expect(operator.refreshed).toHaveLength(1);
    },
  );

  it('SESS-10 renews tokens that are over before it calls, once for all calls', async () => {
    const heard: string[] = [];
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [], heard };
    await using setup = await setUp(operator, STORED, Date.now());
    const session = setup.handle();
    await Promise.all([1, 2, 3].map(() => setup.client.call(balance, { session })));
    expect(operator.refreshed).toEqual([STORED]);
    expect(heard).toHaveLength(3);
    expect(heard.every((call) => call.includes('Bearer access-2'))).toBe(true);
  });

  it('SESS-10 calls with tokens that are still valid', async () => {
    const operator: Operator = { valid: 'access-1', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED, Date.now() + 60_000);
    await setup.client.call(balance, { session: setup.handle() });
    expect(operator.refreshed).toEqual([]);
  });

  it('SESS-07 refreshes once and retries once on a 401', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { requests, client, handle } = setup;
    await expect(client.call(balance, { session: handle() })).resolves.toEqual({ data: [] });
    expect(requests).toEqual([
      'GET /payments/api/Wallet/Total/Amount/ByAccountType',
      'POST /main/api/Session/RefreshToken/',
      'GET /payments/api/Wallet/Total/Amount/ByAccountType',
    ]);
  });

  it('SESS-07 does not go on when the retry is answered with 401 too', async () => {
    await using server = await serve((request, response) =>
      request.url === '/main/api/Session/RefreshToken/'
        ? answerJson(response, { data: STORED })
        : answerJson(response, {}, 401),
    );
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
    const onRefreshFailed = () => Promise.resolve();
    const session = createSessionHandle({ client, ...createStore(STORED), onRefreshFailed });
    await expect(client.call(balance, { session })).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(server.requests).toHaveLength(3);
  });

  it('SESS-07 sends one refresh however many calls in one or more processes meet a 401', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, handle, store } = setup;
    const processes = [handle(), handle(), handle()];
    await Promise.all(
      Array.from({ length: 60 }, (_unused, index) =>
        index % 2 === 0
          ? client.call(balance, { session: processes[index % 3] })
          : client.call(userDetails, { session: processes[index % 3] }),
      ),
    );
    expect(operator.refreshed).toEqual([STORED]);
    expect(store.tokens).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
  });

  it('SESS-07 uses tokens that another process stored meanwhile without a refresh', async () => {
    const operator: Operator = { valid: 'access-9', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { store, handle } = setup;
    await store.write({ token: 'access-9', refreshToken: 'refresh-9' });
    await expect(handle().refresh(STORED)).resolves.toMatchObject({ token: 'access-9' });
    expect(operator.refreshed).toHaveLength(0);
  });

  it('SESS-08 a refused refresh is tracked once, tokens and user go, and a login is asked for', async () => {
    const operator: Operator = { valid: 'other', refresh: 'refused', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, store, onRefreshFailed, handle } = setup;
    const calls = await Promise.allSettled(
      [handle(), handle()].map((session) => client.call(balance, { session })),
    );
    expect(calls.map((call) => call.status === 'rejected' && call.reason)).toEqual([
      expect.any(SessionEnded),
      expect.any(SessionEnded),
    ]);
    expect(onRefreshFailed).toHaveBeenCalledExactlyOnceWith(expect.any(UpstreamStatusError));
    expect(onRefreshFailed.mock.calls[0]?.[0]).toMatchObject({
      endpoint: 'session.refreshToken',
      status: 401,
    });
    expect(store.tokens).toBeNull();
    expect(operator.refreshed).toHaveLength(1);

    const later = await failureOf(client.call(balance, { session: handle() }));
    expect(later).toBeInstanceOf(SessionEnded);
    expect(onRefreshFailed).toHaveBeenCalledOnce();
  });

  it.each([403, 406, 423, 451])(
    'SESS-08 a refresh answered with %i ends the session as well',
    async (status) => {
      await using server = await serve((request, response) =>
        answerJson(response, {}, request.url?.startsWith('/main') ? status : 401),
      );
      const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
      const onRefreshFailed = vi.fn(() => Promise.resolve());
      const session = createSessionHandle({ client, ...createStore(STORED), onRefreshFailed });
      const error = await failureOf(client.call(balance, { session }));
      expect(error).toMatchObject({ name: 'SessionEnded', reason: 'refreshRefused' });
      expect(onRefreshFailed).toHaveBeenCalledOnce();
    },
  );

  it.each([302, 307, 429, 500])(
    'SESS-08 a refresh answered with %i refuses nothing: the session stays',
    async (status) => {
      await using server = await serve((request, response) =>
        answerJson(response, {}, request.url?.startsWith('/main') ? status : 401),
      );
      const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
      const onRefreshFailed = vi.fn(() => Promise.resolve());
      const store = createStore(STORED);
      const session = createSessionHandle({ client, ...store, onRefreshFailed });
      expect(await failureOf(client.call(balance, { session }))).toMatchObject({ status });
      expect(onRefreshFailed).not.toHaveBeenCalled();
      expect(store.tokens).toMatchObject(STORED);
    },
  );

  it('keeps the session when the operator is down, and refreshes with the next call', async () => {
    const operator: Operator = { valid: 'other', refresh: 'down', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, store, onRefreshFailed, handle } = setup;
    const session = handle();
    await expect(client.call(balance, { session })).rejects.toMatchObject({ status: 503 });
    expect(onRefreshFailed).not.toHaveBeenCalled();
    expect(store.tokens).toMatchObject(STORED);

    operator.refresh = 'works';
    await expect(client.call(balance, { session })).resolves.toEqual({ data: [] });
  });

  it.each(['signal', 'deadline'] as const)(
    'waits for the refresh no longer than its %s, and the refresh goes on for the others',
    async (end) => {
      const answer = Promise.withResolvers<void>();
      await using server = await serve(async (request, response) => {
        if (request.url === '/main/api/Session/RefreshToken/') {
          await answer.promise;
          return answerJson(response, { data: { token: 'new', refreshToken: 'newer' } });
        }
        const isNew = request.headers.authorization === 'Bearer new';
        return answerJson(response, { data: [] }, isNew ? 200 : 401);
      });
      const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
      const store = createStore(STORED);
      const onRefreshFailed = () => Promise.resolve();
      const session = createSessionHandle({ client, ...store, onRefreshFailed });
      const leaving = new AbortController();
      const other = client.call(balance, { session });
      const one = failureOf(
        client.call(balance, {
          session,
          ...(end === 'signal' ? { signal: leaving.signal } : { deadlineMs: 1_000 }),
        }),
      );
      await expect.poll(() => server.requests.length, { interval: 5 }).toBe(3);
      leaving.abort(new Error('the bettor left'));
      if (end === 'signal') expect(await one).toEqual(new Error('the bettor left'));
      else expect(await one).toBeInstanceOf(UpstreamTimeout);

      answer.resolve();
      await expect(other).resolves.toEqual({ data: [] });
      expect(server.requests).toHaveLength(4);
    },
  );

  it('gives up a refresh before the lock of its session could', async () => {
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
    const onRefreshFailed = vi.fn(() => Promise.resolve());
    const session = createSessionHandle({ client, ...createStore(STORED), onRefreshFailed });
    const refresh = failureOf(session.refresh(STORED));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await refresh).toBeInstanceOf(UpstreamTimeout);
    expect(onRefreshFailed).not.toHaveBeenCalled();
  });

  it('SESS-16 cannot refresh without a session', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, null);
    const { requests, handle } = setup;
    await expect(handle().refresh(STORED)).rejects.toThrow('Cannot refresh token before signIn');
    expect(requests).toHaveLength(0);
  });
});
