import type { Meta, StoryObj } from '@storybook/react-vite';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipBar } from './bet-slip-bar.tsx';

export default {
  title: 'Bet slip/Bet slip bar',
  component: BetSlipBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

function story(count: number, odds: string | null, cents: number): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <BetSlipBar
            href="/bet-slip"
            label={words.betSlip('bar.open', { count })}
            count={count}
            totalOdds={odds ? { label: words.betSlip('summary.totalOdds'), text: odds } : null}
            figure={{
              label: words.betSlip('summary.potentialReturn'),
              text: moneyText(words, cents),
            }}
          />
        )}
      </WithBettingWords>
    ),
  };
}

export const OneSelection = story(1, null, 1850);
export const Multiple = story(3, '6.86', 6864);
export const Largest = story(30, '1000.00', 3000000000);
