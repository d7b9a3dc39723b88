import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { marketPanels } from '../story-support/betting-fixtures.ts';
import type { BettingWords } from '../story-support/betting-words.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { MarketPanel, type MarketPanelProps } from './market-panel.tsx';

export default { title: 'Sportsbook/MarketPanel', component: MarketPanel } satisfies Meta;

function story(
  layout: MarketPanelProps['layout'],
  change: (words: BettingWords, panel: MarketPanelProps) => Partial<MarketPanelProps> = () => ({}),
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => {
          const panel = marketPanels(words)[layout];
          return (
            <form className="max-w-content">
              <MarketPanel {...panel} open {...change(words, panel)} />
            </form>
          );
        }}
      </WithBettingWords>
    ),
  };
}

export const ThreeWay = story('threeWay');
export const TwoWay = story('twoWay');
export const Totals = story('totals');
export const Handicap = story('handicap');
export const CorrectScore = story('correctScore');
export const Outright = story('outright');
export const Collapsed = story('correctScore', () => ({ open: false }));
export const Suspended = story('totals', (words, panel) => ({
  suspendedText: words.sportsbook('odds.suspended'),
  lines: panel.lines.map((line) => ({
    ...line,
    outcomes: line.outcomes.map((outcome) => ({ ...outcome, suspended: true })),
  })),
}));

export const OpensByItsName: StoryObj = {
  ...story('correctScore', () => ({ open: false })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [price] = canvas.getAllByRole('button');
    await expect(price).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading'));
    await expect(price).toBeVisible();
  },
};
