import type { z } from 'zod';
import type { singleTicket } from '../contract/bet-slip/tickets.ts';

/** Which ticket a selection was taken from. Source: 3§3. */
export interface Replication {
  readonly originalBetNumber: string;
  /** One's own ticket played again, or one that somebody shared. */
  readonly type: 'replicated' | 'shared';
}

type Extras = Pick<z.input<typeof singleTicket>, 'replicationMetadata' | 'freeBet'>;

/** The original of a whole ticket: that of all its selections, null when one is of another. */
export function commonReplication(
  replications: readonly (Replication | undefined)[],
): Replication | null {
  const [first] = replications;
  const isCommon = replications.every(
    (replication) =>
      replication?.originalBetNumber === first?.originalBetNumber &&
      replication?.type === first?.type,
  );
  return isCommon ? (first ?? null) : null;
}

/** What a ticket carries beside its selections, where there is any. Source: 3§3. */
export function extrasToWire(
  replication: Replication | null,
  freeBetId: string | undefined,
): Extras {
  return {
    ...(replication === null
      ? {}
      : {
          replicationMetadata: {
            isSharedBet: replication.type === 'shared',
            isReplicatedBet: replication.type === 'replicated',
            originalBetNumber: replication.originalBetNumber,
          },
        }),
    ...(freeBetId === undefined ? {} : { freeBet: { freeBetId, isFreeBet: true } }),
  };
}
