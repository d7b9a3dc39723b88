import { UpstreamStatusError } from './errors.ts';

/** For `catch`: null for a 404, which says that the operator does not know a thing; others go on. */
export function nullWhenUnknown(error: unknown): null {
  if (error instanceof UpstreamStatusError && error.status === 404) return null;
  throw error;
}
