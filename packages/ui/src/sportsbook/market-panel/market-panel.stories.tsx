import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Market } from '@vitrine/betting/sportsbook/event';
import { shownOutcomes, SOCCER } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { aMarket, anOutcome } from '@vitrine/betting/test/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { onePrice } from '../../stories/sportsbook/betting-fixtures.ts';
import { marketPanels } from '../../stories/sportsbook/market-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { MarketPanel, type MarketPanelProps } from './market-panel.tsx';

export default { title: 'Sportsbook/Market panel', component: MarketPanel } satisfies Meta;

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
export const YesOrNo = story('twoWay');
export const Totals = story('totals');
export const Handicap = story('handicap');
export const CorrectScore = story('correctScore');
export const Outright: StoryObj = {
  ...story('outright'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isShown = (price: HTMLElement) => price.checkVisibility({ contentVisibilityAuto: true });
    const prices = canvas.getAllByRole('button', { hidden: true });
    await expect(prices).toHaveLength(10);
    await expect(prices.filter(isShown)).toHaveLength(6);
    const [, more] = canvasElement.querySelectorAll('summary');
    if (!more) throw new Error('The rest is missing');
    await userEvent.click(more);
    await expect(prices.filter(isShown)).toHaveLength(10);
  },
};
export const ShortOutright = story('outright', () => ({ more: null }));
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

/** As the operator sends it: more scores than are shown, and one for all others. */
const sentScores: Market = aMarket({
  layout: 'correctScore',
  outcomes: Array.from({ length: 20 }, (_, index) =>
    anOutcome({
      id: `score-${index}`,
      name: index === 4 ? 'Outro' : `${index % 5}-${Math.floor(index / 5)}`,
    }),
  ),
});

export const FifteenScores: StoryObj = {
  ...story('correctScore', (words, panel) => ({
    columns: panel.columns,
    lines: [
      {
        marketId: sentScores.id,
        line: null,
        outcomes: shownOutcomes(sentScores, SOCCER).map(({ id, name }) => ({
          ...onePrice(words),
          outcomeId: id,
          label: name,
        })),
      },
    ],
  })),
  name: 'CAT-25 the scores of soccer are at most 15, by who is ahead, and without "outro"',
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getAllByRole('button');
    await expect(prices).toHaveLength(15);
    const labels = prices.map((price) => price.querySelector('.odds-label')?.textContent ?? '');
    await expect(labels).not.toContain('Outro');
    const leads = labels.map((label) => {
      const [home, away] = label.split('-').map(Number);
      return Math.sign((home ?? 0) - (away ?? 0));
    });
    await expect(leads).toEqual(leads.toSorted((one, other) => other - one));
  },
};
