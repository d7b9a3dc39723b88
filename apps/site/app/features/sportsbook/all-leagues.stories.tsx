import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categoryFlag } from '../../format/category-flag.ts';
import { allLeaguesPath, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { pageBoards } from '../../shapes/base/page-boards.ts';
import type { LeagueGroup } from '../../shapes/sportsbook/league-group.ts';
import { upcomingEvents } from '../../stories/events.ts';
import { emptySlip } from '../../stories/slips.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { AllLeaguesView } from './all-leagues-view.tsx';
import { contentBoard } from './board/content-board.ts';
import { LeagueGroups } from './league-groups.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/All leagues' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const SPORT = { id: 'sr:sport:1', slug: 'futebol' };

/** The competitions of the stories' events by country, the first one unfolded. */
function groups(facts: StoryFacts): readonly LeagueGroup[] {
  const byCountry = Map.groupBy(upcomingEvents(facts), ({ categoryName }) => categoryName);
  return [...byCountry].map(([name, events], index) => ({
    id: name,
    name,
    flag: categoryFlag(name, facts.brand.locale),
    isOpen: index === 0,
    leagues: [...Map.groupBy(events, (event) => event.tournamentName)].map(([league, of], at) => ({
      id: league,
      name: league,
      href: tournamentPath(SPORT.id, of[0]?.tournamentId ?? ''),
      count: of.length,
      isLive: at === 0 && index === 0,
    })),
  }));
}

function allLeagues(query: string, found: (facts: StoryFacts) => readonly LeagueGroup[]) {
  return pageStory({
    at: `${allLeaguesPath(SPORT.slug)}?q=${query}`,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: upcomingEvents },
    data: (facts) => ({
      texts: facts.texts.sportsbook,
      clearLabel: facts.texts.forms.clearSearch,
      sport: { ...SPORT, name: facts.texts.sportsbook['sport.football'] },
      query: query || found(facts).length > 0 ? query : null,
      leagues: contentBoard(
        pageBoards(false),
        'all leagues',
        <LeagueGroups
          words={{ texts: facts.texts.sportsbook, format: facts.format }}
          sport={SPORT}
          query={query}
          groups={found(facts)}
        />,
      ),
    }),
    view: (data) => <AllLeaguesView {...data} />,
  });
}

export const ByCountry: Story = {
  ...allLeagues('', groups),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvasElement.querySelectorAll('main details[open]').length).toBeGreaterThan(0);
  },
};

export const NothingFits: Story = allLeagues('zzz', () => []);

export const NoCompetition: Story = allLeagues('', () => []);
