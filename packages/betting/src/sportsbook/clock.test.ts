import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, isClockHidden, readClock, type MatchClock } from './clock.ts';

const clock: MatchClock = { seconds: 60, readAt: 10_000, stopped: false, direction: 'up' };

describe('readClock', () => {
  it('FEED-04 adds a second each second when counting up', () => {
    expect(readClock(clock, 10_999)).toBe(60);
    expect(readClock(clock, 11_000)).toBe(61);
    expect(readClock(clock, 70_000)).toBe(120);
  });

  it('FEED-04 counts down to 0 and no further', () => {
    const down: MatchClock = { ...clock, direction: 'down' };
    expect(readClock(down, 11_000)).toBe(59);
    expect(readClock(down, 70_000)).toBe(0);
    expect(readClock(down, 700_000)).toBe(0);
  });

  it('FEED-04 holds a stopped clock', () => {
    expect(readClock({ ...clock, stopped: true }, 700_000)).toBe(60);
  });

  it('is never negative, and never before its reading', () => {
    const clocks = fc.record({
      seconds: fc.nat(10_000),
      readAt: fc.nat(1e9),
      stopped: fc.boolean(),
      direction: fc.constantFrom<'up' | 'down'>('up', 'down'),
    });
    fc.assert(
      fc.property(clocks, fc.nat(2e9), (any, now) => {
        expect(readClock(any, now)).toBeGreaterThanOrEqual(0);
        if (now <= any.readAt) expect(readClock(any, now)).toBe(any.seconds);
      }),
    );
  });
});

describe('formatClock', () => {
  it.each([
    [0, '00:00'],
    [65, '01:05'],
    [5400, '90:00'],
    [7205, '120:05'],
  ])('CAT-35 writes %d seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('isClockHidden', () => {
  it.each([
    'Intervalo',
    'Aguardando início',
    'Pênaltis',
    'Disputa por penalidades',
    'Jogo interrompido',
    'Interrompida',
    'Descanso',
    'Entretiempo',
    'En espera',
    'Tanda de penales',
    'Interrumpido',
    'Halftime break',
    'Half-time',
    'Awaiting extra time',
    'Penalties',
    'Interrupted',
  ])('CAT-22 hides the clock on "%s"', (statusText) => {
    expect(isClockHidden(statusText)).toBe(true);
  });

  it.each(['1º tempo', '2nd half', 'Prorrogação', '3er cuarto', 'Tie-break', ''])(
    'CAT-22 shows the clock on "%s"',
    (statusText) => {
      expect(isClockHidden(statusText)).toBe(false);
    },
  );
});
