import type { Attribution } from '../services/base/attribution.server.ts';
import type { Purpose } from './consent.ts';
import type { TrackedEvent } from './tracked-event.ts';

/** A tracked event as the collector gets it. */
export type SentEvent = TrackedEvent & {
  /** Known again by the collector when a batch comes twice. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly brand: string;
  readonly purpose: Purpose;
  /** The browser's name, which tells nothing of its owner; null where it keeps no cookies. Source: 1§3. */
  readonly device: string | null;
  /** The public address, or `{ip}` where the lookup fails. Source: 1§7, 1§8. */
  readonly address: string;
  /** Where the visitor came from; only with their consent to marketing. Source: 1§3. */
  readonly attribution: Attribution | null;
};
