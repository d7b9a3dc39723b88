import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { liveEvents, upcomingEvents } from '../../../stories/events.ts';
import { emptySlip } from '../../../stories/slips.ts';
import { leaguesOf } from '../../../stories/sportsbook-home.tsx';
import { storyBoards } from '../../../stories/story-boards.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { FavouriteIdsProvider } from './favourite-ids.ts';
import { FavouritesView } from './favourites-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Favourites' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const liveOf = (facts: StoryFacts) => liveEvents(facts).slice(0, 2);
const comingOf = (facts: StoryFacts) => upcomingEvents(facts).slice(0, 2);

function favourites(state: 'some' | 'noEvents' | 'none') {
  return pageStory({
    at: paths.favourites,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: (facts) => [...liveEvents(facts), ...upcomingEvents(facts)] },
    data: (facts) => {
      const events = state === 'some' ? [...liveOf(facts), ...comingOf(facts)] : [];
      const leagues = state === 'none' ? [] : leaguesOf(comingOf(facts), facts).slice(0, 2);
      return {
        texts: facts.texts.sportsbook,
        favouritesTexts: facts.texts.sportsbook,
        hasFavourites: state !== 'none',
        leagues: leagues.map((league) => (state === 'some' ? league : { ...league, count: 0 })),
        ...storyBoards(
          state === 'some'
            ? { live: liveOf(facts), upcoming: comingOf(facts) }
            : { live: [], upcoming: [] },
          facts,
        ),
        ids: [...events, ...leagues].map(({ id }) => id),
      };
    },
    view: ({ ids, ...data }) => (
      <FavouriteIdsProvider value={new Set(ids)}>
        <FavouritesView {...data} />
      </FavouriteIdsProvider>
    ),
  });
}

export const Some: Story = {
  ...favourites('some'),
  play: async ({ canvas }) => {
    const stars = canvas.getAllByRole('button', { pressed: true, name: /^Favorito/ });
    await expect(stars.length).toBeGreaterThan(3);
  },
};

export const NoEventsNow: Story = favourites('noEvents');

export const None: Story = favourites('none');
