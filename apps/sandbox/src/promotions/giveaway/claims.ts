import { Refusal } from '../../refusal.ts';
import { inTransaction, type Database } from '../../storage/database.ts';
import type { FreeBet } from '../free-bets/free-bet.ts';
import type { FreeBets } from '../free-bets/free-bets.ts';
import type { Gifts } from '../gifts.ts';
import type { FreeSpinsBook } from './free-spins.ts';
import type { GiveawayStore } from './giveaway-store.ts';
import { stateAt, type Giveaway } from './giveaway.ts';

/** What a claim brought. */
export interface Claimed {
  readonly giveaway: Giveaway;
  /** The free bet that was given, if that was the reward. */
  readonly freeBet: FreeBet | null;
}

/** Takes giveaways: each brings its reward once. */
export interface Claims {
  /**
   * Claims a giveaway of a bettor. Throws 404 GIVEAWAY_WAS_NOT_FOUND, 400 GIVEAWAY_EXPIRED or
   * GIVEAWAY_CANCELLED, 409 GIVEAWAY_ALREADY_CLAIMED.
   */
  claim(userId: string, giveaway: Giveaway | undefined): Claimed;
}

export interface ClaimServices {
  readonly database: Database;
  readonly gifts: Gifts;
  readonly giveaways: GiveawayStore;
  readonly freeBets: FreeBets;
  readonly freeSpins: FreeSpinsBook;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The provider of the games takes so long to credit spins: until then they are being claimed. */
const SPINS_CREDIT_MS = 2000;

export function createClaims(services: ClaimServices): Claims {
  const { database, gifts, giveaways, freeBets, freeSpins, now } = services;

  function refuseTaken(giveaway: Giveaway): void {
    switch (stateAt(giveaway, now())) {
      case 'PendingAcceptance':
      case 'ReadyToClaim':
        return;
      case 'Expired':
        throw new Refusal(400, 'GIVEAWAY_EXPIRED', 'The giveaway has expired');
      case 'Cancelled':
        throw new Refusal(400, 'GIVEAWAY_CANCELLED', 'The giveaway was cancelled');
      case 'BeingClaimed':
      case 'Claimed':
        throw new Refusal(409, 'GIVEAWAY_ALREADY_CLAIMED', 'The giveaway was claimed before');
    }
  }

  function credit({ id, userId, kind, reward }: Giveaway, creditedAt: number): FreeBet | null {
    switch (reward.type) {
      case 'money':
        gifts.pay({
          id,
          userId,
          kind: kind === 'cashback' ? 'cashback' : 'prize',
          amount: reward.amount,
        });
        return null;
      case 'freeSpins':
        freeSpins.credit({ id, userId, spins: reward.spins }, creditedAt);
        return null;
      case 'freeBet':
        return freeBets.give(userId, { stake: reward.amount });
      case 'nothing':
        return null;
    }
  }

  return {
    claim: (userId, giveaway) =>
      inTransaction(database, () => {
        if (giveaway?.userId !== userId) {
          throw new Refusal(404, 'GIVEAWAY_WAS_NOT_FOUND', 'No such giveaway of this bettor');
        }
        refuseTaken(giveaway);
        const isSpins = giveaway.reward.type === 'freeSpins';
        const creditedAt = now() + (isSpins ? SPINS_CREDIT_MS : 0);
        giveaways.markClaimed(giveaway.id, creditedAt);
        const freeBet = credit(giveaway, creditedAt);
        return { giveaway: { ...giveaway, state: 'BeingClaimed', creditedAt }, freeBet };
      }),
  };
}
