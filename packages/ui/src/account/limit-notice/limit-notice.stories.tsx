import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { moneyText } from '../../stories/wallet/money-words.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { LimitNotice, type LimitNoticeProps } from './limit-notice.tsx';

export default { title: 'Account/Limit notice', component: LimitNotice } satisfies Meta;

const posted = fn();

function story(props: (words: BettingWords) => Pick<LimitNoticeProps, 'text' | 'action'>) {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-slip" onSubmit={tellPosted(posted)}>
            <LimitNotice
              link={{ href: '#limits', label: words.betSlip('ownLimit.see') }}
              {...props(words)}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  } satisfies StoryObj;
}

function above(kind: 'stake' | 'loss', allowed: number) {
  return story((words) => {
    const amount = moneyText(words, allowed);
    const period = words.betSlip('ownLimit.period.daily');
    return {
      text: words.betSlip(`ownLimit.above.${kind}`, { amount, period }),
      action: {
        name: 'stake-limit',
        value: String(allowed),
        label: words.betSlip('limit.use', { amount }),
      },
    };
  });
}

export const AboveTheStakeLimit: StoryObj = above('stake', 25_000);
export const Used: StoryObj = {
  ...AboveTheStakeLimit,
  name: 'Its button posts what may still be staked',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(posted).toHaveBeenLastCalledWith([['stake-limit', '25000']]);
  },
};

export const AboveTheLossLimit: StoryObj = above('loss', 1500);
export const TimeUsedUp: StoryObj = story(({ betSlip }) => ({
  text: betSlip('placement.OWN_TIME_LIMIT_REACHED'),
  action: null,
}));
