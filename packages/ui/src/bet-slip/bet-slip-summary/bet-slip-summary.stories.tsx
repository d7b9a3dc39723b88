import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { betSlipItems } from '../../stories/bet-slip/selection-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipSummary } from './bet-slip-summary.tsx';

export default { title: 'Bet slip/Bet slip summary', component: BetSlipSummary } satisfies Meta;

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

export const InFullWords: StoryObj = {
  name: 'Says each bet without an abbreviation before it is placed',
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { outcomeName, marketName, eventName, oddsText } = betSlipItems(words).active;
        const stake = moneyText(words, 1000);
        return (
          <div className="max-w-slip bg-card p-card">
            <BetSlipSummary
              label={words.betSlip('summary.label')}
              lines={[
                { label: words.betSlip('summary.stake'), text: stake },
                {
                  label: words.betSlip('summary.potentialReturn'),
                  text: moneyText(words, 1850),
                  isMain: true,
                },
              ]}
              statements={[
                words.betSlip('summary.statement.single', {
                  stake,
                  outcome: outcomeName,
                  market: marketName,
                  event: eventName,
                  odds: oddsText,
                  return: moneyText(words, 1850),
                }),
              ]}
            />
          </div>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const statement = within(canvasElement).getByRole('paragraph');
    const event = /\p{L}+ (x|vs\.) \p{L}+/u;
    for (const part of [event, 'Resultado Final', '1.85', /\b10[.,]00/, /\b18[.,]50/]) {
      await expect(statement).toHaveTextContent(part);
    }
  },
};
