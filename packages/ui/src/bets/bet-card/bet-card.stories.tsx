import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { BetShare } from '../bet-share/bet-share.tsx';
import { Button } from '../../base/button/button.tsx';
import { CashOut } from '../cash-out/cash-out.tsx';
import { cashOutViews } from '../../stories/bets/cash-out-fixtures.ts';
import { betCards } from '../../stories/bets/history-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetCard } from './bet-card.tsx';

export default { title: 'Bets/Bet card', component: BetCard } satisfies Meta;

function story(card: keyof ReturnType<typeof betCards>): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <div className="max-w-content">
            <BetCard {...betCards(words)[card]} />
          </div>
        )}
      </WithBettingWords>
    ),
  };
}

export const Pending = story('pending');
export const Open = story('open');
export const Won = story('won');
export const Lost = story('lost');
export const CashedOut = story('cashedOut');
export const Recovered = story('recovered');
export const Canceled = story('canceled');
export const Voided = story('voided');
export const Unknown: StoryObj = {
  ...story('unknown'),
  name: 'A status that the operator does not name',
  parameters: unpictured,
};
export const Multiple = story('multiple');
export const Custom = story('custom');
export const Parlay = story('parlay');
export const FreeBet = story('freeBet');
export const WithBonus = story('bonus');
export const PaidEarly = story('earlyPayout');

export const ManyLegs: StoryObj = {
  ...story('long'),
  play: async ({ canvasElement }) => {
    const legs = within(canvasElement).getAllByRole('listitem');
    const shown = () => legs.filter((leg) => leg.checkVisibility({ contentVisibilityAuto: true }));
    await expect(shown()).toHaveLength(3);
    const more = canvasElement.querySelector('summary');
    if (!more) throw new Error('The other legs are missing');
    await userEvent.click(more);
    await expect(shown()).toHaveLength(8);
  },
};

export const WithActions: StoryObj = {
  name: 'An open bet can be ended, shared and placed again',
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { betHistory } = words;
        const number = '9007199254740993';
        return (
          <div className="max-w-content">
            <BetCard
              {...betCards(words).multiple}
              action={
                <form className="flex flex-col gap-3">
                  <CashOut
                    label={betHistory('cashOut.label')}
                    view={cashOutViews(words).available}
                  />
                  <div className="flex flex-wrap gap-2">
                    <BetShare
                      state="idle"
                      action={{
                        name: 'share',
                        value: number,
                        label: betHistory('share.action'),
                        accessibleName: betHistory('share.actionOf', { number }),
                      }}
                    />
                    <Button
                      type="submit"
                      name="replicate"
                      value={number}
                      intent="quiet"
                      size="small"
                      aria-label={betHistory('replicate.actionOf', { number })}
                    >
                      {betHistory('replicate.action')}
                    </Button>
                  </div>
                </form>
              }
            />
          </div>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(within(card).getAllByRole('button')).toHaveLength(3);
    for (const button of within(card).getAllByRole('button')) {
      await expect(button).toHaveAttribute('type', 'submit');
    }
  },
};
