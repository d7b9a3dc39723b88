import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMANENT_MONTHS, resumeDate } from './exclusions.ts';

const later = (date: string, months: number) =>
  new Date(resumeDate(Date.parse(date), months)).toISOString();

describe('the end of an exclusion', () => {
  it('is the same day and hour of a later month, or the last day of a shorter one', () => {
    expect(later('2025-03-08T15:00:00Z', 3)).toBe('2025-06-08T15:00:00.000Z');
    expect(later('2025-11-30T15:00:00Z', 3)).toBe('2026-02-28T15:00:00.000Z');
    expect(later('2027-08-31T23:59:59Z', 6)).toBe('2028-02-29T23:59:59.000Z');
  });

  it('is never sooner for more months, nor more than a month away from the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
        fc.integer({ min: 1, max: PERMANENT_MONTHS }),
        (from, months) => {
          const end = resumeDate(from, months);
          const before = resumeDate(from, months - 1);
          expect(end).toBeGreaterThan(before);
          expect(end - before).toBeLessThanOrEqual(31 * 24 * 3_600_000);
          expect(new Date(end).getUTCDate()).toBeLessThanOrEqual(new Date(from).getUTCDate());
        },
      ),
    );
  });
});
