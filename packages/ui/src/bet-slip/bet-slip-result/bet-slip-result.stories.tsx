import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { BetSlipItem } from '../bet-slip-item/bet-slip-item.tsx';
import { Button } from '../../base/button/button.tsx';
import { betSlipItems } from '../../stories/bet-slip/selection-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipResult } from './bet-slip-result.tsx';

export default { title: 'Bet slip/Bet slip result', component: BetSlipResult } satisfies Meta;

function History({ betSlip }: BettingWords) {
  return (
    <Button intent="quiet" fullWidth asChild>
      <AppLink href="/bet-history">{betSlip('result.history')}</AppLink>
    </Button>
  );
}

export const Success: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip bg-card">
          <BetSlipResult
            status="success"
            title={words.betSlip('result.success.title', { count: 1 })}
            text={words.betSlip('result.success.facts', {
              stake: '10,00',
              return: '18,50',
              number: '102938',
            })}
            actions={
              <>
                <Button type="submit" name="action" value="done" fullWidth>
                  {words.betSlip('result.done')}
                </Button>
                <Button type="submit" name="action" value="keep" intent="quiet" fullWidth>
                  {words.betSlip('result.keep')}
                </Button>
              </>
            }
          >
            <ul>
              <BetSlipItem {...betSlipItems(words).accepted} />
            </ul>
          </BetSlipResult>
        </form>
      )}
    </WithBettingWords>
  ),
};

export const Mixed: StoryObj = {
  name: 'PLACE-09 a mixed result says what became of each selection',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip bg-card">
          <BetSlipResult
            status="mixed"
            title={words.betSlip('result.mixed.title', { accepted: 1, total: 2 })}
            text={words.betSlip('result.mixed.text')}
            actions={
              <>
                <Button type="submit" name="action" value="retry" fullWidth>
                  {words.betSlip('result.retry')}
                </Button>
                <History {...words} />
              </>
            }
          >
            <ul>
              <BetSlipItem {...betSlipItems(words).accepted} />
              <BetSlipItem {...betSlipItems(words).rejected} />
            </ul>
          </BetSlipResult>
        </form>
      )}
    </WithBettingWords>
  ),
};

export const Refused: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <form className="max-w-slip bg-card">
          <BetSlipResult
            status="error"
            title={words.betSlip('result.error.title', { count: 1 })}
            text={words.betSlip('result.error.text')}
            actions={
              <Button type="submit" name="action" value="keep" fullWidth>
                {words.betSlip('result.keep')}
              </Button>
            }
          >
            <ul>
              <BetSlipItem {...betSlipItems(words).rejected} />
            </ul>
          </BetSlipResult>
        </form>
      )}
    </WithBettingWords>
  ),
};
