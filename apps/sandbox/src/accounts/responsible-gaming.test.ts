import { beforeEach, describe, expect, it } from 'vitest';
import type { Login } from '../test/platform.ts';
import { DEMO } from './demo-users.ts';
import { dataOf, openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
let bettor: Login;
beforeEach(async () => {
  test = await openTestAccounts();
  bettor = await test.login();
});

const HOUR_MS = 3_600_000;
const call = (method: string, verb: string, body?: object) =>
  test.call(method, `/main/api/ResponsibleGaming/${verb}`, {
    token: bettor.token,
    ...(body ? { body } : {}),
  });
/** Moves the clock; the session of before would have ended. */
async function pass(milliseconds: number): Promise<void> {
  test.pass(milliseconds);
  bettor = await test.login();
}

interface Limit {
  readonly type: string;
  readonly period: string;
  readonly value: number | null;
  readonly pending: { readonly value: number | null; readonly effectiveAt: string } | null;
}

describe('limits', () => {
  const set = async (value: number | null, type = 'Deposit', period = 'Daily') =>
    dataOf<Limit>((await call('PUT', 'Limits', { type, period, value })).json);
  const read = async (type = 'Deposit', period = 'Daily') =>
    dataOf<readonly Limit[]>((await call('GET', 'Limits')).json).find(
      (limit) => limit.type === type && limit.period === period,
    );

  it('are listed by type and period, none at first', async () => {
    const limits = dataOf<readonly Limit[]>((await call('GET', 'Limits')).json);
    expect(limits).toHaveLength(12);
    expect(limits[0]).toEqual({
      type: 'Deposit',
      period: 'Daily',
      value: null,
      used: 0,
      remaining: null,
      // Midnight in São Paulo.
      resetsAt: '2025-03-09T03:00:00.000Z',
      pending: null,
    });
  });

  it('hold at once when they are set or lowered', async () => {
    expect(await set(100.5)).toMatchObject({ value: 100.5, remaining: 100.5, pending: null });
    expect(await set(20)).toMatchObject({ value: 20, remaining: 20, pending: null });
  });

  it('hold after a day when they are raised or lifted', async () => {
    await set(20);
    expect(await set(50)).toMatchObject({
      value: 20,
      pending: { value: 50, effectiveAt: '2025-03-09T15:00:00.000Z' },
    });
    await pass(24 * HOUR_MS - 1);
    expect(await read()).toMatchObject({ value: 20 });
    await pass(1);
    expect(await read()).toMatchObject({ value: 50, pending: null });
    await set(null);
    expect(await read()).toMatchObject({ value: 50, pending: { value: null } });
    await pass(24 * HOUR_MS);
    expect(await read()).toMatchObject({ value: null, remaining: null, pending: null });
  });

  it('tell every change with what held before, when it was asked for and since when it holds', async () => {
    await set(100.5);
    await pass(HOUR_MS);
    await set(40);
    await set(90);
    await set(30, 'Time');
    const history = dataOf<readonly unknown[]>((await call('GET', 'Limits/History')).json);
    expect(history).toEqual([
      {
        type: 'Deposit',
        period: 'Daily',
        previous: 40,
        value: 90,
        askedAt: '2025-03-08T16:00:00.000Z',
        effectiveAt: '2025-03-09T16:00:00.000Z',
      },
      expect.objectContaining({ type: 'Deposit', previous: 100.5, value: 40 }),
      expect.objectContaining({ type: 'Time', previous: null, value: 30 }),
      expect.objectContaining({ type: 'Deposit', previous: null, value: 100.5 }),
    ]);
  });

  it('forget a raise when they are lowered or kept after it', async () => {
    await set(20);
    await set(50);
    expect(await set(20)).toMatchObject({ value: 20, pending: null });
    await set(50);
    await set(10);
    await pass(48 * HOUR_MS);
    expect(await read()).toMatchObject({ value: 10, pending: null });
  });

  it('refuse half a minute, a tenth of a cent and less than nothing', async () => {
    for (const [type, period, value, code] of [
      ['Time', 'Daily', 0.5, 'INVALID_LIMIT'],
      ['Stake', 'Daily', 1.005, 'INVALID_REQUEST'],
      ['Loss', 'Daily', -1, 'INVALID_REQUEST'],
      ['Loss', 'Yearly', 1, 'INVALID_REQUEST'],
    ] as const) {
      const answer = await call('PUT', 'Limits', { type, period, value });
      expect(test.refusal(answer)).toEqual([400, code]);
    }
  });
});

describe('self-exclusion', () => {
  const exclude = (exclusionMonth: number, isUntilNotice = false) =>
    call('POST', 'Exclusion', { exclusionMonth, isUntilNotice });
  const read = async () => dataOf((await call('GET', 'Exclusion')).json);

  it('is none at first', async () => {
    expect(await read()).toEqual({ exclusion: null, pausedUntil: null });
  });

  it.each([
    [3, false, '2025-06-08T15:00:00.000Z'],
    [6, false, '2025-09-08T15:00:00.000Z'],
    [24, true, null],
    [1216, false, null],
  ])('of %i months, until notice: %s, ends on %s', async (months, isUntilNotice, date) => {
    const { json } = await exclude(months, isUntilNotice);
    const exclusion = { exclusionMonth: months, resumeExclusionDate: date };
    expect(dataOf(json)).toEqual({ exclusion, pausedUntil: null });
    expect(await read()).toMatchObject({ exclusion });
  });

  it('is over by itself on its day', async () => {
    await exclude(3);
    await pass(Date.parse('2025-06-08T15:00:00Z') - test.now() - 1);
    expect(await read()).toMatchObject({ exclusion: { exclusionMonth: 3 } });
    await pass(1);
    expect(await read()).toMatchObject({ exclusion: null });
  });

  it('can be made longer and never shorter', async () => {
    await exclude(6);
    expect(test.refusal(await exclude(3))).toEqual([409, 'ALREADY_EXCLUDED']);
    expect((await exclude(1216)).status).toBe(200);
    expect(test.refusal(await exclude(6))).toEqual([409, 'ALREADY_EXCLUDED']);
    expect(test.refusal(await exclude(1216))).toEqual([409, 'ALREADY_EXCLUDED']);
  });

  it.each([0, 1.5, 1217])('takes no exclusion of %d months', async (months) => {
    expect((await exclude(months)).status).toBe(400);
    expect(await read()).toMatchObject({ exclusion: null });
  });
});

describe('pause', () => {
  const pause = (hours: number) => call('POST', 'Pause', { hours });

  it('holds for its hours, and a shorter one does not end it sooner', async () => {
    const until = { exclusion: null, pausedUntil: '2025-03-09T15:00:00.000Z' };
    expect(dataOf((await pause(24)).json)).toEqual(until);
    expect(dataOf((await pause(1)).json)).toEqual(until);
    await pass(24 * HOUR_MS);
    expect(dataOf((await call('GET', 'Exclusion')).json)).toMatchObject({ pausedUntil: null });
  });

  it('is lifted by a tester', async () => {
    await pause(24);
    await test.order('lift', { email: DEMO.username });
    expect(dataOf((await call('GET', 'Exclusion')).json)).toMatchObject({ pausedUntil: null });
  });
});

describe('alerts of a session', () => {
  it('come as often as asked for, from the beginning of the session', async () => {
    expect(dataOf((await call('GET', 'SessionAlert')).json)).toEqual({
      startedAt: '2025-03-08T15:00:00.000Z',
      minutes: 0,
      staked: 0,
      won: 0,
      everyMinutes: null,
      nextAlertAt: null,
    });
    await call('PUT', 'SessionAlert', { everyMinutes: 5 });
    test.pass(12 * 60_000);
    expect(dataOf((await call('GET', 'SessionAlert')).json)).toMatchObject({
      minutes: 12,
      everyMinutes: 5,
      nextAlertAt: '2025-03-08T15:15:00.000Z',
    });
  });

  it('begin anew with a new session and can be switched off', async () => {
    await call('PUT', 'SessionAlert', { everyMinutes: 5 });
    await pass(HOUR_MS);
    expect(dataOf((await call('GET', 'SessionAlert')).json)).toMatchObject({
      minutes: 0,
      nextAlertAt: '2025-03-08T16:05:00.000Z',
    });
    const off = await call('PUT', 'SessionAlert', { everyMinutes: null });
    expect(dataOf(off.json)).toMatchObject({ everyMinutes: null, nextAlertAt: null });
  });
});
