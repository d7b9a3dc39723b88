import type { GameKind } from '@vitrine/betting/casino/casino-game';

/** A game in a list, in words ready to show. */
export interface ListedGame {
  readonly gameId: string;
  readonly kind: GameKind;
  readonly name: string;
  readonly provider: string;
  /** What it gives back in the long run; in full for hearing. */
  readonly returns: { readonly text: string; readonly label: string };
  readonly href: string;
  readonly badge: { readonly kind: 'new' | 'jackpot' | 'live'; readonly text: string } | undefined;
  readonly favourite: {
    readonly name: string;
    readonly value: string;
    readonly label: string;
    readonly pressed: boolean;
  };
  readonly maintenanceText: string | undefined;
}

/** A jackpot as the lobby shows it. */
export interface ListedJackpot {
  readonly id: string;
  readonly name: string;
  readonly amountText: string;
  readonly game: { readonly href: string; readonly name: string };
}

/** How the opening of a game ended. */
export type GameStart =
  | {
      readonly kind: 'started';
      /** Names this opening: its page ends the session only while no later one has begun. */
      readonly launchId: string;
      readonly url: string;
      /** Of the address: whose messages are the game's. */
      readonly origin: string;
      /** Null for none. */
      readonly freeRounds: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'documents' | 'migration' | 'walletAbove' | 'breakTime' | 'maintenance';
      readonly title: string;
      readonly text: string;
      readonly action: { readonly href: string; readonly label: string };
    }
  | { readonly kind: 'failed' };
