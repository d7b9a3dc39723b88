import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { SportsbookHomeView } from '../features/sportsbook/sportsbook-home-view.tsx';
import { paths } from '../paths.ts';
import { liveEvents, upcomingEvents } from './events.ts';
import { emptySlip } from './slips.ts';
import { storyBoard } from './story-board.ts';
import type { StoryFacts } from './story-facts.ts';
import { pageStory } from './story-page.tsx';
import { BETTOR, type VisitorOfStory } from './story-shell.ts';

type Events = (facts: StoryFacts) => readonly MatchEvent[];

/** What differs from a bettor's home with live and coming events. */
interface HomeState {
  readonly live?: Events;
  readonly upcoming?: Events;
  readonly visitor?: VisitorOfStory;
  readonly slip?: typeof emptySlip | ((facts: StoryFacts) => ReturnType<typeof emptySlip>);
}

/** The home of the sportsbook as a story, in the frame of the site. */
export function sportsbookHome({
  live = liveEvents,
  upcoming = upcomingEvents,
  visitor = BETTOR,
  slip = emptySlip,
}: HomeState = {}) {
  const events: Events = (facts) => [...live(facts), ...upcoming(facts)];
  return pageStory({
    at: paths.sportsbook,
    visitor,
    isInSportsbook: true,
    slip: { slip, events, owner: visitor },
    data: (facts) => ({
      texts: facts.texts.sportsbook,
      live: storyBoard('live', live(facts), facts),
      liveCount: live(facts).length,
      upcoming: storyBoard('upcoming', upcoming(facts), facts),
    }),
    view: (data) => <SportsbookHomeView {...data} />,
  });
}
