import { minorUnits } from '@vitrine/betting/base/money';
import { inTransaction, type Database } from '../../storage/database.ts';
import { seeded, type Random } from '../../world/random.ts';
import type { Gifts } from '../gifts.ts';
import { drawRound } from './draws.ts';
import type { FreeSpinsBook } from './free-spins.ts';

/** Sessions of games: while one is open its bettor plays free rounds, one every few seconds. */
export interface GameSessions {
  /** Opens a session unless one is open. Answers how many free rounds there are to play. */
  open(userId: string): number;
  /** Ends the session: the rounds that fit into it were played, and what they won is paid. */
  close(userId: string): void;
}

export interface GameSessionServices {
  readonly database: Database;
  readonly gifts: Gifts;
  readonly freeSpins: FreeSpinsBook;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The chance of one round of a bettor's free spins. */
  readonly chanceOf?: (spinsId: string, round: number) => Random;
}

const ROUND_MS = 3000;

export function createGameSessions(services: GameSessionServices): GameSessions {
  const { database, gifts, freeSpins, now } = services;
  const chanceOf = services.chanceOf ?? ((spinsId, round) => seeded('round', spinsId, round));
  const insert = database.prepare(
    'INSERT INTO game_session (user_id, opened_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = database.prepare(
    'DELETE FROM game_session WHERE user_id = ? RETURNING opened_at AS openedAt',
  );

  /** Plays free rounds, those that expire first. Answers the sum of what they won. */
  function play(userId: string, rounds: number): number {
    let left = rounds;
    let won = 0;
    for (const { id, spins, played } of freeSpins.activeOf(userId)) {
      const count = Math.min(left, spins);
      for (let round = played; round < played + count; round += 1) {
        won += drawRound(chanceOf(id, round));
      }
      freeSpins.markPlayed(id, count);
      left -= count;
    }
    return won;
  }

  return {
    open(userId) {
      insert.run(userId, now());
      return freeSpins.activeOf(userId).reduce((sum, { spins }) => sum + spins, 0);
    },
    close: (userId) =>
      inTransaction(database, () => {
        const session = remove.get(userId) as { openedAt: number } | undefined;
        if (!session) return;
        const won = play(userId, Math.floor((now() - session.openedAt) / ROUND_MS));
        const id = `${userId}:${session.openedAt}`;
        gifts.pay({ id, userId, kind: 'prize', amount: minorUnits(won) });
      }),
  };
}
