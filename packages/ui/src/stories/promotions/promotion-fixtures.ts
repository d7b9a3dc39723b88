import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import {
  PROMOTION_KINDS,
  type PromotionKind,
} from '../../promotions/promotion-art/promotion-art.tsx';
import type {
  PromotionCardProps,
  PromotionState,
} from '../../promotions/promotion-card/promotion-card.tsx';

/** The state each promotion of the fixtures is in. */
const STATES = {
  cashback: 'open',
  mysticBox: 'upcoming',
  referral: 'open',
  freebet: 'joined',
  giramania: 'open',
  fortunaBrasileira: 'open',
  dropsAndWin: 'open',
  welcomeBonus: 'open',
  pgTournament: 'joined',
  soccer: 'open',
  basketball: 'upcoming',
  baseball: 'open',
  football: 'open',
  hockey: 'ended',
} as const satisfies Record<PromotionKind, PromotionState>;

export const FROM = '20/11/2026';
export const UNTIL = '27/11/2026';

/** A promotion of the fixtures, as its card shows it. */
export function promotionCard(
  t: Namespaces['promotions'],
  kind: PromotionKind,
  state: PromotionState = STATES[kind],
): PromotionCardProps {
  const title = t[`promotion.${kind}.title`];
  const dates = {
    open: formatText(t['card.until'], { date: UNTIL }),
    joined: formatText(t['card.until'], { date: UNTIL }),
    upcoming: formatText(t['card.period'], { from: FROM, to: UNTIL }),
    ended: formatText(t['card.endedOn'], { date: FROM }),
  };
  return {
    kind,
    href: `#${kind}`,
    title,
    text: t[`promotion.${kind}.text`],
    state,
    stateText: t[`state.${state}`],
    datesText: dates[state],
    terms: {
      href: `#terms-${kind}`,
      text: t['card.terms'],
      label: formatText(t['card.termsOf'], { name: title }),
    },
  };
}

/** The words of promotions and the amounts of the brand the story stands in. */
export function usePromotionStory() {
  const brand = useStoryBrand();
  const t = useStoryTexts('promotions');
  return {
    brand,
    t,
    /** The promotions its country allows. */
    kinds: PROMOTION_KINDS.filter((kind) => kind !== 'welcomeBonus' || brand.welcomeBonusAllowed),
    common: useStoryTexts('common'),
    /** An amount of minor units, in words. */
    money: (amount: number) => formatMoney(minorUnits(amount), brand),
  };
}
