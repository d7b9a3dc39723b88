import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import type { ConsequenceListProps } from '../../feedback/consequence-list/consequence-list.tsx';

/** What a pause, or an exclusion, closes and leaves open. */
export function useConsequences() {
  const t = useStoryTexts('responsible-gaming');
  return (isExclusion: boolean): Pick<ConsequenceListProps, 'closed' | 'open'> => ({
    closed: {
      label: t['break.closed'],
      items: [
        t['break.closed.bets'],
        t['break.closed.deposits'],
        ...(isExclusion ? [t['break.closed.login'], t['break.closed.promotions']] : []),
      ],
    },
    open: {
      label: t['break.open'],
      items: [t['break.open.withdrawals'], t['break.open.bets'], t['break.open.support']],
    },
  });
}
