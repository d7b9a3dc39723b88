import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipDisconnected } from './bet-slip-disconnected.tsx';

export default {
  title: 'Bet slip/Bet slip disconnected',
  component: BetSlipDisconnected,
} satisfies Meta;

const posted = fn();

export const Disconnected: StoryObj = {
  name: 'Leads to a check of the slip and to the history',
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <form className="max-w-slip bg-card" onSubmit={tellPosted(posted)}>
          <BetSlipDisconnected
            title={betSlip('disconnected.title')}
            text={betSlip('disconnected.text')}
            actions={
              <>
                <Button type="submit" name="action" value="check" fullWidth>
                  {betSlip('disconnected.check')}
                </Button>
                <Button intent="quiet" fullWidth asChild>
                  <AppLink href="/bet-history">{betSlip('disconnected.history')}</AppLink>
                </Button>
              </>
            }
          />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(posted).toHaveBeenLastCalledWith([['action', 'check']]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/bet-history');
  },
};
