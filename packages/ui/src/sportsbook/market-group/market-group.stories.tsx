import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketPanel } from '../market-panel/market-panel.tsx';
import { marketGroupLinks, marketPanels } from '../../stories/sportsbook/market-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { MarketGroup } from './market-group.tsx';

export default {
  parameters: { layout: 'fullscreen' },
  title: 'Sportsbook/Market group',
  component: MarketGroup,
} satisfies Meta;

export const AllMarkets: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { sportsbook } = words;
        const panels = marketPanels(words);
        return (
          <form className="max-w-content p-3">
            <MarketGroup label={sportsbook('group.label')} groups={marketGroupLinks(words)}>
              <MarketPanel {...panels.threeWay} />
              <MarketPanel {...panels.totals} />
              <MarketPanel {...panels.twoWay} />
              <MarketPanel {...panels.handicap} />
              <MarketPanel {...panels.correctScore} />
            </MarketGroup>
          </form>
        );
      }}
    </WithBettingWords>
  ),
};
