import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { moneyText } from '../../stories/wallet/money-words.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { LimitNotice, type LimitNoticeProps } from './limit-notice.tsx';

export default { title: 'Account/Limit notice', component: LimitNotice } satisfies Meta;

const posted = fn();

function story(
  props: (words: BettingWords) => Pick<LimitNoticeProps, 'text' | 'action'>,
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-slip" onSubmit={tellPosted(posted)}>
            <LimitNotice title={words.betSlip('limit.title')} {...props(words)} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const AdjustedMaximum = story((words) => {
  const amount = moneyText(words, 25000);
  return {
    text: words.betSlip('placement.BET_STAKE_OVER_LIMIT', { amount }),
    action: { name: 'stake-limit', value: '25000', label: words.betSlip('limit.use', { amount }) },
  };
});
export const Used: StoryObj = {
  ...AdjustedMaximum,
  name: 'Its button posts what may still be staked',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(posted).toHaveBeenLastCalledWith([['stake-limit', '25000']]);
  },
};

export const Accumulated = story((words) => {
  const amount = moneyText(words, 1500);
  return {
    text: words.betSlip('placement.ACCUMULATED_STAKE_LIMIT', { amount }),
    action: { name: 'stake-limit', value: '1500', label: words.betSlip('limit.use', { amount }) },
  };
});
export const NothingLeft = story(({ betSlip }) => ({
  text: betSlip('placement.ACCUMULATED_STAKE_LIMIT.noAmount'),
  action: null,
}));
