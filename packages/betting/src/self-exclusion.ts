/** The number of months by which the operator means for ever. Source: 2§2, 2§9. */
export const PERMANENT_EXCLUSION_MONTHS = 1216;

const MONTHS_OF_A_YEAR = 12;

/** How long a self-exclusion was asked for, in the unit it is told in. */
export type ExclusionPeriod =
  | { readonly unit: 'permanent' }
  | { readonly unit: 'months' | 'years'; readonly count: number }
  /** The operator only says that there is one. */
  | { readonly unit: 'unstated' };

/**
 * The period of a self-exclusion of so many months: permanent at 1216, months under 12, else whole
 * years, a begun year not counted. Null, and a number that is no count of months, is `unstated`.
 * Source: 2§2.
 */
export function exclusionPeriod(months: number | null): ExclusionPeriod {
  if (months === null || !Number.isSafeInteger(months) || months < 1) return { unit: 'unstated' };
  if (months === PERMANENT_EXCLUSION_MONTHS) return { unit: 'permanent' };
  if (months < MONTHS_OF_A_YEAR) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.floor(months / MONTHS_OF_A_YEAR) };
}

/** When a self-exclusion ends: at a moment (epoch milliseconds), or when the operator says so. */
export type ExclusionEnd =
  { readonly kind: 'date'; readonly at: number } | { readonly kind: 'newNotice' };

/** The end of a self-exclusion that resumes at `resumeAt` (epoch milliseconds). Source: 2§2. */
export function exclusionEnd(resumeAt: number | null): ExclusionEnd {
  return resumeAt === null || Number.isNaN(resumeAt)
    ? { kind: 'newNotice' }
    : { kind: 'date', at: resumeAt };
}
