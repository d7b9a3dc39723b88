import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import type { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import type { ComponentProps, ReactNode } from 'react';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';

/** The texts that it is said with. */
export const BALANCE_LIMIT_TEXTS = [
  'balanceLimit.title',
  'placement.TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD',
  'place.withdraw',
  'blocked.back',
] as const;

export type BalanceLimitTexts = TextSections<
  Namespaces['bet-slip'],
  (typeof BALANCE_LIMIT_TEXTS)[number]
>;

interface BalanceLimitNoticeOptions {
  readonly texts: BalanceLimitTexts;
  readonly onWithdraw?: () => void;
  /** The way back to the slip. */
  readonly back: ReactNode;
}

/** What is said of a balance above its upper limit, in a modal and on a page. Source: 3§8. */
export function balanceLimitNotice({
  texts,
  onWithdraw,
  back,
}: BalanceLimitNoticeOptions): Pick<
  ComponentProps<typeof NoticePage>,
  'picture' | 'title' | 'text' | 'actions'
> {
  return {
    picture: 'maxBalance',
    title: texts['balanceLimit.title'],
    text: texts['placement.TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD'],
    actions: (
      <>
        <Button asChild fullWidth>
          <RouterLink to={paths.withdrawal} onClick={onWithdraw}>
            {texts['place.withdraw']}
          </RouterLink>
        </Button>
        {back}
      </>
    ),
  };
}
