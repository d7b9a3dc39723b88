import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CasinoFilter } from '@vitrine/betting/casino/casino-category';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import type { ListedGame } from '../../casino/casino-lists.ts';
import { casinoFilterPath, casinoPaths, gamePath } from '../../casino/casino-paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';
import { CasinoHistoryView, type CasinoHistoryViewProps } from './casino-history-view.tsx';
import { CasinoSearchView } from './casino-search-view.tsx';
import { GameListView } from './game-list-view.tsx';
import { LobbyView } from './lobby-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Casino/Casino' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const GAMES = [
  { id: '1171', kind: 'blackjack', name: 'Blackjack 21', provider: 'Mesa Viva', returns: '99,5%' },
  { id: '1248', kind: 'slots', name: 'Sol y Luna', provider: 'Aurora Reels', returns: '96,1%' },
  { id: '1125', kind: 'crash', name: 'Turbo', provider: 'Turbopulo', returns: '97%' },
] as const;

function games({ texts: { casino: t } }: StoryFacts): readonly ListedGame[] {
  return GAMES.map(({ id, kind, name, provider, returns: percent }) => ({
    gameId: id,
    kind,
    name,
    provider,
    returns: {
      text: formatText(t['tile.return'], { percent }),
      label: formatText(t['tile.returnExplained'], { percent }),
    },
    href: gamePath(id),
    badge: undefined,
    favourite: {
      name: 'favourite',
      value: id,
      label: formatText(t['tile.favourite'], { game: name }),
      pressed: false,
    },
    maintenanceText: undefined,
  }));
}

function lobby(isRead = true): Story {
  return pageStory({
    at: casinoPaths.home,
    visitor: GUEST,
    data: (facts) => {
      const { casino, forms, 'promotion-pages': pages } = facts.texts;
      const shown = games(facts);
      return {
        texts: casino,
        clearLabel: forms.clearSearch,
        layout: facts.brand.casinoLayout,
        promotions: {
          title: pages['home.title'],
          text: pages['home.text'],
          link: pages['home.link'],
        },
        lobby: isRead
          ? {
              sections: (['top', 'slots'] as const).map((id) => ({
                id,
                title: casino[`category.${id}`],
                games: shown,
                seeAll: {
                  href: casinoFilterPath(id),
                  text: casino['rail.seeAll'],
                  label: formatText(casino['rail.seeAllOf'], { title: casino[`category.${id}`] }),
                },
              })),
              jackpots: { updatedText: '', list: [] },
            }
          : null,
      };
    },
    view: (data) => <LobbyView {...data} />,
  });
}

function list(filter: CasinoFilter, listed: (facts: StoryFacts) => readonly ListedGame[]): Story {
  return pageStory({
    at: casinoFilterPath(filter),
    visitor: GUEST,
    data: (facts) => {
      const shown = listed(facts);
      return {
        texts: facts.texts.casino,
        clearLabel: facts.texts.forms.clearSearch,
        filter,
        category: null,
        list: {
          games: shown,
          total: shown.length,
          more: 0,
          moreHref: null,
          providers: [],
          clearHref: casinoFilterPath(filter),
        },
      };
    },
    view: (data) => <GameListView {...data} />,
  });
}

function search(query: string | null, listed: (facts: StoryFacts) => readonly ListedGame[]): Story {
  return pageStory({
    at: casinoPaths.search,
    visitor: GUEST,
    data: (facts) => {
      const found = listed(facts);
      return {
        texts: facts.texts.casino,
        clearLabel: facts.texts.forms.clearSearch,
        query,
        found: {
          games: found,
          total: found.length,
          more: 0,
          moreHref: null,
          proposed: games(facts),
        },
      };
    },
    view: (data) => <CasinoSearchView {...data} />,
  });
}

function history(made: (facts: StoryFacts) => CasinoHistoryViewProps['list']): Story {
  return pageStory({
    at: casinoPaths.history,
    visitor: BETTOR,
    data: (facts) => ({ texts: facts.texts.casino, page: 1, list: made(facts) }),
    view: (data) => <CasinoHistoryView {...data} />,
  });
}

const none = () => [];

export const Lobby: Story = {
  ...lobby(),
  name: 'The lobby has a search, the categories and rails of games',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'casino');
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t['category.top'] })).toBeVisible();
  },
};
export const LobbyNotRead: Story = lobby(false);
export const Slots: Story = list('slots', games);
export const NoFavourites: Story = list('favourites', none);
export const SearchBegins: Story = search(null, none);
export const Found: Story = search('21', games);
export const NothingFound: Story = search('xyz', none);
export const Rounds: Story = history((facts) => ({
  rounds: games(facts).map(({ gameId, kind, name, provider }, index) => ({
    id: gameId,
    game: { id: gameId, kind, name },
    detailText: provider,
    state: (['won', 'lost', 'open'] as const)[index % 3] ?? 'open',
    stakeText: facts.money(500),
    wonText: index === 0 ? facts.money(1250) : null,
  })),
  hasMore: true,
}));
export const NoRounds: Story = history(() => ({ rounds: [], hasMore: false }));
export const RoundsNotRead: Story = history(() => null);
