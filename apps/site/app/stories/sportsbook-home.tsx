import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BoardData } from '../shapes/base/boards.ts';
import { contentBoard } from '../features/sportsbook/board/content-board.ts';
import { leagueBoard } from '../features/sportsbook/board/league-board.tsx';
import { TopMatches } from '../features/sportsbook/top-matches.tsx';
import { multipleData } from '../features/sportsbook/popular/multiple-data.ts';
import { PopularBets } from '../features/sportsbook/popular/popular-bets.tsx';
import { SportsbookHomeView } from '../features/sportsbook/sportsbook-home-view.tsx';
import { categoryFlag } from '../format/category-flag.ts';
import type { LeagueLink } from '../shapes/sportsbook/league-link.ts';
import { pageBoards } from '../shapes/base/page-boards.ts';
import { paths } from '../paths.ts';
import { tournamentPath } from '../paths/sportsbook-paths.ts';
import { liveEvents, upcomingEvents } from './events.ts';
import { emptySlip } from './slips.ts';
import { storyBoards, storyEmpty } from './story-boards.ts';
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

/** What bettors place of some events: the first outcome of each, and a multiple of the first ones. */
function popularOf(events: readonly MatchEvent[], { texts, format, brand }: StoryFacts) {
  const words = { texts: texts.sportsbook, format, now: STORY_NOW };
  const priced = events.flatMap((event) => {
    const [market] = event.markets;
    const outcome = market?.outcomes[0];
    return market?.status === 'active' && outcome ? [{ event, market, outcome }] : [];
  });
  const outcomes = priced
    .slice(0, 5)
    .map((each, index) => ({ priced: each, betCount: 128 - index }));
  const size = Math.max(3, brand.minSelectionsMultiple);
  const legs = priced.slice(0, size);
  return {
    popular:
      outcomes.length > 0
        ? contentBoard(
            pageBoards(false),
            'popular',
            <PopularBets outcomes={outcomes} words={words} popularTexts={texts.sportsbook} />,
          )
        : null,
    multiples: legs.length < size ? [] : [multipleData({ id: 'ready', betCount: 42, legs }, words)],
  };
}

/** Links to the competitions of some events. */
export function storyLeagues(
  events: readonly MatchEvent[],
  title: string,
  facts: StoryFacts,
): BoardData | null {
  const words = { texts: facts.texts.sportsbook, format: facts.format };
  return leagueBoard(pageBoards(false), { title, leagues: leaguesOf(events, facts), words });
}

/** The competitions of some events. */
export function leaguesOf(
  events: readonly MatchEvent[],
  { brand }: Pick<StoryFacts, 'brand'>,
): readonly LeagueLink[] {
  const first = new Map(events.map((event) => [event.tournamentId, event]));
  return [...first].map(([id, { tournamentName: name, sportId, categoryName }]) => ({
    id,
    sportId,
    name,
    flag: categoryFlag(categoryName, brand.locale),
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
      ...storyBoards({ live: live(facts), upcoming: upcoming(facts) }, facts),
      empty: live(facts).length > 0 ? null : storyEmpty('live', facts, visitor.feed),
      liveCount: live(facts).length,
      blocks: facts.brand.homeBlocks,
      top: topBoard([...live(facts), ...upcoming(facts)], facts),
      leagues: storyLeagues(events(facts), facts.texts.sportsbook['list.leagues'], facts),
      popularTexts: facts.texts.sportsbook,
      ...popularOf([...live(facts), ...upcoming(facts)], facts),
    }),
    view: (data) => <SportsbookHomeView {...data} />,
  });
}
