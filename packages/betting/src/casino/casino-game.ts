import type { MinorUnits } from '../base/money.ts';
import type { CasinoFilter } from './casino-category.ts';

/** What a game is, which its picture shows. */
export const GAME_KINDS = [
  'slots',
  'crash',
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'bingo',
  'scratch',
  'contest',
  'interactive',
  'dice',
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export interface CasinoGame {
  readonly id: string;
  readonly name: string;
  readonly kind: GameKind;
  readonly providerId: number;
  /** The filters that show it. */
  readonly filters: readonly CasinoFilter[];
  /** What it gives back in the long run, in hundredths of a percent. */
  readonly returns: number;
  /** What stands in its jackpot; null without one. */
  readonly jackpot: MinorUnits | null;
  readonly isNew: boolean;
  readonly isInMaintenance: boolean;
}

/** Who makes games. Its id is 0 to 55. Source: 1§9. */
export interface CasinoProvider {
  readonly id: number;
  readonly name: string;
}

/** What a brand's casino offers, in the operator's order: most played first. */
export interface CasinoCatalogue {
  readonly games: readonly CasinoGame[];
  readonly providers: readonly CasinoProvider[];
}
