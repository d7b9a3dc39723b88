import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { type PromotionKind, promotionPath } from '../../shapes/promotions/promotion-kinds.ts';
import { RULES_ID } from '../../shapes/promotions/promotion-page.ts';

/** The cards of some promotions, in their order; those in `shut` are outside their hours. */
export function promotionCards(
  kinds: readonly PromotionKind[],
  shut: ReadonlySet<PromotionKind>,
  { brand }: Pick<AppLoadContext, 'brand'>,
) {
  const words = textsOf(brand.locale, 'promotions');
  const pages = textsOf(brand.locale, 'promotion-pages');
  return kinds.map((kind) => {
    const title = words[`promotion.${kind}.title`];
    const path = promotionPath(kind);
    const state = shut.has(kind) ? 'upcoming' : 'open';
    const isRegulated = brand.isBrazilGroup && kind !== 'referral';
    return {
      kind,
      href: path,
      title,
      text: words[`promotion.${kind}.text`],
      state,
      stateText: words[`state.${state}`],
      datesText: kind === 'referral' ? words['state.open'] : pages[`${kind}.when`],
      terms: {
        href: isRegulated ? `${promotionPaths.regulation}#${kind}` : `${path}#${RULES_ID}`,
        text: words['card.terms'],
        label: formatText(words['card.termsOf'], { name: title }),
      },
    } as const;
  });
}
