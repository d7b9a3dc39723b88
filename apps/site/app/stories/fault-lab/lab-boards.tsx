import type { MatchEvent, SeasonEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { askedGroup, marketGroups, shownGroups } from '@vitrine/betting/sportsbook/market-group';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import { eventBoards } from '../../features/sportsbook/event/event-boards.tsx';
import { EventView } from '../../features/sportsbook/event/event-view.tsx';
import { statisticsBoard } from '../../features/sportsbook/event/statistics-board.ts';
import { OutrightList } from '../../features/sportsbook/outright-list.tsx';
import { SportView } from '../../features/sportsbook/sport-view.tsx';
import { SportsbookHomeView } from '../../features/sportsbook/sportsbook-home-view.tsx';
import { TopMatches } from '../../features/sportsbook/top-matches.tsx';
import { TournamentView } from '../../features/sportsbook/tournament-view.tsx';
import { eventTopic } from '../../live/event-topic.ts';
import { pageBoards } from '../../shapes/base/page-boards.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { paths } from '../../paths.ts';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { liveEvents, upcomingEvents } from '../events.ts';
import { footballMarkets, listedTotal } from '../markets.ts';
import { storyEmpty } from '../story-boards.ts';
import { STORY_NOW, type StoryFacts } from '../story-facts.ts';
import type { Happening } from './happenings.ts';
import type { LabTopic } from './lab-feed.ts';
import type { LabBoard, LabRead } from './lab-page.tsx';

const FOOTBALL = { id: 'sr:sport:1', slug: 'futebol' } as const;
const LEAGUE = 'sr:tournament:325';
const LIVE = 'home';
const UPCOMING = `prematch:${FOOTBALL.id}`;

const ON_PRICES: readonly Happening[] = ['rise', 'fall', 'burst', 'suspend', 'open', 'settle'];
const ON_LISTS: readonly Happening[] = [...ON_PRICES, 'goal', 'join', 'end', 'withdraw', 'replace'];

function isMatch(event: SportEvent): event is MatchEvent {
  return event.kind === 'match';
}

/** The lists of football, live and to come; one live match joins later. */
function footballTopics(facts: StoryFacts): readonly LabTopic[] {
  const [first, , third] = liveEvents(facts);
  return [
    { name: LIVE, scope: 'live', events: [first, third].filter((event) => event !== undefined) },
    { name: UPCOMING, scope: 'prematch', events: upcomingEvents(facts).slice(0, 2) },
  ];
}

/** The match that was suspended when the lists were made. */
function joiningMatch(facts: StoryFacts): FeedMessage | null {
  const [, match] = liveEvents(facts);
  if (!match) return null;
  const markets = match.markets.map((market) => ({ ...market, status: 'active' as const }));
  return { kind: 'fixtureChange', reason: 'added', event: { ...match, status: 'live', markets } };
}

function listsOf({ events, words, facts }: LabRead) {
  const [live, upcoming] = [events(LIVE).filter(isMatch), events(UPCOMING).filter(isMatch)];
  return {
    texts: words.texts,
    ...listBoards(pageBoards(false), { live, upcoming }, { words }),
    empty: live.length > 0 ? null : storyEmpty('live', facts),
    liveCount: live.length,
    matches: [...live, ...upcoming],
  };
}

/** The lists of a page that is empty only without matches to come, too. */
function sectionOf(read: LabRead) {
  const lists = listsOf(read);
  const isEmpty = lists.matches.length === 0;
  return { ...lists, empty: isEmpty ? storyEmpty('section', read.facts) : null };
}

/** The page of a sport: what is live, and what is to come. */
export const sportList: LabBoard<Parameters<typeof SportView>[0]> = {
  at: sportPath(FOOTBALL.slug),
  topics: footballTopics,
  happenings: ON_LISTS,
  joining: joiningMatch,
  data: (read) => ({
    ...sectionOf(read),
    sport: { ...FOOTBALL, name: read.facts.texts.sportsbook['sport.football'] },
    section: null,
    days: [],
    market: 'result',
    markets: [],
    stages: null,
    leagues: null,
  }),
  view: (data) => <SportView {...data} />,
};

/** The page of a competition. */
export const leagueList: LabBoard<Parameters<typeof TournamentView>[0]> = {
  at: tournamentPath(FOOTBALL.id, LEAGUE),
  topics: footballTopics,
  happenings: ON_LISTS,
  joining: joiningMatch,
  data: (read) => {
    const { matches, ...lists } = sectionOf(read);
    return {
      ...lists,
      ...tournamentFacts(read.facts),
      section: 'matches',
      isPaidEarly: false,
      upcomingCount: matches.length - lists.liveCount,
      outrights: null,
    };
  },
  view: (data) => <TournamentView {...data} />,
};

function tournamentFacts(facts: StoryFacts) {
  const [first] = upcomingEvents(facts);
  return {
    tournamentTexts: facts.texts.sportsbook,
    tournament: {
      id: LEAGUE,
      name: first?.tournamentName ?? '',
      categoryName: first?.categoryName ?? '',
      sportId: FOOTBALL.id,
    },
    sport: { name: facts.texts.sportsbook['sport.football'] },
    hasOutrights: true,
    markets: [],
  };
}

/** The home: cards of the top matches over the live list, so that a price stands in two places. */
export const homeCards: LabBoard<Parameters<typeof SportsbookHomeView>[0]> = {
  at: paths.sportsbook,
  topics: footballTopics,
  happenings: ON_LISTS,
  joining: joiningMatch,
  data: (read) => {
    const { matches, ...lists } = listsOf(read);
    const top = <TopMatches events={matches} words={read.words} />;
    return {
      ...lists,
      blocks: ['top', 'live'],
      top: matches.length > 0 ? contentBoard(pageBoards(false), 'top', top) : null,
      popular: null,
      multiples: [],
      popularTexts: read.facts.texts.sportsbook,
      leagues: null,
    };
  },
  view: (data) => <SportsbookHomeView {...data} />,
};

function wholeMatch(facts: StoryFacts): MatchEvent {
  const [match] = liveEvents(facts);
  if (!match) throw new Error('The lab has no live match');
  const count = { home: 6, away: 11 };
  return {
    ...match,
    markets: footballMarkets(match, facts),
    statistics: {
      periods: [{ kind: 'half', number: 1, home: 1, away: 0 }],
      points: null,
      serving: null,
      corners: count,
      yellowCards: null,
      redCards: null,
    },
  };
}

/** The page of a match with all its markets. */
export const eventMarkets: LabBoard<Parameters<typeof EventView>[0]> = {
  at: eventPath(FOOTBALL.id, 'sr:match:7100'),
  topics: (facts) => {
    const match = wholeMatch(facts);
    return [{ name: eventTopic(match.id), scope: 'event', events: [match] }];
  },
  happenings: [...ON_PRICES, 'goal', 'join', 'end'],
  joining: (facts, now) => {
    const match = wholeMatch(facts);
    const market = listedTotal(match, facts, 4.5);
    return {
      kind: 'oddsChange',
      eventId: match.id,
      producedAt: now,
      markets: [{ marketId: market.id, status: market.status, outcomes: [], market }],
    };
  },
  data: ({ events, facts, words }) => {
    const match = wholeMatch(facts);
    const [event = match] = events(eventTopic(match.id)).filter(isMatch);
    const groups = marketGroups([]);
    const group = askedGroup(groups, null);
    return {
      event,
      hasMarkets: event.markets.length > 0,
      admin: null,
      texts: words.texts,
      ...eventBoards(pageBoards(false), {
        event,
        trail: [],
        stages: [],
        isWhole: true,
        path: eventPath(event.sportId, event.id),
        group,
        groups: shownGroups(event, groups, group),
        streaming: null,
        board: statisticsBoard(event, facts.texts.sportsbook),
        words,
        rulesText: facts.texts.shell.rules,
      }),
    };
  },
  view: (data) => <EventView {...data} />,
};

/** Who wins the season of the league. */
function seasonOf(facts: StoryFacts): SeasonEvent {
  const [match] = upcomingEvents(facts);
  const [market] = match?.markets ?? [];
  const [outcome] = market?.outcomes ?? [];
  if (!match || !market || !outcome) throw new Error('The lab has no season');
  const sides = [...liveEvents(facts), ...upcomingEvents(facts)]
    .filter(({ tournamentId }) => tournamentId === LEAGUE)
    .flatMap(({ home, away }) => [home.name, away.name]);
  const id = 'sr:season:1';
  return {
    ...match,
    kind: 'season',
    id,
    name: `${match.tournamentName} 2026`,
    endsAt: STORY_NOW + 90 * 86_400_000,
    markets: [
      {
        ...market,
        id: `${id}/winner`,
        name: facts.texts.sportsbook['tournament.outrights'],
        layout: 'outright',
        outcomes: sides.map((name, index) => ({
          ...outcome,
          id: `${id}/winner/${index + 1}`,
          name,
          odds: oddsFromThousandths(2_500 + 1_750 * index),
        })),
      },
    ],
  };
}

/** Who may win a season. */
export const outrights: LabBoard<Parameters<typeof TournamentView>[0]> = {
  at: tournamentPath(FOOTBALL.id, LEAGUE),
  topics: (facts) => {
    const season = seasonOf(facts);
    return [{ name: eventTopic(season.id), scope: 'event', events: [season] }];
  },
  happenings: [...ON_PRICES, 'end'],
  joining: () => null,
  data: ({ events, facts, words }) => {
    const seasons = events(eventTopic(seasonOf(facts).id)).filter(({ kind }) => kind === 'season');
    return {
      ...tournamentFacts(facts),
      texts: words.texts,
      section: 'outrights',
      isPaidEarly: false,
      liveCount: 0,
      upcomingCount: 0,
      live: null,
      upcoming: null,
      empty: null,
      outrights: contentBoard(
        pageBoards(false),
        'outrights',
        <OutrightList events={seasons as readonly SeasonEvent[]} words={words} />,
      ),
    };
  },
  view: (data) => <TournamentView {...data} />,
};
