import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BoardData } from '../boards.ts';
import { contentBoard } from '../features/sportsbook/board/content-board.ts';
import { TopMatches } from '../features/sportsbook/top-matches.tsx';
import { SportsbookHomeView } from '../features/sportsbook/sportsbook-home-view.tsx';
import type { LeagueLink } from '../league-link.ts';
import { pageBoards } from '../page-boards.ts';
import { paths, tournamentPath } from '../paths.ts';
import { liveEvents, upcomingEvents } from './events.ts';
import { emptySlip } from './slips.ts';
import { storyBoard } from './story-board.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';
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

function topBoard(events: readonly MatchEvent[], { texts, format }: StoryFacts): BoardData | null {
  const words = { texts: texts.sportsbook, format, now: STORY_NOW };
  const board = contentBoard(
    pageBoards(false),
    'top',
    <TopMatches events={events.slice(0, 4)} words={words} />,
  );
  return events.length > 0 ? board : null;
}

function leaguesOf(events: readonly MatchEvent[]): readonly LeagueLink[] {
  const first = new Map(events.map((event) => [event.tournamentId, event]));
  return [...first].map(([id, { tournamentName: name, sportId }]) => ({
    id,
    sportId,
    name,
    href: tournamentPath(sportId, id),
    count: events.filter(({ tournamentId }) => tournamentId === id).length,
  }));
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
      blocks: facts.brand.homeBlocks,
      top: topBoard([...live(facts), ...upcoming(facts)], facts),
      leagues: leaguesOf([...live(facts), ...upcoming(facts)]),
    }),
    view: (data) => <SportsbookHomeView {...data} />,
  });
}
