import { createHash } from 'node:crypto';
import type { Announcement } from '../../shell-data.ts';
import type { Maintenance } from './maintenance.server.ts';

/**
 * Names what the operator says to all pages at the moment: an open page whose frame has another version asks
 * for its data again. Maintenance of the registration is left out: it would take a form away that is half
 * filled in, and a submit is refused with its fields kept.
 *
 * @param announcement the one that the visitor is shown.
 */
export function frameVersion(
  { general, support, giveaway, payments }: Maintenance,
  announcement: Announcement | null,
): string {
  const state = [general, support, giveaway, [...payments].sort(), announcement?.id ?? null];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 12);
}
