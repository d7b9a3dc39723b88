import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, localDay } from '../../country.ts';
import { LIMIT_PERIODS, periodOf } from './limit-period.ts';

const DAY_MS = 24 * 3_600_000;
const at = (text: string) => Date.parse(text);
const spanOf = (...given: Parameters<typeof periodOf>) => {
  const { start, end } = periodOf(...given);
  return [new Date(start).toISOString(), new Date(end).toISOString()];
};

describe('the period of a limit', () => {
  const { BR } = COUNTRIES;

  it('is the day, the week from Monday or the month of the country', () => {
    // Two in the morning of the first in UTC is the evening of the last of February in Brazil.
    const moment = at('2025-03-01T02:00:00Z');
    expect(spanOf('Daily', moment, BR)).toEqual([
      '2025-02-28T03:00:00.000Z',
      '2025-03-01T03:00:00.000Z',
    ]);
    expect(spanOf('Weekly', moment, BR)).toEqual([
      '2025-02-24T03:00:00.000Z',
      '2025-03-03T03:00:00.000Z',
    ]);
    expect(spanOf('Monthly', moment, BR)).toEqual([
      '2025-02-01T03:00:00.000Z',
      '2025-03-01T03:00:00.000Z',
    ]);
  });

  it('begins a week on Monday and ends it with Sunday', () => {
    const monday = ['2025-03-10T03:00:00.000Z', '2025-03-17T03:00:00.000Z'];
    expect(spanOf('Weekly', at('2025-03-10T03:00:00Z'), BR)).toEqual(monday);
    expect(spanOf('Weekly', at('2025-03-17T02:59:59Z'), BR)).toEqual(monday);
  });

  it('has a short or long day when the clocks change', () => {
    const mexico = COUNTRIES.MX;
    const { start, end } = periodOf('Daily', at('2022-04-03T18:00:00Z'), mexico);
    expect(end - start).toBe(23 * 3_600_000);
    const autumn = periodOf('Daily', at('2022-10-30T18:00:00Z'), mexico);
    expect(autumn.end - autumn.start).toBe(25 * 3_600_000);
  });

  it('holds its moment, begins with a day of the country, and follows the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2023-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
        fc.constantFrom(...LIMIT_PERIODS),
        fc.constantFrom(...Object.values(COUNTRIES)),
        (moment, period, country) => {
          const { start, end } = periodOf(period, moment, country);
          expect(start).toBeLessThanOrEqual(moment);
          expect(end).toBeGreaterThan(moment);
          expect(localDay(start - 1, country)).not.toBe(localDay(start, country));
          expect(periodOf(period, start, country)).toEqual({ start, end });
          expect(periodOf(period, start - 1, country).end).toBe(start);
          expect(end - start).toBeLessThanOrEqual(31 * DAY_MS);
        },
      ),
      { numRuns: 300 },
    );
  });
});
