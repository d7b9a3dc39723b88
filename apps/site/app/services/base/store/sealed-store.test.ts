import { afterEach, describe, expect, it } from 'vitest';
import { sealedStore } from './sealed-store.ts';
import { openSqliteStore } from './store-sqlite.ts';

const OLD = { sessionSecret: 'old', previousSecret: null };
const CHANGED = { sessionSecret: 'new', previousSecret: 'old' };
const NEW = { sessionSecret: 'new', previousSecret: null };
const LIFE = { ttlMs: 60_000 };
const SESSION = { tokens: { token: 'secret-token' } };

const plain = openSqliteStore({ file: ':memory:', now: Date.now });
const store = sealedStore(plain, OLD);
afterEach(async () => {
  await Promise.all(['session:1', 'session:2', 'slip:1'].map((key) => plain.delete(key)));
});

/** What whoever reads the store sees. */
async function read(key: string): Promise<string> {
  return JSON.stringify(await plain.get(key));
}

describe('the sealed store', () => {
  it.each([
    'session:1',
    'waiting-log-in:loginCode:1',
    'two-factor-setup:1',
    'two-factor-answer:1',
    'google-flow:1',
    'google-step:1',
    'kept-form:1',
  ])('shows nothing of %s, however it is written', async (key) => {
    await store.set(key, SESSION, LIFE);
    expect(await read(key)).not.toContain('secret-token');
    expect(await store.get(key)).toEqual(SESSION);
    const next = { tokens: { token: 'secret-token-2' } };
    const given = await store.update<typeof SESSION>(key, 60_000, (held) => {
      expect(held).toEqual(SESSION);
      return next;
    });
    expect(given).toEqual(next);
    expect(await read(key)).not.toContain('secret-token');
    expect(await store.insert(key, SESSION, LIFE)).toEqual(next);
    await store.delete(key);
    expect(await store.insert(key, SESSION, LIFE)).toBeUndefined();
    expect(await read(key)).not.toContain('secret-token');
  });

  it('leaves a key as it is that its writer leaves', async () => {
    await store.set('session:1', SESSION, LIFE);
    const before = await read('session:1');
    expect(await store.update('session:1', 60_000, () => undefined)).toEqual(SESSION);
    expect(await read('session:1')).toBe(before);
  });

  it('reads what stands in clear from before, and seals it when it is next written', async () => {
    await plain.set('session:1', SESSION, LIFE);
    expect(await store.get('session:1')).toEqual(SESSION);
    await store.update('session:1', 60_000, (held) => held);
    expect(await read('session:1')).not.toContain('secret-token');
    expect(await store.get('session:1')).toEqual(SESSION);
  });

  it('opens by the secret before, seals by the present one, and ends what neither opens', async () => {
    await store.set('session:1', SESSION, LIFE);
    const changed = sealedStore(plain, CHANGED);
    expect(await changed.get('session:1')).toEqual(SESSION);
    expect(await sealedStore(plain, NEW).get('session:1')).toBeUndefined();
    expect(await sealedStore(plain, NEW).insert('session:1', SESSION, LIFE)).toBeUndefined();
    expect(await sealedStore(plain, NEW).get('session:1')).toEqual(SESSION);
    await store.set('session:1', SESSION, LIFE);
    await changed.update('session:1', 60_000, (held) => held);
    expect(await sealedStore(plain, NEW).get('session:1')).toEqual(SESSION);
  });

  it('opens nothing at another key: a session that is copied to another visitor is none', async () => {
    await store.set('session:1', SESSION, LIFE);
    await plain.set('session:2', await plain.get('session:1'), LIFE);
    expect(await store.get('session:2')).toBeUndefined();
  });

  it('leaves all else in clear', async () => {
    await store.set('slip:1', SESSION, LIFE);
    expect(await read('slip:1')).toContain('secret-token');
    expect(await store.get('slip:1')).toEqual(SESSION);
  });
});
