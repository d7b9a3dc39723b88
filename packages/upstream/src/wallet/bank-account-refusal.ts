import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';

/** Why an account for withdrawals was not saved. Source: 1§7, 1§8. */
export type BankAccountRefusal =
  /** No key or account is written so. */
  | 'invalidNumber'
  /** It is in somebody else's name. */
  | 'notOwn'
  /** The bettor has it already. */
  | 'exists'
  /** The account to change is gone. */
  | 'notFound'
  | 'tooManyAttempts'
  | 'refused'
  /** No answer, or one that is a failure of the operator's. */
  | 'unreachable';

const CODES: Readonly<Record<string, BankAccountRefusal>> = {
  INVALID_PIX_KEY: 'invalidNumber',
  INVALID_ACCOUNT_NUMBER: 'invalidNumber',
  BANK_ACCOUNT_NOT_OWN: 'notOwn',
  BANK_ACCOUNT_EXISTS: 'exists',
  BANK_ACCOUNT_WAS_NOT_FOUND: 'notFound',
};

/** Why an account was refused. Throws again what is not the operator's doing. */
export function bankAccountRefusal(error: unknown): BankAccountRefusal {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError)) return 'unreachable';
  const known = error.code === null ? undefined : CODES[error.code];
  if (known) return known;
  if (error.kind === 'tooManyAttempts') return error.kind;
  return error.kind === 'failed' || error.kind === 'redirected' ? 'unreachable' : 'refused';
}
