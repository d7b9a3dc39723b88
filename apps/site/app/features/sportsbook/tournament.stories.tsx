import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isToCome } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { MatchEvent, SeasonEvent } from '@vitrine/betting/sportsbook/event';
import { pageBoards } from '../../shapes/base/page-boards.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import { liveEvents, upcomingEvents } from '../../stories/events.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { storyBoards, storyEmpty } from '../../stories/story-boards.ts';
import { emptySlip } from '../../stories/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { contentBoard } from './board/content-board.ts';
import { OutrightList } from './outright-list.tsx';
import { TournamentView } from './tournament-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Tournament' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The competition of the first coming match, in the words of the story's brand. */
function matchesOf(facts: StoryFacts): readonly [MatchEvent, ...MatchEvent[]] {
  const [first, ...others] = upcomingEvents(facts);
  if (!first) throw new Error('The stories have no coming match');
  const own = [...liveEvents(facts), ...others].filter(
    ({ tournamentId }) => tournamentId === first.tournamentId,
  );
  return [first, ...own];
}

function seasonOf(facts: StoryFacts): SeasonEvent {
  const [first] = matchesOf(facts);
  const name = `${first.tournamentName} 2026`;
  const sides = matchesOf(facts).flatMap(({ home, away }) => [home.name, away.name]);
  const season: SeasonEvent = {
    ...first,
    kind: 'season' as const,
    id: 'sr:season:1',
    name,
    endsAt: STORY_NOW + 90 * 86_400_000,
    markets: [],
  };
  const [market] = first.markets;
  const [outcome] = market?.outcomes ?? [];
  if (!market || !outcome) return season;
  const outcomes = sides.map((side, index) => ({
    ...outcome,
    id: `winner-${index}`,
    name: side,
    odds: outcome.odds,
  }));
  return {
    ...season,
    markets: [
      {
        ...market,
        id: 'winner',
        name: facts.texts.sportsbook['tournament.outrights'],
        layout: 'outright',
        outcomes,
      },
    ],
  };
}

function outrightBoard(facts: StoryFacts) {
  const words = { texts: facts.texts.sportsbook, format: facts.format, now: STORY_NOW };
  return contentBoard(
    pageBoards(false),
    'outrights',
    <OutrightList events={[seasonOf(facts)]} words={words} />,
  );
}

function tournament({
  section = 'matches',
  isEmpty = false,
}: { section?: 'matches' | 'outrights'; isEmpty?: boolean } = {}) {
  return pageStory({
    at: tournamentPath('sr:sport:1', 'sr:tournament:325'),
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: matchesOf },
    data: (facts) => {
      const [{ tournamentId: id, tournamentName: name, categoryName, sportId }] = matchesOf(facts);
      const matches = isEmpty ? [] : matchesOf(facts);
      const isOfMatches = section === 'matches';
      return {
        texts: facts.texts.sportsbook,
        tournamentTexts: facts.texts.sportsbook,
        tournament: { id, name, categoryName, sportId },
        sport: { name: facts.texts.sportsbook['sport.football'] },
        section,
        isPaidEarly: false,
        liveCount: matches.filter((event) => !isToCome(event)).length,
        upcomingCount: matches.filter(isToCome).length,
        hasOutrights: !isEmpty,
        markets: [],
        ...storyBoards(
          {
            live: isOfMatches ? matches.filter((event) => !isToCome(event)) : [],
            upcoming: isOfMatches ? matches.filter(isToCome) : [],
          },
          facts,
          { isNamed: true },
        ),
        empty: isOfMatches && isEmpty ? storyEmpty('section', facts) : null,
        outrights: isOfMatches || isEmpty ? null : outrightBoard(facts),
      };
    },
    view: (data) => <TournamentView {...data} />,
  });
}

export const Matches: Story = tournament();

export const Outrights: Story = {
  ...tournament({ section: 'outrights' }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    const link = canvas.getByRole('link', { name: t['tournament.outrights'] });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const NothingOnOffer: Story = tournament({ isEmpty: true });
