import { isAccountClosed } from '@vitrine/upstream/account/log-in';
import { type StatusKind, UpstreamError, UpstreamStatusError } from '@vitrine/upstream/base/errors';
import { isStoreUnavailable } from '../base/store/store.ts';

/** Why the operator refused a form: the suffix of an `errors.` text. */
export type RefusalCode =
  | 'wrongCredentials'
  | 'accountClosed'
  | 'selfExclusion'
  | 'selfBlocked'
  | 'duplicateAccount'
  | 'blocked'
  | 'tooManyAttempts'
  | 'restrictedRegion'
  | 'refused'
  | 'unreachable'
  | 'paused';

const STATUSES: Partial<Readonly<Record<RefusalCode, number>>> = {
  tooManyAttempts: 429,
  unreachable: 502,
  paused: 503,
};

/** The HTTP status of the answer to a form refused with this code. */
export function refusalStatus(code: RefusalCode): number {
  return STATUSES[code] ?? 400;
}

const CODES: Readonly<Record<StatusKind, RefusalCode>> = {
  redirected: 'unreachable',
  unauthorized: 'wrongCredentials',
  selfExclusion: 'selfExclusion',
  selfBlocked: 'selfBlocked',
  conflict: 'duplicateAccount',
  blocked: 'blocked',
  tooManyAttempts: 'tooManyAttempts',
  restrictedRegion: 'restrictedRegion',
  refused: 'refused',
  failed: 'unreachable',
};

/**
 * The code that a form shows for an error of the catalogue (1§8); `paused` while the store can't be
 * reached. Throws any other error again.
 */
export function refusalCode(error: unknown): RefusalCode {
  if (isAccountClosed(error)) return 'accountClosed';
  if (error instanceof UpstreamStatusError) return CODES[error.kind];
  if (error instanceof UpstreamError) return 'unreachable';
  if (isStoreUnavailable(error)) return 'paused';
  throw error;
}
