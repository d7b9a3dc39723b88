import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { betSlipItems } from '../../stories/bet-slip/selection-fixtures.ts';
import { betBuilder } from '../../stories/bet-slip/builder-fixtures.ts';
import { stakeField } from '../../stories/bet-slip/slip-fixtures.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { FreeBetChoice } from '../free-bet-choice/free-bet-choice.tsx';
import { BetSlipItem, type BetSlipItemProps } from './bet-slip-item.tsx';

export default { title: 'Bet slip/Bet slip item', component: BetSlipItem } satisfies Meta;

function story(state: BetSlipItemProps['state']): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-slip bg-card">
            <ul>
              <BetSlipItem {...betSlipItems(words)[state]} />
            </ul>
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Active = story('active');
export const Suspended = story('suspended');
export const Inactive = story('inactive');
export const Pending = story('pending');
export const Accepted = story('accepted');
export const Rejected = story('rejected');
export const Canceled = story('canceled');
export const NotConfirmed = story('notConfirmed');

export const NeedsAttention: StoryObj = {
  name: 'SLIP-12 shows the price agreed to struck through beside the new one',
  ...story('needsAttention'),
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('listitem');
    await expect(item).toHaveAttribute('data-state', 'needsAttention');
    await expect(within(item).getByRole('deletion')).toHaveTextContent('1.85');
    await expect(within(item).getByText('1.95')).toBeVisible();
  },
};

export const Single: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip bg-card">
          <ul>
            <BetSlipItem
              {...betSlipItems(words).active}
              stake={stakeField(words, 'stake')}
              potentialReturn={{
                label: words.betSlip('item.potentialReturn'),
                text: moneyText(words, 1850),
              }}
            />
          </ul>
        </form>
      )}
    </WithBettingWords>
  ),
};

export const PaidByFreeBet: StoryObj = {
  name: 'FREE-02 the choice of what pays the stake takes the whole width',
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { betSlip } = words;
        return (
          <form className="max-w-slip bg-card">
            <ul>
              <BetSlipItem
                {...betSlipItems(words).active}
                stake={stakeField(words, 'stake')}
                payment={
                  <FreeBetChoice
                    label={betSlip('freeBet.label')}
                    name="free-bet"
                    balance={{ label: betSlip('freeBet.balance'), text: moneyText(words, 123450) }}
                    freeBets={[
                      {
                        id: 'free-1',
                        label: betSlip('freeBet.of', { amount: moneyText(words, 2000) }),
                        conditions: betSlip('freeBet.until', { date: '02/12' }),
                        problem: null,
                      },
                    ]}
                    defaultValue=""
                  />
                }
              />
            </ul>
          </form>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('listitem');
    const choice = within(item).getByRole('radiogroup');
    const { paddingLeft, paddingRight } = getComputedStyle(item);
    const inner = item.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    await expect(Math.abs(choice.clientWidth - inner)).toBeLessThan(2);
  },
};

export const CustomBet: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { active } = betSlipItems(words);
        const { title, picks } = betBuilder(words, ['1/1', '18/3', '29/1']);
        return (
          <form className="max-w-slip bg-card">
            <ul>
              <BetSlipItem
                {...active}
                outcomeName={title}
                marketName={words.sportsbook('builder.picked', { count: picks.length })}
                picks={{ label: words.betSlip('item.picks'), items: picks }}
                oddsText="3.45"
              />
            </ul>
          </form>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const picks = within(canvasElement).getAllByRole('list')[1];
    if (!picks) throw new Error('The picks are missing');
    await expect(within(picks).getAllByRole('listitem')).toHaveLength(3);
  },
};
