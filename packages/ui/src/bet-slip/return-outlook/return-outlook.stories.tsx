import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { worldOf } from '../../stories/sportsbook/fixture-world.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { ReturnOutlook } from './return-outlook.tsx';

export default { title: 'Bet slip/Return outlook', component: ReturnOutlook } satisfies Meta;

function outlook(open: boolean): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => {
          const [first, second] = worldOf(words).football;
          const { betSlip } = words;
          return (
            <div className="max-w-slip bg-card p-card">
              <ReturnOutlook
                open={open}
                label={betSlip('outlook.title')}
                note={betSlip('outlook.note')}
                rows={[
                  { label: betSlip('outlook.allWin'), text: moneyText(words, 3607) },
                  {
                    label: betSlip('outlook.void', { outcome: first.home }),
                    text: moneyText(words, 1950),
                  },
                  {
                    label: betSlip('outlook.void', { outcome: second?.away ?? '' }),
                    text: moneyText(words, 1850),
                  },
                  { label: betSlip('outlook.oneLost'), text: moneyText(words, 0) },
                  { label: betSlip('outlook.allVoid'), text: moneyText(words, 1000) },
                ]}
              />
            </div>
          );
        }}
      </WithBettingWords>
    ),
  };
}

export const Folded: StoryObj = {
  ...outlook(false),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    const [first] = within(canvasElement).getAllByRole('definition', { hidden: true });
    if (!summary || !first) throw new Error('The outlook is missing');
    await expect(first).not.toBeVisible();
    await userEvent.click(summary);
    await expect(first).toBeVisible();
    await userEvent.click(summary);
  },
};

export const Open = outlook(true);
