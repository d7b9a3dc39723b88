import { type StatusKind, UpstreamError, UpstreamStatusError } from '@vitrine/upstream/errors';

/** Why the operator did not do what a form asked: the suffix of an `errors.` text. */
export type RefusalCode =
  | 'wrongCredentials'
  | 'selfExclusion'
  | 'selfBlocked'
  | 'duplicateAccount'
  | 'blocked'
  | 'tooManyAttempts'
  | 'restrictedRegion'
  | 'refused'
  | 'unreachable';

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

/** The error catalogue (1§8) as it reads at a form. Throws on what is not the operator's doing. */
export function refusalCode(error: unknown): RefusalCode {
  if (error instanceof UpstreamStatusError) return CODES[error.kind];
  if (error instanceof UpstreamError) return 'unreachable';
  throw error;
}
