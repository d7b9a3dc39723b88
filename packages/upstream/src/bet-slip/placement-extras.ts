import type { Replicated, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { z } from 'zod';
import type { singleTicket } from '../contract/bet-slip/tickets.ts';

type Extras = Pick<z.input<typeof singleTicket>, 'replicationMetadata' | 'freeBet'>;

/** The original of a whole ticket: that of all its selections, null when one is of another. */
export function commonOriginal(
  selections: readonly Pick<Selection, 'replicate'>[],
): Replicated | null {
  const [first] = selections;
  const isCommon = selections.every(
    ({ replicate }) =>
      replicate?.ticketId === first?.replicate?.ticketId &&
      replicate?.type === first?.replicate?.type,
  );
  return isCommon ? (first?.replicate ?? null) : null;
}

/** What a ticket carries beside its selections, where there is any. Source: 3§3. */
export function extrasToWire(original: Replicated | null, freeBetId: string | undefined): Extras {
  return {
    ...(original === null
      ? {}
      : {
          replicationMetadata: {
            isSharedBet: original.type === 'shared',
            isReplicatedBet: original.type === 'replicated',
            originalBetNumber: original.ticketId,
          },
        }),
    ...(freeBetId === undefined ? {} : { freeBet: { freeBetId, isFreeBet: true } }),
  };
}
