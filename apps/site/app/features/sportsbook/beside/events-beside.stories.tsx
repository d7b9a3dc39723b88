import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_MARKETS } from '@vitrine/betting/sportsbook/market-group';
import { expect } from 'storybook/test';
import { at } from '../../../../../../.storybook/modes.ts';
import { pageBoards } from '../../../shapes/base/page-boards.ts';
import { eventPath } from '../../../paths/event-paths.ts';
import { sportPath } from '../../../paths/sportsbook-paths.ts';
import { liveEvents } from '../../../stories/events.ts';
import { emptySlip } from '../../../stories/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { eventBoards } from '../event/event-boards.tsx';
import { EventView } from '../event/event-view.tsx';
import { besideBoard } from './beside-board.tsx';
import { BesideColumns } from './beside-columns.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Events beside' } satisfies Meta;

export default meta;

/** The live football of the story, by whose second event the page is. */
function footballOf(facts: StoryFacts) {
  const events = liveEvents(facts).filter(({ sportId }) => sportId === 'sr:sport:1');
  const event = events[1] ?? events[0];
  if (!event) throw new Error('The story has no live football.');
  return { events, event };
}

function story(isWide: boolean) {
  return pageStory({
    at: '/esportes/futebol/evento/sr:match:7101',
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: liveEvents },
    data: (facts) => {
      const { events, event } = footballOf(facts);
      const texts = facts.texts.sportsbook;
      const words = { texts, format: facts.format, now: STORY_NOW };
      return {
        page: {
          event,
          hasMarkets: true,
          texts,
          ...eventBoards(pageBoards(false), {
            event,
            trail: [],
            stages: [],
            isWhole: true,
            path: eventPath(event.sportId, event.id),
            group: ALL_MARKETS,
            groups: [ALL_MARKETS],
            streaming: null,
            board: null,
            words,
            rulesText: facts.texts.shell.rules,
          }),
        },
        beside: {
          title: texts['list.live'],
          subtitle: texts['sport.football'],
          href: sportPath('futebol', 'ao-vivo'),
          board: isWide
            ? besideBoard(pageBoards(false), {
                events,
                eventId: event.id,
                words,
                hasHeadings: true,
              })
            : null,
        },
      };
    },
    view: ({ page, beside }) => (
      <BesideColumns beside={beside} eventId={page.event.id}>
        <EventView {...page} admin={null} />
      </BesideColumns>
    ),
  });
}

export const Live: StoryObj = {
  ...at('desktop'),
  ...story(true),
  name: 'An event beside the live events of its sport',
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('.event-lines');
    await expect(list).not.toBeNull();
    await expect(canvasElement.querySelectorAll('.event-line-link[aria-current]')).toHaveLength(1);
  },
};

/** The first page of a visit: the place of the list is kept until it comes. */
export const PlaceKept: StoryObj = {
  ...at('desktop'),
  ...story(false),
  name: 'The place of the list, kept',
};
