import { isRouteErrorResponse } from '@remix-run/react';
import { type Failure, failureKindOf } from './failure.ts';

/** What an error boundary caught, as its page shows it. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) {
    return { kind: isOffline() ? 'offline' : 'error', requestId: null, shell: null };
  }
  const kind = failureKindOf(error);
  // Safe: an answer that says `failure` was made by `failureResponse` of this very build.
  const data = error.data as { readonly failure?: Failure } | null | undefined;
  return data?.failure ?? { kind, requestId: null, shell: null };
}

/** Only a browser knows; on the server there is nothing to be cut off from. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
