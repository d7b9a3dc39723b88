import type { GameKind } from '@vitrine/betting/casino/casino-game';
import type { WireGame } from '@vitrine/upstream/contract/casino/casino-games';
import type { Language } from '../country.ts';
import { between, seeded, shuffled } from '../world/random.ts';
import { gameName, PROVIDER_NAMES } from './game-names.ts';

/** How many games there are of each kind, and in which filters they stand. */
const KINDS: readonly {
  readonly kind: GameKind;
  readonly count: number;
  readonly filters: readonly string[];
  /** Ids of the providers that make them; every other one makes slots. */
  readonly providers: readonly number[];
  /** Return to the player in percent, from and to. */
  readonly rtp: readonly [number, number];
}[] = [
  { kind: 'slots', count: 120, filters: ['slots'], providers: [], rtp: [92, 97] },
  { kind: 'crash', count: 14, filters: ['crash'], providers: [6, 13, 27], rtp: [96, 97] },
  {
    kind: 'roulette',
    count: 12,
    filters: ['roulette_live'],
    providers: [1, 8, 21],
    rtp: [97.3, 97.3],
  },
  {
    kind: 'blackjack',
    count: 10,
    filters: ['blackjack', 'roulette_live'],
    providers: [1, 8],
    rtp: [98.5, 99.5],
  },
  {
    kind: 'baccarat',
    count: 8,
    filters: ['baccarat', 'roulette_live'],
    providers: [1, 8],
    rtp: [98.9, 98.9],
  },
  { kind: 'poker', count: 8, filters: ['poker'], providers: [8, 40], rtp: [97, 98] },
  { kind: 'bingo', count: 8, filters: ['bingo'], providers: [2, 11], rtp: [88, 92] },
  { kind: 'scratch', count: 8, filters: ['scratch'], providers: [10, 3], rtp: [88, 92] },
  {
    kind: 'contest',
    count: 4,
    filters: ['contests', 'tournament'],
    providers: [11],
    rtp: [90, 90],
  },
  {
    kind: 'interactive',
    count: 4,
    filters: ['interactive', 'roulette_live'],
    providers: [21],
    rtp: [96, 96.5],
  },
  { kind: 'dice', count: 4, filters: ['others'], providers: [28], rtp: [98, 99] },
];

export interface CasinoGames {
  /** Most played first. */
  readonly games: readonly WireGame[];
  byId(id: string): WireGame | undefined;
}

const FIRST_ID = 1100;
/** The most played ones are those of the filter for them. */
const TOP = 24;

/** The platform's games in a language: two hundred, the same ones after every start. */
export function createCasinoGames(language: Language): CasinoGames {
  const random = seeded('casino');
  const slotProviders = PROVIDER_NAMES.map((_, id) => id).filter(
    (id) => !KINDS.some(({ providers }) => providers.includes(id)),
  );
  let next = FIRST_ID;
  const made = KINDS.flatMap(({ kind, count, filters, providers, rtp }) =>
    Array.from({ length: count }, (_, number): WireGame => {
      const [low, high] = rtp;
      const makers = providers.length === 0 ? slotProviders : providers;
      const place = Math.floor(random() * makers.length);
      return {
        id: String((next += 1)),
        name: gameName(kind, number, language),
        kind,
        // Each provider makes at least one game before any makes a second.
        providerId: makers[number < makers.length ? number : place] ?? 0,
        filters: [...filters, ...(kind === 'slots' && number % 15 === 0 ? ['tournament'] : [])],
        rtp: Math.round(between(random, low, high) * 100) / 100,
        jackpot:
          kind === 'slots' && number % 17 === 0
            ? Math.round(between(random, 2e4, 4e5) * 100) / 100
            : null,
        isNew: random() < 0.08,
        isInMaintenance: false,
      };
    }),
  );
  const games = shuffled(made, random).map((game, place) => ({
    ...game,
    filters: place < TOP ? ['top', ...game.filters] : game.filters,
    // The least played one shows what maintenance looks like.
    isInMaintenance: place === made.length - 1,
  }));
  const byId = new Map(games.map((game) => [game.id, game]));
  return { games, byId: (id) => byId.get(id) };
}
