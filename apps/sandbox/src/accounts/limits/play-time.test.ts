import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database.ts';
import { createUsers } from '../users.ts';
import { covered, createPlayTime } from './play-time.ts';

const MINUTE_MS = 60_000;

function open() {
  const database = openDatabase(':memory:');
  let now = Date.parse('2025-03-08T15:00:00Z');
  const user = createUsers(database).add(
    {
      email: 'ana@vitrine.example',
      document: '1',
      passwordHash: '',
      fullName: 'Ana',
      birthDate: '1990-01-01',
      cellPhone: '1',
      country: 'BR',
      status: 'Active',
    },
    now,
  );
  const time = createPlayTime(database, () => now);
  const userId = user?.id ?? '';
  const start = now;
  return {
    minutes: (since = 0) => time.minutes(userId, since),
    startOf: (sessionId: string) => time.startOf(sessionId),
    start,
    /** Calls with a session after some minutes. */
    callAfter(minutes: number, sessionId = 'one') {
      now += minutes * MINUTE_MS;
      time.seen(userId, sessionId);
    },
  };
}

describe('time of play', () => {
  it('lasts from call to call, and stops for a rest of more than half an hour', () => {
    const { callAfter, minutes } = open();
    callAfter(0);
    callAfter(10);
    callAfter(30);
    expect(minutes()).toBe(40);
    callAfter(31);
    callAfter(5);
    expect(minutes()).toBe(45);
  });

  it('counts two sessions at once once', () => {
    const { callAfter, minutes } = open();
    callAfter(0, 'phone');
    callAfter(5, 'desk');
    callAfter(5, 'phone');
    callAfter(5, 'desk');
    expect(minutes()).toBe(15);
  });

  it('counts from the moment asked for', () => {
    const { callAfter, minutes, start } = open();
    callAfter(0);
    callAfter(20);
    expect(minutes(start + 15 * MINUTE_MS)).toBe(5);
    expect(minutes(start + 20 * MINUTE_MS)).toBe(0);
  });

  it('knows when a session began, after a rest too', () => {
    const { callAfter, startOf, start } = open();
    callAfter(0);
    callAfter(90);
    expect(startOf('one')).toBe(start);
    expect(startOf('unknown')).toBe(start + 90 * MINUTE_MS);
  });

  it('covers no more than there is between first and last, and no less than the longest', () => {
    const span = fc
      .tuple(fc.nat(1000), fc.nat(200))
      .map(([startedAt, length]) => ({ startedAt, seenAt: startedAt + length }));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1 }), (spans) => {
        const sorted = spans.toSorted((one, other) => one.startedAt - other.startedAt);
        const minutes = new Set(
          sorted.flatMap(({ startedAt, seenAt }) =>
            Array.from({ length: seenAt - startedAt }, (_, step) => startedAt + step),
          ),
        );
        expect(covered(sorted)).toBe(minutes.size);
      }),
    );
  });
});
