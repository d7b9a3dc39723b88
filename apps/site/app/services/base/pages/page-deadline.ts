import type { AppLoadContext } from '@remix-run/node';

/**
 * Milliseconds from the arrival of a request to the last reading for its page. Rendering takes the
 * rest of 2 s.
 */
const PAGE_BUDGET_MS = 1_600;
/** The guard reads first, and leaves the page half of the time. */
const GUARD_BUDGET_MS = PAGE_BUDGET_MS / 2;
/** The least time for a reading, even a late one: a healthy host answers within it. */
const LEAST_MS = 150;

/**
 * Milliseconds for a log-in or a registration: more than a page gets, because no other content can
 * replace the answer, and short enough that the bettor still waits for the message.
 */
export const SIGN_IN_DEADLINE_MS = 8_000;

/** Milliseconds for the region check before a log-in or a registration: one that is late closes nothing. */
export const REGION_DEADLINE_MS = 1_000;

/** Milliseconds left for a reading of the request's page. The page shows what arrived in time. */
export function pageDeadline({ now, receivedAt }: AppLoadContext): number {
  return Math.max(LEAST_MS, receivedAt + PAGE_BUDGET_MS - now());
}

/** Like `pageDeadline`, for readings that decide whether the page opens. */
export function guardDeadline({ now, receivedAt }: AppLoadContext): number {
  return Math.max(LEAST_MS, receivedAt + GUARD_BUDGET_MS - now());
}
