import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scoreBoards } from '../../stories/sportsbook/score-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { ScoreBoard } from './score-board.tsx';

export default { title: 'Sportsbook/Score board', component: ScoreBoard } satisfies Meta;

function story(sport: keyof ReturnType<typeof scoreBoards>): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <div className="card-frame max-w-content p-card">
            <ScoreBoard {...scoreBoards(words)[sport]} />
          </div>
        )}
      </WithBettingWords>
    ),
  };
}

export const Football = story('football');
export const Penalties = story('penalties');
export const Basketball: StoryObj = {
  ...story('basketball'),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const headings = within(table).getAllByRole('columnheader');
    await expect(headings.filter((heading) => heading.ariaCurrent === 'true')).toEqual([
      headings[3],
    ]);
    const [, home] = within(table).getAllByRole('row');
    if (!home) throw new Error('The row is missing');
    await expect(within(home).getByRole('rowheader')).toBeVisible();
    await expect(
      within(home)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['24', '19', '12', '', '55']);
  },
};
export const Tennis = story('tennis');
export const Volleyball = story('volleyball');
export const Baseball: StoryObj = {
  ...story('baseball'),
  name: 'Nine innings stand on the narrowest phone',
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div data-testid="phone" className="card-frame max-w-74 p-card">
          <ScoreBoard {...scoreBoards(words).baseball} />
        </div>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
export const BaseballWide = story('baseball');
