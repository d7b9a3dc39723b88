import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredEndpoints } from '../../packages/upstream/src/contract/declared-endpoints.ts';
import { HOSTS } from '../../packages/upstream/src/base/hosts.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';

const named = declaredEndpoints.map(({ endpoint }) => [endpoint.name, endpoint] as const);

describe('the contract', () => {
  it('names each endpoint once', () => {
    const names = named.map(([name]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...new Set(names)]);
  });

  it('spells a method and path of a host once', () => {
    const calls = named.map(([, { host, method, path }]) => `${host} ${method} ${path}`);
    expect(calls).toEqual([...new Set(calls)]);
  });

  it.each(named)('%s has parameters for the places of its path', (_, { path, params, host }) => {
    expect(HOSTS).toContain(host);
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => place);
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect(shape.sort()).toEqual(places.sort());
  });
});

describe('the embedded platform', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());

  it.each(named)('has a handler for %s', async (_, { host, method, path }) => {
    const leaving = new AbortController();
    const answer = await fetch(platform.urlOf(host, path.replaceAll(/\{\w+\}/g, 'x')), {
      method,
      signal: leaving.signal,
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const reason = isStream ? null : ((await answer.json()) as { error?: string }).error;
    leaving.abort();
    // Refused for its parameters or its missing bearer is answered; an unknown call is not.
    expect(reason).not.toBe('NOT_FOUND');
    expect(answer.status).toBeLessThan(500);
  });

  it('says of a call it does not know that there is none', async () => {
    const answer = await fetch(platform.urlOf('main', '/api/Session/login'), { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'NOT_FOUND' });
  });

  it.each(named.filter(([, { auth }]) => auth === 'bearer'))(
    'refuses %s without a bearer',
    async (_, { host, method, path, headers }) => {
      const url = platform.urlOf(host, path.replaceAll(/\{\w+\}/g, 'x'));
      const answer = await fetch(url, { method, headers: { ...headers } });
      expect(answer.status).toBe(401);
    },
  );
});
