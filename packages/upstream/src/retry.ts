import { isHTTPError, type RetryOptions } from 'ky';

/** The longest wait an operator can ask of a page in the making; beyond it the failure is shown. */
const MAX_RETRY_AFTER_MS = 2_000;

/** The wait that Retry-After asks for, in seconds or as a date; null when there is none. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * Only calls that can be repeated without harm: a POST or PATCH is sent once. A broken connection
 * counts as a failed attempt too. Source: 1§7.
 */
export function retryPolicy(now: () => number): RetryOptions {
  return {
    limit: 3,
    methods: ['get', 'put', 'delete', 'head', 'options'],
    statusCodes: [429, ...Array.from({ length: 100 }, (_, index) => 500 + index)],
    afterStatusCodes: [429, 503],
    delay: () => 100,
    shouldRetry: ({ error }) => {
      const wait = isHTTPError(error) ? retryAfterMs(error.response.headers, now()) : null;
      return wait !== null && wait > MAX_RETRY_AFTER_MS ? false : undefined;
    },
  };
}
