import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';

/** The words of the page of the prizes. */
export function prizesWords({ brand }: Pick<AppLoadContext, 'brand'>) {
  const words = textsOf(brand.locale, 'promotions');
  return {
    heading: words['prizes.title'],
    intro: words['prizes.intro'],
    back: words['detail.back'],
    emptyTitle: words['prizes.emptyTitle'],
    emptyText: words['prizes.emptyText'],
    toPromotions: words['prizes.toPromotions'],
    maintenanceTitle: words['prizes.maintenanceTitle'],
    maintenanceText: words['prizes.maintenanceText'],
    unreadTitle: words['prizes.unreadTitle'],
    unreadText: words['prizes.unreadText'],
    retry: words['prizes.retry'],
    refresh: words['claim.refresh'],
    freeBets: words['prizes.freeBets'],
    conditions: words['freeBet.conditions'],
    useFreeBet: words['freeBet.use'],
    freeSpins: words['freeSpins.title'],
  };
}
