import { trackingPaths } from './tracking-paths.ts';
import { isProductError } from './product-error.ts';

/** A page that fails again and again says so a few times. */
const MOST_REPORTS = 5;

const reported = new Set<string>();
let token: string | null = null;

/**
 * Reports the errors of this page to the site from now on; `csrf` is the token of its forms. Errors of
 * the network, of preloads and of what the server reports itself are left out, and each is told once.
 * Source: 3§8.
 */
export function reportErrors(csrf: string): void {
  const isFirst = token === null;
  token = csrf;
  if (!isFirst) return;
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(error: unknown): void {
  const form = reportOf(error);
  if (form === null || reported.has(form.message) || reported.size >= MOST_REPORTS) return;
  reported.add(form.message);
  const body = new URLSearchParams({ ...form, csrf: token ?? '' });
  void fetch(trackingPaths.errorReports, { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}

/** What React shows in place of an error that the server keeps to itself and has reported. */
const OF_THE_SERVER = 'Unexpected Server Error';

/** An error as the form says it; null for one that is not the product's. */
export function reportOf(error: unknown) {
  if (!(error instanceof Error) || !isProductError(error)) return null;
  const { name, message, stack = '' } = error;
  if (message === OF_THE_SERVER) return null;
  return { name: name.slice(0, 100), message: message.slice(0, 500), stack: stack.slice(0, 4_000) };
}
