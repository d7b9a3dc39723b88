import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetAnswer, keepAnswer } from './kept-answer.server.ts';
import { openSqliteStore, type SqliteStore } from './store-sqlite.ts';

const KEY = 'limits-left:9';
const TTL_MS = 1_000;

let store: SqliteStore;
let nowMs: number;
beforeEach(() => {
  nowMs = 0;
  store = openSqliteStore({ file: ':memory:', now: () => nowMs });
});
afterEach(() => store.close());

const keep = (answer: unknown, meanwhile: () => Promise<unknown> = async () => undefined) =>
  keepAnswer(
    KEY,
    TTL_MS,
    async () => {
      await meanwhile();
      return answer;
    },
    { store },
  );
const forget = () => forgetAnswer(KEY, { store, newId: randomUUID });

describe('an answer of the operator', () => {
  it('is kept, and exchanged for a newer one', async () => {
    expect(await keep({ left: 5 })).toEqual({ left: 5 });
    expect(await keep({ left: 3 })).toEqual({ left: 3 });
    expect(await store.get(KEY)).toEqual({ left: 3 });
  });

  it('that was on its way when it was made old is told and not kept', async () => {
    await keep({ left: 5 });
    expect(await keep({ left: 5 }, forget)).toEqual({ left: 5 });
    expect(await store.get(KEY)).toEqual({ forgotten: expect.any(String) });
    expect(await keep({ left: 3 })).toEqual({ left: 3 });
    expect(await store.get(KEY)).toEqual({ left: 3 });
  });

  it('is not kept either when it was made old a second time', async () => {
    await forget();
    await keep({ left: 5 }, forget);
    expect(await store.get(KEY)).toEqual({ forgotten: expect.any(String) });
  });

  it('gives way to one that was kept meanwhile', async () => {
    await keep({ left: 5 }, () => keep({ left: 3 }));
    expect(await store.get(KEY)).toEqual({ left: 3 });
  });

  it('is kept when the one before it has expired meanwhile', async () => {
    await keep({ left: 5 });
    await keep({ left: 3 }, async () => {
      nowMs += TTL_MS;
    });
    expect(await store.get(KEY)).toEqual({ left: 3 });
  });

  it('that is none leaves what stands there', async () => {
    await keep({ left: 5 });
    expect(await keep(null)).toBeNull();
    expect(await store.get(KEY)).toEqual({ left: 5 });
  });
});
