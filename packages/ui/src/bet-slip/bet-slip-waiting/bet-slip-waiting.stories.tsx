import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { BetSlipItem } from '../bet-slip-item/bet-slip-item.tsx';
import { Button } from '../../base/button/button.tsx';
import { betSlipItems } from '../../stories/bet-slip/selection-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipWaiting } from './bet-slip-waiting.tsx';

export default { title: 'Bet slip/Bet slip waiting', component: BetSlipWaiting } satisfies Meta;

export const Pending: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div className="max-w-slip bg-card">
          <BetSlipWaiting
            title={words.betSlip('waiting.title')}
            text={words.betSlip('waiting.text')}
          >
            <BetSlipItem {...betSlipItems(words).pending} />
          </BetSlipWaiting>
        </div>
      )}
    </WithBettingWords>
  ),
};

export const WithoutScript: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <div className="max-w-slip bg-card">
          <BetSlipWaiting
            title={betSlip('waiting.title')}
            text={betSlip('waiting.text')}
            action={
              <Button intent="quiet" asChild>
                <AppLink href="/bet-slip">{betSlip('waiting.refresh')}</AppLink>
              </Button>
            }
          />
        </div>
      )}
    </WithBettingWords>
  ),
};
