import type { MinorUnits } from '@vitrine/betting/base/money';
import type { GiveawayState, SpinPromotion } from '@vitrine/upstream/contract/promotions/giveaway';

export type GiveawayKind =
  | 'cashback'
  | 'eggWin'
  | 'betAndSpin'
  | 'freeBetOffer'
  | 'verification'
  | 'updateProfile'
  | `spin:${SpinPromotion}`;

/** What a giveaway brings once it is claimed. */
export type Reward =
  | { readonly type: 'money'; readonly amount: MinorUnits }
  | { readonly type: 'freeSpins'; readonly spins: number }
  | { readonly type: 'freeBet'; readonly amount: MinorUnits }
  | { readonly type: 'nothing' };

/** Something the house gives a bettor, once for each kind and occasion. */
export interface Giveaway {
  readonly id: string;
  readonly userId: string;
  readonly kind: GiveawayKind;
  /** A day of the country, or whatever else may happen once. */
  readonly occasion: string;
  /** As stored: time makes Claimed of BeingClaimed, and Expired of what nobody took. */
  readonly state: Exclude<GiveawayState, 'Claimed' | 'Expired'>;
  readonly reward: Reward;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the reward is there, once it was claimed. */
  readonly creditedAt: number | null;
}

/** The state of a giveaway at a moment. Source: 3§3. */
export function stateAt(
  { state, creditedAt, expiresAt }: Pick<Giveaway, 'state' | 'creditedAt' | 'expiresAt'>,
  now: number,
): GiveawayState {
  if (state === 'Cancelled') return 'Cancelled';
  if (creditedAt !== null) return now < creditedAt ? 'BeingClaimed' : 'Claimed';
  return expiresAt <= now ? 'Expired' : state;
}
