import type { Meta, StoryObj } from '@storybook/react-vite';
import { moneyText } from '../story-support/betting-fixtures.ts';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { BetSlipSummary } from './bet-slip-summary.tsx';

export default { title: 'Bet slip/BetSlipSummary', component: BetSlipSummary } satisfies Meta;

export const Singles: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div className="max-w-slip bg-card p-card">
          <BetSlipSummary
            label={words.betSlip('summary.label')}
            lines={[
              { label: words.betSlip('summary.totalStake'), text: moneyText(words, 2000) },
              {
                label: words.betSlip('summary.potentialReturn'),
                text: moneyText(words, 3800),
                isMain: true,
              },
            ]}
            note={words.betSlip('summary.returnNote')}
          />
        </div>
      )}
    </WithBettingWords>
  ),
};

export const Multiple: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div className="max-w-slip bg-card p-card">
          <BetSlipSummary
            label={words.betSlip('summary.label')}
            lines={[
              { label: words.betSlip('summary.totalOdds'), text: '3.61' },
              { label: words.betSlip('summary.stake'), text: moneyText(words, 1000) },
              {
                label: words.betSlip('summary.potentialReturn'),
                text: moneyText(words, 3607),
                isMain: true,
              },
            ]}
          />
        </div>
      )}
    </WithBettingWords>
  ),
};
