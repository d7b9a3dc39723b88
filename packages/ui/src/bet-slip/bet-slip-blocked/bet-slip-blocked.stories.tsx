import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetSlipBlocked } from './bet-slip-blocked.tsx';

export default { title: 'Bet slip/Bet slip blocked', component: BetSlipBlocked } satisfies Meta;

export const Blocked: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <form className="max-w-slip bg-card">
          <BetSlipBlocked
            title={betSlip('blocked.title')}
            text={betSlip('blocked.text')}
            actions={
              <>
                <Button fullWidth asChild>
                  <AppLink href="/atendimento">{betSlip('blocked.support')}</AppLink>
                </Button>
                <Button type="submit" name="action" value="keep" intent="quiet" fullWidth>
                  {betSlip('blocked.back')}
                </Button>
              </>
            }
          />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(within(alert).getByRole('link')).toBeVisible();
    await expect(within(alert).getByRole('button')).toBeVisible();
  },
};
