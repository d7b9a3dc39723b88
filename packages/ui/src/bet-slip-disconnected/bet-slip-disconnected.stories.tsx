import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppLink } from '../app-link/app-link.tsx';
import { Button } from '../button/button.tsx';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { BetSlipDisconnected } from './bet-slip-disconnected.tsx';

export default {
  title: 'Bet slip/BetSlipDisconnected',
  component: BetSlipDisconnected,
} satisfies Meta;

export const Disconnected: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <form className="max-w-slip bg-card">
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
};
