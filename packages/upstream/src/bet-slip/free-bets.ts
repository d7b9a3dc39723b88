import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { type FreeBetCode, freeBetCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import type { BetType } from '@vitrine/betting/bets/bet';
import { amountFromWire } from '@vitrine/betting/base/money';
import { oddsToDecimal, type Odds } from '@vitrine/betting/base/odds';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { userFreeBets, validateFreeBet, type wireFreeBet } from '../contract/bet-slip/free-bets.ts';
import { BET_TYPE } from '../contract/bets/bets.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { betTypeFromWire } from '../mappers/status.ts';

/** A free bet of the wire; a bet type the specification does not name is left out. */
export function freeBetFromWire(wire: z.output<typeof wireFreeBet>): FreeBet {
  return {
    id: wire.freeBetId,
    stake: amountFromWire(wire.stake),
    expiresAt: Date.parse(wire.expirationDate),
    isAvailable: wire.status === 'Available',
    betTypes: wire.betTypes.flatMap((type) => betTypeFromWire(type) ?? []),
    eventTypes: wire.eventTypes,
    minimumOdds: oddsFromWire(wire.minimumOdds),
    gainLimit: wire.gainLimit === null ? null : amountFromWire(wire.gainLimit),
  };
}

/** The bettor's free bets. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function readFreeBets(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<readonly FreeBet[]> {
  const { data } = await client.call(userFreeBets, settings);
  return data.map(freeBetFromWire);
}

/** A bet that a free bet is to be used for. Source: 3§3. */
export interface FreeBetUse {
  readonly freeBetId: string;
  readonly betType: BetType;
  /** Of the whole bet. */
  readonly odds: Odds;
  readonly legs: readonly {
    /** Legs of one group are priced as one. */
    readonly group: number;
    readonly eventId: string;
    readonly marketId: string;
    readonly specifiers: string;
    readonly outcomeTypeId: string;
    readonly tournamentId: string;
    readonly odds: Odds;
  }[];
}

/** `code` is null for an error that the specification does not name. */
export type FreeBetValidation =
  { readonly isValid: true } | { readonly isValid: false; readonly code: FreeBetCode | null };

/**
 * Whether a free bet can be used for a bet, and why not. Throws what `UpstreamClient.call` throws. Source: 3§3, 3§7.
 */
export async function checkFreeBet(
  client: UpstreamClient,
  use: FreeBetUse,
  settings: CallSettings,
): Promise<FreeBetValidation> {
  const { data } = await client.call(validateFreeBet, {
    ...settings,
    body: {
      FreeBetId: use.freeBetId,
      BetType: BET_TYPE[use.betType],
      Odds: oddsToDecimal(use.odds),
      Legs: use.legs.map((leg) => ({
        GroupId: leg.group,
        EventId: leg.eventId,
        MarketId: leg.marketId,
        Specifiers: leg.specifiers,
        SelectionId: leg.outcomeTypeId,
        TournamentId: leg.tournamentId,
        Odds: oddsToDecimal(leg.odds),
      })),
    },
  });
  return data.isValid
    ? { isValid: true }
    : { isValid: false, code: freeBetCode(data.rejectionCode) };
}
