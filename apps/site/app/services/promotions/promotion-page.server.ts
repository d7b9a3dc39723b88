import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { sportPath, sportSlug } from '../../paths/sportsbook-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { NamedPage } from '../../shapes/base/page-metadata.ts';
import {
  PROMOTIONS,
  promotionPath,
  SPIN_PROMOTIONS,
  type TextedPromotion,
} from '../../shapes/promotions/promotion-kinds.ts';
import type { PromotionPage, TextLink } from '../../shapes/promotions/promotion-page.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { isInMaintenance, type PromotionMaintenance } from './open-promotions.ts';
import { promotionTexts } from './promotion-texts.server.ts';

export interface PromotionVisit {
  readonly visitor: Visitor;
  readonly maintenance: PromotionMaintenance;
  /** The page of the bettor's prizes is open. */
  readonly hasPrizes: boolean;
}

/** The page of one promotion: what it is, who takes part, when, and on what rules. Source: 1§2. */
export async function promotionPage(
  kind: TextedPromotion,
  { visitor, maintenance, hasPrizes }: PromotionVisit,
  context: AppLoadContext,
): Promise<PromotionPage & NamedPage> {
  const { brand } = context;
  const pages = textsOf(brand.locale, 'promotion-pages');
  const words = textsOf(brand.locale, 'promotions');
  const promotion = promotionTexts(kind, context);
  const isResting = isInMaintenance(kind, maintenance);
  const href = isResting ? null : actionPath(kind, visitor);
  return {
    metadata: await headedMetadata('promotion', promotion.title, context, {
      path: promotionPath(kind),
      values: { text: words[`promotion.${kind}.text`] },
    }),
    promotion,
    state: isResting ? 'upcoming' : 'open',
    stateText: isResting ? pages.maintenance : words['state.open'],
    words: {
      back: words['detail.back'],
      how: words['detail.how'],
      rules: words['detail.rules'],
      who: pages.who,
      note: pages.responsible,
    },
    action: href === null ? null : { href, label: pages[`${kind}.action`] },
    links: linksOf(kind, hasPrizes, context),
  };
}

/** Where the one thing to do leads; null for a promotion that is played on its own page. */
function actionPath(kind: TextedPromotion, { session }: Visitor): string | null {
  const { sportId } = PROMOTIONS[kind];
  if (sportId !== undefined) return sportPath(sportSlug(sportId));
  if (SPIN_PROMOTIONS.some((spin) => spin === kind)) return null;
  if (kind === 'welcomeBonus') return session ? paths.userIdentification : paths.register;
  if (kind === 'freebet') return session ? promotionPaths.prizes : loginPath(promotionPaths.prizes);
  return kind === 'cashback' ? paths.cashback : paths.casino;
}

function linksOf(
  kind: TextedPromotion,
  hasPrizes: boolean,
  { brand }: AppLoadContext,
): readonly TextLink[] {
  const pages = textsOf(brand.locale, 'promotion-pages');
  return [
    ...(hasPrizes && PROMOTIONS[kind].needs.includes('giveaway') && kind !== 'freebet'
      ? [{ href: promotionPaths.prizes, label: pages.prizesLink }]
      : []),
    ...(brand.isBrazilGroup
      ? [{ href: `${promotionPaths.regulation}#${kind}`, label: pages.regulationLink }]
      : []),
  ];
}
