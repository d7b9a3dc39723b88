import type { GuardFlag } from '../../guard/route-row.ts';
import { type RouteName, rowOf } from '../../guard/route-table.ts';

/** A part of the product whose maintenance closes a promotion. Source: 3§6. */
export type PromotionPart = 'sportsbook' | 'casino' | 'giveaway';

interface PromotionFacts {
  readonly route: RouteName;
  /** What takes part in it. */
  readonly needs: readonly PromotionPart[];
  /** The sport whose events take part. */
  readonly sportId?: string;
}

const SPORT = { route: 'promotionSport', needs: ['sportsbook'] } as const;

/** In the order of their list. Source: 1§2. */
const FACTS = {
  giramania: { route: 'promotionGiramania', needs: ['casino', 'giveaway'] },
  cashback: { route: 'promotionCashback', needs: ['casino', 'giveaway'] },
  soccer: { ...SPORT, sportId: 'sr:sport:1' },
  freebet: { route: 'promotionFreeBet', needs: ['sportsbook', 'giveaway'] },
  mysticBox: { route: 'promotionMysteryBox', needs: ['casino', 'giveaway'] },
  fortunaBrasileira: { route: 'promotionFortunaBrasileira', needs: ['casino', 'giveaway'] },
  basketball: { ...SPORT, sportId: 'sr:sport:2' },
  welcomeBonus: { route: 'promotionWelcomeBonus', needs: ['casino', 'giveaway'] },
  dropsAndWin: { route: 'promotionDropsAndWin', needs: ['casino'] },
  pgTournament: { route: 'promotionPgTournament', needs: ['casino'] },
  referral: { route: 'promotionReferral', needs: [] },
  baseball: { ...SPORT, sportId: 'sr:sport:3' },
  football: { ...SPORT, sportId: 'sr:sport:16' },
  hockey: { ...SPORT, sportId: 'sr:sport:4' },
} as const satisfies Readonly<Record<string, PromotionFacts>>;

/** A promotion, by the word of its page. */
export type PromotionKind = keyof typeof FACTS;

export const PROMOTIONS: Readonly<Record<PromotionKind, PromotionFacts>> = FACTS;

export const PROMOTION_KINDS = Object.keys(PROMOTIONS) as readonly PromotionKind[];

/** The promotions whose rules this site tells; that of inviting a friend tells its own. */
export type TextedPromotion = Exclude<PromotionKind, 'referral'>;

/** The five sports, as the addresses name them. Source: 1§2. */
export const SPORT_PROMOTIONS = ['soccer', 'basketball', 'baseball', 'football', 'hockey'] as const;
export type SportPromotion = (typeof SPORT_PROMOTIONS)[number];

/** The promotions in which something is spun, scratched or opened once a day. Source: 3§7. */
export const SPIN_PROMOTIONS = ['giramania', 'fortunaBrasileira', 'mysticBox'] as const;
export type SpinPromotion = (typeof SPIN_PROMOTIONS)[number];

export function isSportPromotion(kind: string | undefined): kind is SportPromotion {
  return SPORT_PROMOTIONS.some((sport) => sport === kind);
}

/** The page of a promotion. */
export function promotionPath(kind: PromotionKind): string {
  return rowOf(PROMOTIONS[kind].route).path.replace(':sport', kind);
}

/** The flags that the page of a promotion hangs on. */
export function promotionFlags(kind: PromotionKind): readonly GuardFlag[] {
  return rowOf(PROMOTIONS[kind].route).flags ?? [];
}
