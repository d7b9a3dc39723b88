import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useMemo } from 'react';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { brandFormat } from '../format/brand-format.ts';
import type { BrandFormat } from '../shell-data.ts';

/** When every page story is rendered: 20 November 2026, in the afternoon of all brands. */
export const STORY_NOW = Date.UTC(2026, 10, 20, 21, 12);

/** The namespaces that the pages speak from. */
type PageTexts = Pick<
  Namespaces,
  | 'access'
  | 'account'
  | 'bet-history'
  | 'bet-slip'
  | 'casino'
  | 'chat'
  | 'common'
  | 'forms'
  | 'privacy'
  | 'promotion-pages'
  | 'promotions'
  | 'responsible-gaming'
  | 'rewards'
  | 'install'
  | 'verification'
  | 'shell'
  | 'sportsbook'
  | 'wallet'
>;

/** What the loaders of the site know of their brand, for the frame the story stands in. */
export interface StoryFacts {
  readonly brand: BrandFacts;
  readonly format: BrandFormat;
  readonly texts: PageTexts;
  /** An amount of minor units as the brand writes it. */
  readonly money: (amount: number) => string;
}

/** The facts of the frame; the same object until the frame changes. */
export function useStoryFacts(): StoryFacts {
  const brand = useStoryBrand();
  const access = useStoryTexts('access');
  const account = useStoryTexts('account');
  const betHistory = useStoryTexts('bet-history');
  const betSlip = useStoryTexts('bet-slip');
  const casino = useStoryTexts('casino');
  const chat = useStoryTexts('chat');
  const common = useStoryTexts('common');
  const forms = useStoryTexts('forms');
  const privacy = useStoryTexts('privacy');
  const promotionPages = useStoryTexts('promotion-pages');
  const promotions = useStoryTexts('promotions');
  const responsibleGaming = useStoryTexts('responsible-gaming');
  const rewards = useStoryTexts('rewards');
  const install = useStoryTexts('install');
  const verification = useStoryTexts('verification');
  const shell = useStoryTexts('shell');
  const sportsbook = useStoryTexts('sportsbook');
  const wallet = useStoryTexts('wallet');
  return useMemo(
    () => ({
      brand,
      format: brandFormat(brand),
      texts: {
        access,
        account,
        'bet-history': betHistory,
        'bet-slip': betSlip,
        casino,
        chat,
        common,
        forms,
        privacy,
        'promotion-pages': promotionPages,
        promotions,
        'responsible-gaming': responsibleGaming,
        rewards,
        install,
        verification,
        shell,
        sportsbook,
        wallet,
      },
      money: (amount) => formatMoney(minorUnits(amount), brand),
    }),
    [
      brand,
      access,
      account,
      betHistory,
      betSlip,
      casino,
      chat,
      common,
      forms,
      privacy,
      promotionPages,
      promotions,
      responsibleGaming,
      rewards,
      install,
      verification,
      shell,
      sportsbook,
      wallet,
    ],
  );
}
