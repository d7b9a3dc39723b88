import { IDENTITY_CHECKS } from '@vitrine/upstream/account/established-account';
import { isInternallyBlocked } from '@vitrine/upstream/account/token-payload';
import { z } from 'zod';
import type { MigrationStatus } from '../../../shapes/account/migration.ts';

/** A self-exclusion as the session keeps it. Source: 2§3. */
const selfExclusion = z.object({
  /** Null when the operator reports the exclusion without its length. */
  months: z.number().nullable(),
  /** Epoch milliseconds; null when the exclusion lasts until the operator gives notice. */
  resumeAt: z.number().nullable(),
});

/** The step of a registration whose e-mail waits for its PIN. Source: 1§2. */
export const PIN_PENDING_STEP = 1;

/** The bettor as the session keeps them. Fields that older records lack have defaults. Source: 1§3. */
const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** `PIN_PENDING_STEP` while the PIN of the e-mail is pending. */
  registerStep: z.number(),
  cellPhone: z.string().nullable().default(null),
  isDeactivated: z.boolean().default(false),
  selfExclusion: selfExclusion.nullable().default(null),
  /** From the log-in or from a refusal; the tokens carry it as well. */
  isInternallyBlocked: z.boolean().default(false),
  identityCheck: z.enum(IDENTITY_CHECKS).default('documents'),
  faceStatus: z.number().nullable().default(null),
  asksForUserInfo: z.boolean().default(false),
  asksForMigration: z.boolean().default(false),
  /** The last known answer about the full validation; null before the first. */
  isFullyValidated: z.boolean().nullable().default(null),
});

/** The session as the server stores it; the browser holds only its visitor id. */
export const sessionRecord = z.object({
  tokens: z.object({ token: z.string(), refreshToken: z.string() }),
  /** As `tokenValidUntil` gave it when the tokens came; null in older records as well. */
  tokensValidUntil: z.number().nullable().default(null),
  user: sessionUser,
  /** Epoch milliseconds of the bettor's last activity, to the minute. */
  renewedAt: z.number(),
  /** Epoch milliseconds of the log-in; null in older records. */
  startedAt: z.number().nullable().default(null),
  /** Epoch milliseconds of the last answered reality check; null before the first. */
  checkedAt: z.number().nullable().default(null),
  /** How often the bettor wants a reality check, in minutes; null for the country's interval. */
  checkEveryMinutes: z.number().nullable().default(null),
  /**
   * Whether the bettor accepted the migration in this session, did so without a word of the operator's, or put
   * its modal away. Source: 1§4.
   */
  migration: z.enum(['open', 'succeeded', 'unconfirmed', 'closed']).default('open'),
  /** The browser and the system as they name themselves; null before the first page. */
  device: z.object({ browser: z.string(), system: z.string() }).nullable().default(null),
  /** Whether the bettor chose to stay logged in on this device. Source: 1§5. */
  isExtended: z.boolean().default(false),
  /**
   * Epoch milliseconds of the last password or code that the bettor gave within the session; null before the first.
   */
  confirmedAt: z.number().nullable().default(null),
  /** Epoch milliseconds from which another PIN may be asked for; null before the first was sent. */
  pinAgainAt: z.number().nullable().default(null),
});

export type SessionRecord = z.output<typeof sessionRecord>;

/** Whether the bettor may neither bet nor deposit: self-excluded, or blocked by the operator. Source: 1§4, 1§6. */
export function isStopped({ user, tokens }: SessionRecord): boolean {
  return (
    user.selfExclusion !== null || user.isInternallyBlocked || isInternallyBlocked(tokens.token)
  );
}

/**
 * After this time without activity the bettor must enter the password before money moves (722/2024
 * art. 14).
 */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

/** So long after its log-in a session has ended, whatever its bettor does. The operator's own rests as long. */
export const SESSION_LIFE_MS = 24 * 60 * 60 * 1000;

/** The same for a bettor who chose to stay logged in. */
export const EXTENDED_LIFE_MS = 30 * SESSION_LIFE_MS;

/** How much longer the cookie and the record last than the session, so that its bettor is told that it has ended. */
const TOLD_FOR_MS = 24 * 60 * 60 * 1000;

type Timed = Pick<SessionRecord, 'startedAt' | 'renewedAt' | 'isExtended'>;

/** When a session ends, however busy it is: epoch milliseconds. One of an older record counts from its last use. */
export function endOf({ startedAt, renewedAt, isExtended }: Timed): number {
  return (startedAt ?? renewedAt) + (isExtended ? EXTENDED_LIFE_MS : SESSION_LIFE_MS);
}

/** How long the cookie and the record of a session are kept from now on, in milliseconds. */
export function keptForMs(record: Timed, now: number): number {
  return Math.max(0, endOf(record) - now) + TOLD_FOR_MS;
}

/** Whether the session had no activity for half an hour. Only a new log-in ends this state. */
export function isIdle({ renewedAt }: SessionRecord, now: number): boolean {
  return now - renewedAt >= SESSION_IDLE_MS;
}

/**
 * The status that the modal of the migration has for a session: `initial` while the bettor is asked,
 * `succeeded` once they accepted. On the older domain it is `succeeded` for everybody who is not asked.
 * Null when there is no modal. Source: 1§3, 1§4.
 */
export function migrationStatus(
  { migration, user }: Pick<SessionRecord, 'migration' | 'user'>,
  isOlderDomain: boolean,
): MigrationStatus | null {
  if (migration === 'closed') return null;
  if (migration === 'succeeded' || migration === 'unconfirmed') return migration;
  if (user.asksForMigration) return 'initial';
  return isOlderDomain ? 'succeeded' : null;
}

/**
 * When the bettor logged in, and when the next reality check is due: epoch milliseconds.
 * `countryMinutes` is the interval of a bettor who chose none.
 */
export function sessionTimes(
  { startedAt, checkedAt, renewedAt, checkEveryMinutes }: SessionRecord,
  countryMinutes: number,
): { readonly startedAt: number; readonly checkAt: number } {
  const start = startedAt ?? renewedAt;
  const everyMinutes = checkEveryMinutes ?? countryMinutes;
  return { startedAt: start, checkAt: (checkedAt ?? start) + everyMinutes * 60_000 };
}
