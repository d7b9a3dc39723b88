import type { SpinPromotion } from './promotion-kinds.ts';

/** The fields of a form that claims a gift. */
export const GIFT_FIELD = 'gift';
export const GIFT_ID_FIELD = 'giftId';
export const ATTEMPT_FIELD = 'attempt';

/** Names, in the address of the prizes, the gift that was just claimed. */
export const CLAIMED = 'premio';

/** What a notice says of a claim. */
export interface ClaimNotice {
  readonly tone: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** The prizes of a wheel, each in the words of its kind. */
export type PrizeKind = 'money' | 'freeSpins' | 'freeBet' | 'nothing';

/** The slices of the wheel, in their order. */
export const WHEEL: readonly PrizeKind[] = [
  'freeSpins',
  'money',
  'nothing',
  'freeBet',
  'freeSpins',
  'money',
  'nothing',
  'freeBet',
];

/** What a bettor or a guest can do with the spin of a promotion today. Source: 3§3, 3§7. */
export interface SpinPart {
  readonly promotion: SpinPromotion;
  /** The page it stands on, which takes its form. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly prizesLabel: string;
  /** The way to the slots after a box was opened. Source: 3§2. */
  readonly slotsLabel: string;
  readonly prizes: readonly { readonly kind: PrizeKind; readonly text: string }[];
  /** The spin that can be used; null while there is none. */
  readonly play: {
    readonly spinId: string;
    readonly attempt: number;
    readonly label: string;
  } | null;
  readonly result: {
    readonly prize: number;
    readonly title: string;
    readonly text: string;
  } | null;
  /** Nobody can play it at this hour. */
  readonly isShut: boolean;
  /** Why it can't be played now; null while it can, and once it was. */
  readonly closedText: string | null;
  readonly notice: ClaimNotice | null;
  readonly link: { readonly href: string; readonly label: string } | null;
}
