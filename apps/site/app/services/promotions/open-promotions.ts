import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { GuardFlag } from '../../guard/route-row.ts';
import {
  PROMOTION_KINDS,
  PROMOTIONS,
  promotionFlags,
  type PromotionKind,
  type PromotionPart,
} from '../../shapes/promotions/promotion-kinds.ts';

/** The parts of the product in maintenance. */
export interface PromotionMaintenance {
  readonly general: Readonly<Record<'global' | 'sportsbook' | 'casino', boolean>>;
  readonly giveaway: boolean;
}

/** What decides which promotions a visitor can use. */
export interface PromotionCircumstances {
  readonly brand: Pick<BrandFacts, 'isBrazilGroup' | 'welcomeBonusAllowed' | 'products'>;
  /** A flag that is left out is on. */
  readonly flags: Readonly<Partial<Record<GuardFlag, boolean>>>;
  readonly maintenance: PromotionMaintenance;
  /** Whoever is fully validated is offered no welcome. */
  readonly isFullyValidated: boolean;
}

/** Whether a part of the product is in maintenance, or everything is. */
export function isResting(
  part: PromotionPart,
  { general, giveaway }: PromotionMaintenance,
): boolean {
  return general.global || (part === 'giveaway' ? giveaway : general[part]);
}

/** Whether maintenance of the site or of a part of it closes a promotion for now. Source: 3§6. */
export function isInMaintenance(kind: PromotionKind, maintenance: PromotionMaintenance): boolean {
  return (
    maintenance.general.global ||
    PROMOTIONS[kind].needs.some((part) => isResting(part, maintenance))
  );
}

/** Whether a brand may have a promotion at all. Source: 1§2; Lei 14.790/2023, art. 29. */
export function isForBrand(
  kind: PromotionKind,
  { welcomeBonusAllowed, products }: PromotionCircumstances['brand'],
): boolean {
  if (kind === 'welcomeBonus' && !welcomeBonusAllowed) return false;
  return PROMOTIONS[kind].needs.every((part) => part === 'giveaway' || products[part]);
}

/** Whether the flags of a promotion are on. */
export function isFlagged(kind: PromotionKind, flags: PromotionCircumstances['flags']): boolean {
  return promotionFlags(kind).every((flag) => flags[flag] !== false);
}

/** The promotions that a visitor can use now, in the order of their list. Source: 1§2, 3§6. */
export function openPromotions({
  brand,
  flags,
  maintenance,
  isFullyValidated,
}: PromotionCircumstances): readonly PromotionKind[] {
  return PROMOTION_KINDS.filter(
    (kind) =>
      isForBrand(kind, brand) &&
      isFlagged(kind, flags) &&
      !isInMaintenance(kind, maintenance) &&
      !(kind === 'welcomeBonus' && isFullyValidated),
  );
}
