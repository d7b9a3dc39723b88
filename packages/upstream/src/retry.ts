import { isHTTPError, isNetworkError, type RetryOptions } from 'ky';

/** Repeats of one call. Source: 1§7. */
const RETRIES = 3;

/** The wait before a repeat, and how far chance moves it to either side. Source: 1§7. */
const RETRY_WAIT_MS = 100;
const JITTER_MS = 25;

/** The longest wait an operator can ask of a page in the making; beyond it the failure is shown. */
const MAX_RETRY_AFTER_MS = 2_000;

/** The wait that Retry-After asks for, in seconds or as a date; null when there is none. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function isRetriedStatus(status: number): boolean {
  return status === 429 || (status >= 500 && status <= 599);
}

export interface RetryTerms {
  /** Whether the call can be repeated without harm; a POST or PATCH is sent once. */
  readonly isRetried: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Takes a repeat from the budget of the host; false when it is used up. */
  readonly takeRetry: () => boolean;
}

/**
 * When one call is repeated: up to three times after some 100 ms, or after a Retry-After that a page
 * can wait for, on 429, 5xx or a broken connection, as long as the host has repeats left.
 * Source: 1§7.
 */
export function retryPolicy({ isRetried, now, random, takeRetry }: RetryTerms): RetryOptions {
  let waitMs = 0;
  return {
    limit: isRetried ? RETRIES : 0,
    methods: ['get', 'put', 'delete', 'head', 'options'],
    shouldRetry({ error }) {
      const isFailure = isHTTPError(error)
        ? isRetriedStatus(error.response.status)
        : isNetworkError(error);
      const askedMs = isHTTPError(error) ? retryAfterMs(error.response.headers, now()) : null;
      if (!isFailure || (askedMs ?? 0) > MAX_RETRY_AFTER_MS || !takeRetry()) return false;
      waitMs = askedMs ?? RETRY_WAIT_MS + (random() * 2 - 1) * JITTER_MS;
      return true;
    },
    delay: () => waitMs,
  };
}
