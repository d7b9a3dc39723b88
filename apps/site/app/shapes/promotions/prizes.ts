import type { GiveawayState } from '@vitrine/betting/promotions/giveaway';
import type { ClaimNotice } from './gift-claim.ts';
import type { TextLink } from './promotion-page.ts';

/** One giveaway in the state it is in, and the form that takes its next step. Source: 3§3. */
export interface GiftCard {
  readonly key: string;
  readonly gift: 'freeBet' | 'egg' | 'betAndSpin' | 'verification' | 'updateProfile';
  readonly state: GiveawayState;
  readonly stateText: string;
  readonly reward: 'money' | 'freeBet' | 'freeSpins';
  readonly title: string;
  readonly text: string;
  readonly steps: readonly [string, string, string];
  readonly stepsLabel: string;
  /** Absent while nothing can be claimed. */
  readonly claim: {
    readonly giftId: string;
    readonly attempt: number;
    readonly label: string;
  } | null;
  readonly link: TextLink | null;
}

/** What the bettor was given and can be given, as the page of the prizes shows it. Source: 3§3, 3§7. */
export interface PrizesPage {
  /** What became of the claim that was just made. */
  readonly notice: ClaimNotice | null;
  readonly cards: readonly GiftCard[];
  readonly freeBets: readonly {
    readonly id: string;
    readonly label: string;
    readonly stakeText: string;
    readonly expiryText: string;
    readonly conditions: readonly string[];
  }[];
  readonly freeSpins: readonly {
    readonly id: string;
    readonly game: { readonly id: string; readonly name: string };
    readonly countText: string;
    readonly expiryText: string;
    readonly play: { readonly href: string; readonly text: string; readonly label: string };
  }[];
  /** A part of the operator gave no answer: there may be more than is shown. */
  readonly isPartlyUnread: boolean;
}
