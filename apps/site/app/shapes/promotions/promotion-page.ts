import type { PromotionKind } from './promotion-kinds.ts';

/** A link in words that are ready to show. */
export interface TextLink {
  readonly href: string;
  readonly label: string;
}

/** The rules of one promotion, with the brand's name in them. */
export interface PromotionTexts {
  readonly kind: PromotionKind;
  readonly title: string;
  readonly intro: string;
  readonly when: string;
  readonly who: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly rules: readonly string[];
}

/** What the page of one promotion shows. */
export interface PromotionPage {
  readonly promotion: PromotionTexts;
  /** It rests while a part of the product that it needs is in maintenance. */
  readonly state: 'open' | 'upcoming';
  readonly stateText: string;
  readonly words: {
    readonly back: string;
    readonly how: string;
    readonly rules: string;
    readonly who: string;
    readonly note: string;
  };
  /** The one thing to do; null where the page has a form of its own, or while the promotion rests. */
  readonly action: TextLink | null;
  readonly links: readonly TextLink[];
}

/** The place of the rules on the page of a promotion. */
export const RULES_ID = 'rules';
