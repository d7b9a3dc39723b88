import { describe, expect, it, vi } from 'vitest';
import { createUpstreamClient } from './client.ts';
import { balance } from './contract/wallet.ts';
import { SessionEnded, UpstreamStatusError, UpstreamTimeout } from './errors.ts';
import {
  createSessionHandle,
  type SessionHandle,
  type SessionHandleOptions,
  type SessionTokens,
} from './session.ts';
import { answerJson, serve, type TestServer } from './test-server.ts';

interface Operator {
  /** The only access token that calls are answered for. */
  valid: string;
  refresh: 'works' | 'refused' | 'down';
  readonly refreshed: unknown[];
}

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
    const isKnown = request.headers.authorization === `Bearer ${operator.valid}`;
    return answerJson(response, isKnown ? { data: [] } : {}, isKnown ? 200 : 401);
  });
}

/** One session in one store, as several processes see it. */
function createStore(stored: SessionTokens | null) {
  let tokens = stored;
  let last: Promise<unknown> = Promise.resolve();
  return {
    get tokens() {
      return tokens;
    },
    read: () => Promise.resolve(tokens),
    write: (next: SessionTokens) => {
      tokens = next;
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

async function setUp(operator: Operator, stored: SessionTokens | null) {
  const server = await serveOperator(operator);
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
  const store = createStore(stored);
  const onRefreshFailed = vi.fn<SessionHandleOptions['onRefreshFailed']>(() => {
    store.clear();
    return Promise.resolve();
  });
  const handle = (): SessionHandle =>
    createSessionHandle({ client, ...store, read: store.read, onRefreshFailed });
  const { requests } = server;
  const close = () => server[Symbol.asyncDispose]();
  return { requests, client, store, onRefreshFailed, handle, [Symbol.asyncDispose]: close };
}

const STORED = { token: 'access-1', refreshToken: 'refresh-1' };

describe('session refresh', () => {
  it('SESS-04 sends both tokens and replaces both', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, store, handle } = setup;
    await client.call(balance, { session: handle() });
    expect(operator.refreshed).toEqual([STORED]);
    expect(store.tokens).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
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
    const { client, handle } = setup;
    const processes = [handle(), handle(), handle()];
    await Promise.all(
      Array.from({ length: 60 }, (_unused, index) =>
        client.call(balance, { session: processes[index % 3] }),
      ),
    );
    expect(operator.refreshed).toHaveLength(1);
  });

  it('SESS-07 uses tokens that another process stored meanwhile without a refresh', async () => {
    const operator: Operator = { valid: 'access-9', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { store, handle } = setup;
    await store.write({ token: 'access-9', refreshToken: 'refresh-9' });
    await expect(handle().refresh(STORED)).resolves.toMatchObject({ token: 'access-9' });
    expect(operator.refreshed).toHaveLength(0);
  });

  it('SESS-08 ends the session once when its refresh is refused', async () => {
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
    expect(store.tokens).toBeNull();
    expect(operator.refreshed).toHaveLength(1);
  });

  it('keeps the session when the operator is down, and refreshes with the next call', async () => {
    const operator: Operator = { valid: 'other', refresh: 'down', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, store, onRefreshFailed, handle } = setup;
    const session = handle();
    await expect(client.call(balance, { session })).rejects.toMatchObject({ status: 503 });
    expect(onRefreshFailed).not.toHaveBeenCalled();
    expect(store.tokens).toEqual(STORED);

    operator.refresh = 'works';
    await expect(client.call(balance, { session })).resolves.toEqual({ data: [] });
  });

  it('does not send the call again when its time is spent on the refresh', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, STORED);
    const { client, requests } = setup;
    const session: SessionHandle = {
      tokens: () => Promise.resolve(STORED),
      refresh: () => new Promise((resolve) => setTimeout(() => resolve(STORED), 200)),
    };
    const call = client.call(balance, { session, deadlineMs: 100 });
    await expect(call).rejects.toBeInstanceOf(UpstreamTimeout);
    expect(requests).toHaveLength(1);
  });

  it('SESS-16 cannot refresh without a session', async () => {
    const operator: Operator = { valid: 'other', refresh: 'works', refreshed: [] };
    await using setup = await setUp(operator, null);
    const { requests, handle } = setup;
    await expect(handle().refresh(STORED)).rejects.toThrow('Cannot refresh token before signIn');
    expect(requests).toHaveLength(0);
  });
});
