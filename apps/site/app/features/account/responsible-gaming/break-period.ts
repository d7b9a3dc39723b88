import { PERMANENT_EXCLUSION_MONTHS } from '@vitrine/betting/account/self-exclusion';

/** The pauses on offer, in hours: a day to six weeks. */
export const PAUSE_HOURS = [24, 72, 168, 336, 720, 1008] as const;

/** The lengths of a self-exclusion on offer, in months, besides that without an end. */
export const EXCLUSION_MONTHS = [1, 3, 6, 12, 24, 60] as const;

/** The field that names the length, and the value of an exclusion until a new notice. */
export const PERIOD_FIELD = 'period';
export const UNTIL_NOTICE = 'untilNotice';

/** The field of the box that says the bettor knows what the exclusion does. */
export const UNDERSTOOD_FIELD = 'understood';

/** The field of the second step: the exclusion was shown with its end. */
export const CONFIRMED_FIELD = 'confirmed';

/** How long a self-exclusion holds. */
export interface ExclusionLength {
  /** 1216 for ever, and where it ends by a notice. */
  readonly months: number;
  readonly isUntilNotice: boolean;
}

/** The hours of a posted pause; null when none on offer was chosen. */
export function pauseHoursOf(formData: FormData): number | null {
  const asked = formData.get(PERIOD_FIELD);
  return PAUSE_HOURS.find((hours) => String(hours) === asked) ?? null;
}

/** The length of a posted exclusion; null when none on offer was chosen. */
export function exclusionLengthOf(formData: FormData): ExclusionLength | null {
  const asked = formData.get(PERIOD_FIELD);
  if (asked === UNTIL_NOTICE) return { months: PERMANENT_EXCLUSION_MONTHS, isUntilNotice: true };
  const offered = [...EXCLUSION_MONTHS, PERMANENT_EXCLUSION_MONTHS];
  const months = offered.find((each) => String(each) === asked);
  return months === undefined ? null : { months, isUntilNotice: false };
}
