import { UpstreamStatusError, UpstreamUnreachable } from './errors.ts';

/** Repeats of one call. Source: 1§7. */
const RETRIES = 3;

/** The wait before a repeat, and how far chance moves it to either side. Source: 1§7. */
const RETRY_WAIT_MS = 100;
const JITTER_MS = 25;

/** The longest wait an operator can ask of a page in the making; beyond it the failure is shown. */
const MAX_RETRY_AFTER_MS = 2_000;

/** As a date of HTTP begins; of `1.5` or `2, 2`, a header that came twice, `Date.parse` makes a day of long ago. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** The longest wait that is told: a moment given in place of seconds would lie in no calendar. */
const LONGEST_MS = 86_400_000;

/**
 * The wait that Retry-After asks for, given in seconds or as a date; null when there is none that can be read.
 *
 * @example retryAfterMs(new Headers({ 'retry-after': '2' }), 0) // 2000
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const date = DATE.test(value) ? Date.parse(value) : NaN;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : date - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), LONGEST_MS) : null;
}

export interface RetryTerms {
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Takes a repeat from the budget of the host; false when it is used up. */
  readonly takeRetry: () => boolean;
}

/**
 * How long to wait before a failed call is repeated, in milliseconds; null when the failure stands.
 * A call is repeated up to three times after some 100 ms, or after a Retry-After that a page can
 * wait for, on 429, 5xx or a broken connection, as long as the host has repeats left. `repeats`
 * counts those made so far. Source: 1§7.
 */
export function retryWaitMs(
  failure: unknown,
  repeats: number,
  { random, takeRetry }: RetryTerms,
): number | null {
  if (repeats >= RETRIES || !isPassing(failure)) return null;
  const askedMs = failure instanceof UpstreamStatusError ? failure.retryAfterMs : null;
  if ((askedMs ?? 0) > MAX_RETRY_AFTER_MS || !takeRetry()) return null;
  return askedMs ?? RETRY_WAIT_MS + (random() * 2 - 1) * JITTER_MS;
}

/** Whether the next try may end in another way. */
function isPassing(failure: unknown): boolean {
  if (failure instanceof UpstreamUnreachable) return true;
  if (!(failure instanceof UpstreamStatusError)) return false;
  return failure.status === 429 || (failure.status >= 500 && failure.status <= 599);
}
