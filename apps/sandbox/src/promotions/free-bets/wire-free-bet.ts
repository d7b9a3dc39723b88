import { amountToWire } from '@vitrine/betting/base/money';
import { oddsToDecimal } from '@vitrine/betting/base/odds';
import type { wireFreeBet } from '@vitrine/upstream/contract/bet-slip/free-bets';
import type { z } from 'zod';
import type { FreeBet } from './free-bet.ts';

/** A free bet that is available or locked, as the operator spells it. */
export function toWireFreeBet(freeBet: FreeBet): z.input<typeof wireFreeBet> {
  return {
    freeBetId: freeBet.id,
    stake: amountToWire(freeBet.stake),
    expirationDate: new Date(freeBet.expiresAt).toISOString(),
    status: freeBet.state === 'locked' ? 'Locked' : 'Available',
    betTypes: [...freeBet.betTypes],
    eventTypes: [...freeBet.eventTypes],
    minimumOdds: oddsToDecimal(freeBet.minimumOdds),
    gainLimit: freeBet.gainLimit === null ? null : amountToWire(freeBet.gainLimit),
  };
}
