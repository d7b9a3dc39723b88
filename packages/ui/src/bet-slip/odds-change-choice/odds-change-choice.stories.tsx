import type { Meta, StoryObj } from '@storybook/react-vite';
import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { OddsChangeChoice } from './odds-change-choice.tsx';

export default { title: 'Bet slip/Odds change choice', component: OddsChangeChoice } satisfies Meta;

const chosen = fn();

const render = () => (
  <WithBettingWords>
    {({ betSlip }) => (
      <form className="max-w-slip bg-card p-card">
        <OddsChangeChoice
          label={betSlip('oddsChange.label')}
          name="odds-change"
          defaultValue="none"
          onChoice={chosen}
          options={ODDS_CHANGE_CHOICES.map((choice) => ({
            choice,
            label: betSlip(`oddsChange.${choice}`),
            text: betSlip(`oddsChange.${choice}Text`),
          }))}
        />
      </form>
    )}
  </WithBettingWords>
);

export const Folded: StoryObj = { render };

export const Chooses: StoryObj = {
  name: 'Shows the choice while folded, and takes another',
  render,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The choice is missing');
    const before = summary.textContent;
    await userEvent.click(summary);
    const [, better] = within(canvasElement).getAllByRole('radio');
    if (!better) throw new Error('The choice is missing');
    await userEvent.click(better);
    await expect(chosen).toHaveBeenLastCalledWith('better');
    await expect(summary.textContent).not.toBe(before);
  },
};
