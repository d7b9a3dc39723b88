import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';

/** Why a withdrawal was not begun. Source: 1§6, 1§7, 1§8. */
export type WithdrawalRefusal =
  | 'insufficientBalance'
  | 'accountNotConfirmed'
  | 'accountNotFound'
  | 'alreadyPending'
  | 'methodNotAvailable'
  | 'tooManyAttempts'
  | 'blocked'
  | 'refused'
  /** No answer, or one that is a failure of the operator's. */
  | 'unreachable';

const CODES: Readonly<Record<string, WithdrawalRefusal>> = {
  INSUFFICIENT_BALANCE: 'insufficientBalance',
  BANK_ACCOUNT_NOT_CONFIRMED: 'accountNotConfirmed',
  BANK_ACCOUNT_WAS_NOT_FOUND: 'accountNotFound',
  WITHDRAWAL_PENDING: 'alreadyPending',
  METHOD_NOT_AVAILABLE: 'methodNotAvailable',
};

/** Why a withdrawal was refused. Throws again what is not the operator's doing. */
export function withdrawalRefusal(error: unknown): WithdrawalRefusal {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError)) return 'unreachable';
  const known = error.code === null ? undefined : CODES[error.code];
  if (known) return known;
  return refusalOfKind(error);
}

/** What the kind of an answer says by itself, whatever was asked of a withdrawal. */
export function refusalOfKind({ kind }: UpstreamStatusError) {
  switch (kind) {
    case 'tooManyAttempts':
    case 'blocked':
      return kind;
    case 'redirected':
    case 'failed':
      return 'unreachable';
    default:
      return 'refused';
  }
}
