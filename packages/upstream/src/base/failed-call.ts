import { UpstreamError, UpstreamStatusError, UpstreamUnreachable } from './errors.ts';

/** A call that failed in a way its caller has no other name for; the error tells how. */
export interface FailedCall {
  readonly kind: 'failed';
  readonly error: UpstreamError;
}

/**
 * The named end of a failed call: by the operator's code where `ends` knows it, `failed` otherwise.
 * Throws what is not the operator's doing again.
 */
export function endOfFailure<End>(
  error: unknown,
  ends: Readonly<Record<string, (refused: UpstreamStatusError) => End>>,
): End | FailedCall {
  if (!(error instanceof UpstreamError)) throw error;
  if (error instanceof UpstreamStatusError && error.code !== null) {
    const end = Object.hasOwn(ends, error.code) ? ends[error.code] : undefined;
    if (end) return end(error);
  }
  return { kind: 'failed', error };
}

/** Whether the operator may have done what was asked, though no usable answer came. */
export function mayHaveHappened(error: unknown): boolean {
  if (error instanceof UpstreamUnreachable) return error.mayHaveArrived;
  if (error instanceof UpstreamStatusError) return error.kind === 'failed';
  return error instanceof UpstreamError;
}
