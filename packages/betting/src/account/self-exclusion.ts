/** The number of months that the operator uses for a permanent exclusion. Source: 2§2, 2§9. */
export const PERMANENT_EXCLUSION_MONTHS = 1216;

const MONTHS_OF_A_YEAR = 12;

/** The length of a self-exclusion, in the unit that the bettor is shown. */
export type ExclusionPeriod =
  | { readonly unit: 'permanent' }
  | { readonly unit: 'months' | 'years'; readonly count: number }
  /** The operator reports the exclusion without its length. */
  | { readonly unit: 'unstated' };

/**
 * The period of a self-exclusion of `months` months: permanent at 1216, months below 12, otherwise
 * whole years, rounded down. Null and a number that can't be a count of months are `unstated`.
 * Source: 2§2.
 */
export function exclusionPeriod(months: number | null): ExclusionPeriod {
  if (months === null || !Number.isSafeInteger(months) || months < 1) return { unit: 'unstated' };
  if (months === PERMANENT_EXCLUSION_MONTHS) return { unit: 'permanent' };
  if (months < MONTHS_OF_A_YEAR) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.floor(months / MONTHS_OF_A_YEAR) };
}

/**
 * The end of a self-exclusion: a time (epoch milliseconds), or open until the operator gives notice.
 */
export type ExclusionEnd =
  { readonly kind: 'date'; readonly at: number } | { readonly kind: 'newNotice' };

/** The end of a self-exclusion that resumes at `resumeAt` (epoch milliseconds). Source: 2§2. */
export function exclusionEnd(resumeAt: number | null): ExclusionEnd {
  return resumeAt === null || Number.isNaN(resumeAt)
    ? { kind: 'newNotice' }
    : { kind: 'date', at: resumeAt };
}

/**
 * When a self-exclusion of `months` months that begins at `from` ends, both in epoch milliseconds: the
 * same day of a later month, or its last day where the month is shorter. Source: 2§2.
 *
 * @example new Date(monthsAfter(Date.UTC(2026, 7, 31), 6)) // 28 February 2027
 */
export function monthsAfter(from: number, months: number): number {
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // A day that the month does not have runs over into the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
