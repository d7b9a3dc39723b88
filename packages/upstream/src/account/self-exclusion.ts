import type { z } from 'zod';
import type { autoexclusion } from '../contract/account/session.ts';

/** A self-exclusion as the operator told it. Source: 2§3. */
export interface SelfExclusion {
  /** Null where the operator only says that there is one. */
  readonly months: number | null;
  /** Epoch milliseconds; null until a new notice. */
  readonly resumeAt: number | null;
}

/** The self-exclusion that a login or the user details tell; null for none. */
export function selfExclusionOf(told: z.output<typeof autoexclusion>): SelfExclusion | null {
  if (told === false) return null;
  if (told === true) return { months: null, resumeAt: null };
  const { exclusionMonth: months, resumeExclusionDate: date } = told;
  return { months, resumeAt: date == null ? null : Date.parse(date) };
}
