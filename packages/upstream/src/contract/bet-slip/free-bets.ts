import { FREE_BET_CODES } from '@vitrine/betting/bet-slip/placing/placement-error';
import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { wireAmount } from '../wallet/wallet.ts';
import { instant, maybe } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** Why a free bet cannot be used for a bet. Source: 3§8. */
export const FREE_BET_ERRORS = FREE_BET_CODES;
export type FreeBetError = (typeof FREE_BET_ERRORS)[number];

/** A free bet of a bettor. Source: 3§3, its stake; the other fields are assumed. */
export const wireFreeBet = z.object({
  freeBetId: z.string(),
  stake: wireAmount,
  expirationDate: instant,
  status: z.enum(['Available', 'Locked']),
  /** Bet types it can be used for, 1 to 6 (3§4). */
  betTypes: z.array(z.number().int()),
  eventTypes: z.array(z.enum(['Prematch', 'Live'])),
  /** Lowest decimal odds of the whole bet. */
  minimumOdds: z.number(),
  /** Highest winnings; null without a limit. */
  gainLimit: maybe(wireAmount),
});

/** Free bets that are there to be used, or wait for their ticket. Source: 3§7. */
export const userFreeBets = endpoint({
  name: 'freeBets.ofUser',
  host: 'betting',
  method: 'GET',
  path: '/api/FreeBets/v1/GetUserFreeBets',
  auth: 'bearer',
  answer: z.object({ data: rows(wireFreeBet) }),
  source: '3§7',
  assumed: ['the betting host', 'every field but the stake', 'the list under `data`'],
});

/** Whether a free bet can be used for a bet, asked before it is placed. Source: 3§3. */
export const validateFreeBet = endpoint({
  name: 'freeBets.validate',
  host: 'betting',
  method: 'POST',
  path: '/api/FreeBets/v1/Validate',
  auth: 'bearer',
  onlyAsks: true,
  body: z.object({
    FreeBetId: z.string(),
    /** 1 single to 6 custom-bet parlay (3§4). */
    BetType: z.literal([1, 2, 3, 4, 5, 6]),
    /** Decimal odds of the whole bet. */
    Odds: z.number(),
    Legs: z.array(
      z.object({
        /** Legs of one group are priced as one, as those of a custom bet are. */
        GroupId: z.number().int(),
        EventId: z.string(),
        MarketId: z.string(),
        Specifiers: z.string(),
        SelectionId: z.string(),
        TournamentId: z.string(),
        Odds: z.number(),
      }),
    ),
  }),
  answer: z.object({
    data: z.object({ isValid: z.boolean(), rejectionCode: maybe(z.string()) }),
  }),
  source: '3§3',
  assumed: [
    'the betting host',
    'the answer under `data`',
    '`GroupId` numbers the legs that are priced as one',
  ],
});
