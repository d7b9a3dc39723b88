import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import type { PromotionTexts } from '../../shapes/promotions/promotion-page.ts';
import type { TextedPromotion } from '../../shapes/promotions/promotion-kinds.ts';

const STEPS = [1, 2, 3] as const;
const RULES = [1, 2, 3, 4] as const;

/** The rules of a promotion in the words of the brand. */
export function promotionTexts(
  kind: TextedPromotion,
  { brand }: Pick<AppLoadContext, 'brand'>,
): PromotionTexts {
  const pages = textsOf(brand.locale, 'promotion-pages');
  const words = { brand: brand.name };
  return {
    kind,
    title: textsOf(brand.locale, 'promotions')[`promotion.${kind}.title`],
    intro: pages[`${kind}.intro`],
    when: pages[`${kind}.when`],
    who: formatText(pages[`${kind}.who`], words),
    steps: STEPS.map((step) => ({
      title: pages[`${kind}.step${step}`],
      text: pages[`${kind}.step${step}.text`],
    })),
    rules: [...RULES.map((rule) => pages[`${kind}.rule${rule}`]), pages.adults],
  };
}
