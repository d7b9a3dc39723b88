import { randomUUID } from 'node:crypto';
import { games, launch, playedRounds } from '@vitrine/upstream/contract/casino/casino-games';
import { amountFromWire } from '@vitrine/betting/base/money';
import type { Restrictions } from '../accounts/restrictions.ts';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Documents } from '../documents/documents.ts';
import type { Flags } from '../flags/flags.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import { createCasinoGames } from './casino-games.ts';
import { PROVIDER_NAMES } from './game-names.ts';
import { mountGamePages, type OpenGame } from './game-pages.ts';
import { createGameRounds, wireAmount } from './game-rounds.ts';

export interface CasinoServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly users: Users;
  readonly documents: Pick<Documents, 'isFullyValidated'>;
  readonly restrictions: Pick<Restrictions, 'refusePlay' | 'refuseBet'>;
  readonly flags: Pick<Flags, 'read'>;
  readonly country: Country;
  /** Address of the platform, where its games answer. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The casino: its games, who may play them, and the pages where they are played. */
export function openCasino(
  { implement }: Implementation,
  app: ServerApp,
  services: CasinoServices,
): void {
  const { ledger, users, documents, restrictions, flags, country, publicUrl } = services;
  const catalogue = createCasinoGames(country.language);
  const rounds = createGameRounds(services);
  const open = new Map<string, OpenGame>();
  const providers = PROVIDER_NAMES.map((name, id) => ({ id, name }));

  implement(games, () => ({ data: { providers, games: [...catalogue.games] } }));

  implement(launch, ({ userId, body: { gameId, returnUrl } }) => {
    restrictions.refusePlay(userId);
    const game = catalogue.byId(gameId);
    if (!game) throw new Refusal(404, 'GAME_NOT_FOUND', `There is no game ${gameId}`);
    if (game.isInMaintenance) throw new Refusal(409, 'GAME_IN_MAINTENANCE', `${gameId} is closed`);
    refuseBettor(userId);
    const token = randomUUID();
    open.set(token, { game, userId, returnUrl });
    return { data: { url: `${publicUrl}/games/${token}` } };
  });

  function refuseBettor(userId: string): void {
    if (users.byId(userId)?.mustMigrate) {
      throw new Refusal(403, 'USER_HAS_NOT_MIGRATED', 'The account belongs to the older domain');
    }
    if (country.code === 'BR' && !documents.isFullyValidated(userId)) {
      throw new Refusal(403, 'USER_HAS_NOT_VALIDATED_DOCS', 'The documents are not validated');
    }
    const highest = flags.read('max-wallet-balance');
    if (typeof highest === 'number' && ledger.balance(cashOf(userId)) > amountFromWire(highest)) {
      throw new Refusal(403, 'WALLET_ABOVE_LIMITS', 'The balance is above its limit');
    }
  }

  implement(playedRounds, ({ userId, query: { page, size } }) => {
    const found = rounds.playedBy(userId, page, size);
    return {
      data: {
        rounds: found.slice(0, size).map(({ id, gameId, playedAt, stake, won }) => ({
          id,
          gameId,
          gameName: catalogue.byId(gameId)?.name ?? gameId,
          playedAt: new Date(playedAt).toISOString(),
          stake: wireAmount(stake),
          won: wireAmount(won),
          isVoid: false,
        })),
        hasMore: found.length > size,
      },
    };
  });

  mountGamePages(app, { open, rounds, ledger, restrictions, country });
}
