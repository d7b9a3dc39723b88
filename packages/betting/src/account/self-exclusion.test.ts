import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PERMANENT_EXCLUSION_MONTHS,
  exclusionEnd,
  exclusionPeriod,
  monthsAfter,
} from './self-exclusion.ts';

describe('exclusionPeriod', () => {
  it('EXCL-01 is permanent at 1216 months and at no other number', () => {
    expect(exclusionPeriod(1216)).toEqual({ unit: 'permanent' });
    expect(exclusionPeriod(1215)).toEqual({ unit: 'years', count: 101 });
    expect(exclusionPeriod(1217)).toEqual({ unit: 'years', count: 101 });
  });

  it.each([
    [1, { unit: 'months', count: 1 }],
    [6, { unit: 'months', count: 6 }],
    [11, { unit: 'months', count: 11 }],
    [12, { unit: 'years', count: 1 }],
    [18, { unit: 'years', count: 1 }],
    [23, { unit: 'years', count: 1 }],
    [24, { unit: 'years', count: 2 }],
    [60, { unit: 'years', count: 5 }],
  ] as const)('EXCL-01 of %i months', (months, period) => {
    expect(exclusionPeriod(months)).toEqual(period);
  });

  it.each([null, 0, -3, 1.5, NaN, Infinity])('is not stated by %s', (months) => {
    expect(exclusionPeriod(months)).toEqual({ unit: 'unstated' });
  });

  const months = fc.integer({ min: 1, max: 5000 }).filter((n) => n !== PERMANENT_EXCLUSION_MONTHS);

  it('EXCL-01 tells months under a year and whole years from there, never more than was asked', () => {
    fc.assert(
      fc.property(months, (asked) => {
        const period = exclusionPeriod(asked);
        if (period.unit === 'months') {
          expect(asked).toBeLessThan(12);
          expect(period.count).toBe(asked);
        } else if (period.unit === 'years') {
          expect(asked).toBeGreaterThanOrEqual(12);
          expect(period.count * 12).toBeLessThanOrEqual(asked);
          expect((period.count + 1) * 12).toBeGreaterThan(asked);
        } else {
          expect.unreachable();
        }
      }),
    );
  });

  it('never throws, and counts from one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.constant(null)), (asked) => {
        const period = exclusionPeriod(asked);
        if ('count' in period) expect(period.count).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('exclusionEnd', () => {
  it('EXCL-02 is the resume date, or a new notice when there is none', () => {
    expect(exclusionEnd(1_800_000_000_000)).toEqual({ kind: 'date', at: 1_800_000_000_000 });
    expect(exclusionEnd(null)).toEqual({ kind: 'newNotice' });
    expect(exclusionEnd(NaN)).toEqual({ kind: 'newNotice' });
  });
});

describe('monthsAfter', () => {
  it.each([
    ['2026-08-31T12:00:00.000Z', 6, '2027-02-28T12:00:00.000Z'],
    ['2027-08-31T12:00:00.000Z', 6, '2028-02-29T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['2026-10-31T12:00:00.000Z', 1, '2026-11-30T12:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
    ['2026-03-15T00:00:00.000Z', 60, '2031-03-15T00:00:00.000Z'],
  ])('EXCL-02 of %s and %i months is %s', (from, months, end) => {
    expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(end);
  });
});
