import { randomBytes } from 'node:crypto';

/**
 * A new id of a visitor, which opens the session: 216 random bits. It has the 36 characters of the UUIDs that ids
 * were before, so that either release reads the other's cookies.
 */
export function newVisitorId(): string {
  return randomBytes(27).toString('base64url');
}
