import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { TextLink } from '../../shapes/promotions/promotion-page.ts';
import { readFullValidation } from '../base/full-validation.server.ts';
import { guardDeadline } from '../base/pages/page-deadline.ts';
import { withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { openPromotions } from '../promotions/open-promotions.ts';
import { promotionCards } from '../promotions/promotion-list.server.ts';
import { shutPromotions } from '../promotions/shut-promotions.server.ts';
import type { Maintenance } from './maintenance.server.ts';
import { promotionFlagsOf } from './promotion-flags.server.ts';

/** The list of what is on for a visitor. Source: 1§2, 3§6. */
export async function promotionsPage(
  { visitor, maintenance }: { readonly visitor: Visitor; readonly maintenance: Maintenance },
  context: AppLoadContext,
) {
  const { brand } = context;
  const words = textsOf(brand.locale, 'promotions');
  const pages = textsOf(brand.locale, 'promotion-pages');
  const [flags, isFullyValidated] = await Promise.all([
    promotionFlagsOf(context),
    isValidated(visitor, context),
  ]);
  const kinds = openPromotions({ brand, flags, maintenance, isFullyValidated });
  const links: readonly TextLink[] = [
    ...(flags['giveaway-promo'] === false
      ? []
      : [{ href: promotionPaths.prizes, label: pages.prizesLink }]),
    ...(brand.isBrazilGroup
      ? [{ href: promotionPaths.regulation, label: words['regulation.title'] }]
      : []),
  ];
  return {
    words: {
      heading: words['page.title'],
      intro: words['page.intro'],
      emptyTitle: words['notice.empty.title'],
      emptyText: words['notice.empty.text'],
      emptyAction: words['notice.empty.action'],
      note: pages.responsible,
    },
    cards: promotionCards(kinds, await shutPromotions(kinds, context), context),
    links,
  };
}

/** Only a brand with a welcome needs to know. */
async function isValidated(visitor: Visitor, context: AppLoadContext): Promise<boolean> {
  if (!visitor.session || !context.brand.welcomeBonusAllowed) return false;
  const known = await withSession(promotionPaths.list, visitor, context, () =>
    readFullValidation(guardDeadline(context), visitor, context),
  );
  return known === true;
}
