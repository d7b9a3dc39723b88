import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetHistoryFilters } from './bet-history-filters.tsx';

export default {
  title: 'Bets/Bet history filters',
  component: BetHistoryFilters,
} satisfies Meta;

const results = ['all', 'won', 'lost', 'canceled'] as const;

function story(mode: 'open' | 'closed'): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betHistory }) => (
          <div className="max-w-content">
            <BetHistoryFilters
              modes={{
                label: betHistory('mode.label'),
                items: (['open', 'closed'] as const).map((each) => ({
                  href: `/bet-history?mode=${each}`,
                  label: betHistory(`mode.${each}`),
                  current: each === mode,
                })),
              }}
              results={
                mode === 'open'
                  ? null
                  : {
                      label: betHistory('filter.label'),
                      items: results.map((result) => ({
                        href: `/bet-history?mode=closed&result=${result}`,
                        label: betHistory(`filter.${result}`),
                        current: result === 'all',
                      })),
                    }
              }
            />
          </div>
        )}
      </WithBettingWords>
    ),
  };
}

export const Open = story('open');
export const Closed: StoryObj = {
  ...story('closed'),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'));
    await expect(current.map((link) => link.getAttribute('href'))).toEqual([
      '/bet-history?mode=closed',
      '/bet-history?mode=closed&result=all',
    ]);
  },
};
