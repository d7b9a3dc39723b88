import { createHmac } from 'node:crypto';

/**
 * A name that somebody typed, an id or an address as the store and the log hold it: who reads them learns none.
 * Case and the spaces around it don't count. A purpose keeps the hashes of two uses apart. In base64url, 43 characters.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const keyed = createHmac('sha256', secret);
  return keyed.update(`${purpose}:${text.trim().toLowerCase()}`).digest('base64url');
}
