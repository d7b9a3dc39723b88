import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { liveEvents, upcomingEvents } from '../../stories/events.ts';
import { emptySlip } from '../../stories/slips.ts';
import { storyBoards } from '../../stories/story-boards.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { SearchView } from './search-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Search' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function found(facts: StoryFacts) {
  const coming = upcomingEvents(facts);
  return {
    sports: [{ href: '/esportes/futebol', label: facts.texts.sportsbook['sport.football'] }],
    competitions: coming.slice(0, 1).map(({ tournamentName: label, categoryName: detail }) => ({
      href: '/esportes/futebol/torneio/sr:tournament:325',
      label,
      detail,
    })),
    ...storyBoards({ live: liveEvents(facts).slice(0, 2), upcoming: coming.slice(0, 3) }, facts),
  };
}

const nothing = { sports: [], competitions: [], live: null, upcoming: null };

function search(query: string, result: 'found' | 'nothing' | 'notAsked') {
  return pageStory({
    at: `${paths.search}?q=${query}`,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: (facts) => [...liveEvents(facts), ...upcomingEvents(facts)] },
    data: (facts) => ({
      texts: facts.texts.sportsbook,
      searchTexts: facts.texts.sportsbook,
      clearLabel: facts.texts.forms.clearSearch,
      query,
      found: result === 'notAsked' ? null : result === 'found' ? found(facts) : nothing,
    }),
    view: (data) => <SearchView {...data} />,
  });
}

export const NothingTyped: Story = search('', 'notAsked');

export const Found: Story = {
  ...search('fla', 'found'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('fla');
  },
};

export const NothingFound: Story = search('zzz', 'nothing');
