import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { PROMOTION_KINDS, type TextedPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';
import { isFlagged, isForBrand, type PromotionCircumstances } from './open-promotions.ts';
import { promotionTexts } from './promotion-texts.server.ts';

/**
 * The regulations of the brand's promotions, also of those that are switched off, and who organises
 * them. Source: 1§2.
 */
export async function regulationPage(
  flags: PromotionCircumstances['flags'],
  context: AppLoadContext,
) {
  const { brand } = context;
  const { licensee } = brand;
  const words = textsOf(brand.locale, 'promotions');
  const pages = textsOf(brand.locale, 'promotion-pages');
  const kinds = PROMOTION_KINDS.filter(
    (kind): kind is TextedPromotion => kind !== 'referral' && isForBrand(kind, brand),
  );
  const stateOf = (kind: TextedPromotion) => (isFlagged(kind, flags) ? 'open' : 'ended');
  const { legalName, taxIdLabel, taxId } = licensee;
  return {
    metadata: await headedMetadata('regulation', words['regulation.title'], context, {
      path: promotionPaths.regulation,
    }),
    words: {
      heading: words['regulation.title'],
      intro: words['regulation.intro'],
      back: words['detail.back'],
      empty: words['regulation.empty'],
      how: words['detail.how'],
      who: pages.who,
      when: pages.when,
      rules: words['detail.rules'],
    },
    columns: {
      promotion: words['regulation.promotion'],
      period: words['regulation.period'],
      state: words['regulation.state'],
      document: words['regulation.document'],
    },
    organiser: [
      formatText(pages.organiser, { legalName, taxIdLabel, taxId }),
      licensee.authorisation,
      formatText(pages.complaints, { email: licensee.supportEmail }),
      pages.responsible,
    ],
    regulations: kinds.map((kind) => {
      const texts = promotionTexts(kind, context);
      const state = stateOf(kind);
      return {
        ...texts,
        row: {
          id: kind,
          promotion: texts.title,
          periodText: texts.when,
          state,
          stateText: words[`state.${state}`],
          document: {
            href: `#${kind}`,
            text: words['regulation.read'],
            label: formatText(words['regulation.readOf'], { name: texts.title }),
          },
        },
      } as const;
    }),
  };
}
