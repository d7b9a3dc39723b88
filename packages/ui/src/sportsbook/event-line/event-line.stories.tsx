import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventCards } from '../../stories/sportsbook/betting-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import type { EventCardProps } from '../event-card/event-card.tsx';
import { EventLine, type EventLineProps } from './event-line.tsx';

export default { title: 'Sportsbook/Event line', component: EventLine } satisfies Meta;

type Line = keyof ReturnType<typeof eventCards>;

/** What a card of a list has, without what only a list shows. */
function eventLine(event: EventCardProps): EventLineProps {
  const { eventId, href, state, statusText, liveText, clock, home, away } = event;
  const { outcomes, noMarketText } = event;
  return {
    eventId,
    href,
    state,
    statusText,
    liveText,
    clock,
    home,
    away,
    outcomes,
    noMarketText,
  };
}

function story(...lines: readonly Line[]): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="w-74 card-frame">
            <ul className="event-lines">
              {lines.map((line, index) => (
                <li key={line}>
                  <EventLine {...eventLine(eventCards(words)[line])} current={index === 1} />
                </li>
              ))}
            </ul>
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const List: StoryObj = {
  ...story('live', 'prematch', 'aboutToStart', 'tennis'),
  name: 'Lines, the second is the page’s event',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    await expect(current).toHaveLength(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
  },
};

export const Suspended = story('suspended', 'interrupted');
