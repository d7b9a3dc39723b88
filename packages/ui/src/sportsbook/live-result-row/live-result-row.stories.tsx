import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../base/card/card.tsx';
import { resultRows } from '../../stories/sportsbook/score-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { LiveResultRow } from './live-result-row.tsx';

export default { title: 'Sportsbook/Live result row', component: LiveResultRow } satisfies Meta;

export const Results: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => (
        <div className="max-w-content">
          <Card flush title={words.sportsbook('results.heading')}>
            <ul>
              {resultRows(words).map((row) => (
                <LiveResultRow key={row.eventId} {...row} />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('63:12');
  },
};
