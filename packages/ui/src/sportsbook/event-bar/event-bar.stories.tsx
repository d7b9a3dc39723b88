import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { eventHeaders } from '../../stories/sportsbook/betting-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { EventHeader, type EventHeaderProps } from '../event-header/event-header.tsx';
import { EventBar, type EventBarProps } from './event-bar.tsx';

export default { title: 'Sportsbook/Event bar', component: EventBar } satisfies Meta;

/** The line for what a header shows. */
function lineOf(header: EventHeaderProps): EventBarProps {
  const { eventId, home, away, isLive, clock, statusText, scheduleText } = header;
  return { eventId, home, away, isLive, clock, statusText: statusText || scheduleText };
}

function story(kind: 'live' | 'prematch'): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => <EventBar {...lineOf(eventHeaders(words)[kind])} className="my-0!" />}
      </WithBettingWords>
    ),
  };
}

export const Live = story('live');
export const Prematch = story('prematch');

export const BehindTheHeader: StoryObj = {
  name: 'It waits behind the header and comes out when that has scrolled away',
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { live } = eventHeaders(words);
        return (
          <div data-testid="scroller" className="h-60 overflow-y-auto">
            <EventHeader {...live} className="event-bar-cover" />
            <EventBar {...lineOf(live)} data-testid="bar" />
            <button type="button" className="mt-200">
              {live.statusText}
            </button>
          </div>
        );
      }}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [bar, scroller] = [canvas.getByTestId('bar'), canvas.getByTestId('scroller')];
    const isOnTop = () => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return bar.contains(seen);
    };
    await expect(isOnTop()).toBe(false);
    scroller.scrollTop = 400;
    await expect(isOnTop()).toBe(true);
    const top = scroller.getBoundingClientRect().top;
    await expect(bar.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
