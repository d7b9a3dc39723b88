import { paths } from '../paths.ts';

/** Counts, in its address, how often the screen of a self-exclusion has asked for the validation. */
export const LOOK = 'look';

export function lookPath(look: number): string {
  return look === 0 ? paths.accountStopped : `${paths.accountStopped}?${LOOK}=${look}`;
}

/** Whether a page is a step of the log-in that opens a deactivated account again. */
export function isReactivating(pathname: string): boolean {
  return pathname === paths.login || pathname === paths.reactivation;
}

/** The modal of the migration, before the bettor goes on to a path. */
export function migrationPath(returnTo: string): string {
  return `${paths.accountMigration}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** What the session has cost so far, before the bettor goes on to a path. */
export function realityCheckPath(returnTo: string): string {
  return `${paths.realityCheck}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** Why the log-in page is shown. */
export type LoginReason =
  | 'ended'
  | 'endedElsewhere'
  | 'idle'
  | 'deactivated'
  | 'passwordSet'
  | 'registered'
  | 'closingUnknown'
  | 'codeLate'
  | 'released'
  | 'linkInvalid'
  | 'linkExpired'
  | 'linkFailed'
  | 'googleDown'
  | 'captchaNeeded'
  | 'captchaWrong'
  | 'captchaUsed'
  | 'captchaLate'
  | 'staleForm'
  | 'cookiesNeeded';

/** Begins a sign-in at Google that leads back to a path. */
export function googleLoginPath(returnTo: string): string {
  return `${paths.googleLogin}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** The log-in page that leads back to a path. */
export function loginPath(returnTo: string, reason?: LoginReason): string {
  const query = new URLSearchParams({ returnTo, ...(reason ? { reason } : {}) });
  return `${paths.login}?${query.toString()}`;
}
