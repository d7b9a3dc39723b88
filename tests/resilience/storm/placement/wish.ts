import type { Draw } from '../draw.ts';
import type { Offer, Price } from './offer.ts';

/** One bet that a bettor wants once. Its stake, in minor units, is like no other of the same bettor. */
export interface WishedBet {
  readonly stake: number;
  readonly prices: readonly Price[];
  /** The free bet that pays it; null when the balance does. */
  readonly freeBetId: string | null;
}

/** What a bettor wants to place with one slip: singles, or one multiple. */
export interface Wish {
  readonly bets: readonly WishedBet[];
}

/** Above the smallest stake there is. */
const FIRST_STAKE = 51;

/** How often each kind of slip is wanted. */
const KINDS = { single: 12, singles: 3, multiple: 3, bothSingles: 1, bothMultiple: 1 } as const;

/** Draws the wishes of one bettor. */
export function drawWishes(count: number, offer: Offer, draw: Draw): readonly Wish[] {
  let nextStake = FIRST_STAKE;
  const bet = (...prices: readonly Price[]): WishedBet => {
    nextStake += 1;
    return { stake: nextStake, prices, freeBetId: null };
  };
  return Array.from({ length: count }, (): Wish => {
    const first = anyOf(offer.football, draw);
    const second = anyOf(
      offer.football.filter(({ eventId }) => eventId !== first.eventId),
      draw,
    );
    const ofOther = anyOf(offer.tennis, draw);
    switch (draw.weighted(KINDS)) {
      case 'single':
        return { bets: [bet(first)] };
      case 'singles':
        return { bets: [bet(first), bet(second)] };
      case 'multiple':
        return { bets: [bet(first, second)] };
      case 'bothSingles':
        return { bets: [bet(first), bet(ofOther)] };
      case 'bothMultiple':
        return { bets: [bet(first, ofOther)] };
    }
  });
}

function anyOf(prices: readonly Price[], draw: Draw): Price {
  const price = draw.pick(prices);
  if (!price) throw new RangeError('Nothing is on offer');
  return price;
}
