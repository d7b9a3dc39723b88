import type { z } from 'zod';
import type { marketPunterSelection } from '../contract/bet-slip/custom-bets.ts';

/** An outcome of a custom bet, by the ids that placements name it with too. */
export interface CustomBetPick {
  readonly marketId: string;
  readonly specifiers: string;
  readonly outcomeTypeId: string;
}

type WirePick = z.output<typeof marketPunterSelection>;

/** Source: 3§7. */
export function pickToWire({ marketId, specifiers, outcomeTypeId }: CustomBetPick): WirePick {
  return { outcomeId: outcomeTypeId, marketId, specifiers };
}

/** Source: 3§7. */
export function pickFromWire({ outcomeId, marketId, specifiers }: WirePick): CustomBetPick {
  return { marketId, specifiers, outcomeTypeId: outcomeId };
}
