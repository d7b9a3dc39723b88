import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { raceBoard } from '../../stories/sportsbook/race-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { RaceBoard } from './race-board.tsx';

export default { title: 'Sportsbook/Race board', component: RaceBoard } satisfies Meta;

const story = (folded: boolean): StoryObj => ({
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div className="card-frame max-w-content px-card py-2">
          <RaceBoard {...raceBoard(words)} {...(folded ? {} : { more: null })} />
        </div>
      )}
    </WithBettingWords>
  ),
});

export const WholeField = story(false);
export const First: StoryObj = {
  ...story(true),
  play: async ({ canvasElement }) => {
    const shown = () =>
      within(canvasElement)
        .getAllByRole('listitem')
        .filter((place) => place.checkVisibility({ contentVisibilityAuto: true }));
    await expect(shown()).toHaveLength(6);
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The rest is missing');
    await userEvent.click(summary);
    await expect(shown()).toHaveLength(10);
  },
};
