import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { PLAY_REFUSALS } from '../account/account-refusals.ts';
import { wireAmount } from '../wallet/wallet.ts';
import { instant, maybe } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** The operator's names of the casino's filters; one is shown (1§2), the others follow it. */
export const WIRE_FILTERS = [
  'rewards',
  'free_spins',
  'top',
  'tournament',
  'favourites',
  'slots',
  'crash',
  'contests',
  'roulette_live',
  'blackjack',
  'baccarat',
  'poker',
  'others',
  'bingo',
  'scratch',
  'interactive',
] as const;

const wireGame = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: z.string().min(1),
  kind: z.string(),
  providerId: z.number().int().min(0).max(55),
  filters: z.array(z.string()),
  /** Return to the player in the long run, in percent. */
  rtp: z.number().min(0).max(100),
  /** What stands in its jackpot; one that is no sum of money is left out, and the game stays. */
  jackpot: maybe(wireAmount.positive()).catch(null),
  isNew: z.boolean(),
  isInMaintenance: z.boolean(),
});
export type WireGame = z.output<typeof wireGame>;

/** Every game of the brand with its provider, most played first. */
export const games = endpoint({
  name: 'casinoGames.games',
  host: 'main',
  method: 'GET',
  path: '/api/Casino/Games',
  auth: 'none',
  answer: z.object({
    data: z.object({
      providers: z.array(
        z.object({ id: z.number().int().min(0).max(55), name: z.string().min(1) }),
      ),
      games: rows(wireGame),
    }),
  }),
  source: '1§2, 1§9',
  assumed: [
    'the path is not shown',
    'the whole call: the specification names the casino’s routes and shows no call of its games',
  ],
});

/** Opens a game for a bettor, to be played for money. */
export const launch = endpoint({
  name: 'casinoGames.launch',
  host: 'main',
  method: 'POST',
  path: '/api/Casino/Launch',
  auth: 'bearer',
  /** `returnUrl`: where the game leads back to. */
  body: z.object({ gameId: z.string(), returnUrl: z.url({ protocol: /^https?$/ }) }),
  answer: z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
  refusals: {
    ...PLAY_REFUSALS,
    403: [
      ...PLAY_REFUSALS[403],
      'USER_HAS_NOT_VALIDATED_DOCS',
      'USER_HAS_NOT_MIGRATED',
      'WALLET_ABOVE_LIMITS',
    ],
    404: ['GAME_NOT_FOUND'],
    409: ['GAME_IN_MAINTENANCE'],
  },
  source: '1§2, 1§8',
  assumed: [
    'the path is not shown',
    'the whole call; its refusals are the casino errors of 1§8, at statuses of ours',
    'the game is a page of the address, which may be framed by the site',
  ],
});

/** The rounds that a bettor played, latest first. */
export const playedRounds = endpoint({
  name: 'casinoGames.playedRounds',
  host: 'main',
  method: 'GET',
  path: '/api/Casino/Rounds',
  auth: 'bearer',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000),
    size: z.coerce.number().int().min(1).max(100),
  }),
  answer: z.object({
    data: z.object({
      rounds: z.array(
        z.object({
          id: z.string(),
          gameId: z.string(),
          gameName: z.string(),
          playedAt: instant,
          stake: wireAmount.min(0),
          /** Null while the round is not over. */
          won: maybe(wireAmount.min(0)),
          isVoid: z.boolean(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  source: '1§2',
  assumed: ['the path is not shown', 'the whole call: the content of /casino-history is not shown'],
});
