import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import type { WireGame } from '@vitrine/upstream/contract/casino/casino-games';
import type { GameKind } from '@vitrine/betting/casino/casino-game';
import { cashOf, type Entry, type Ledger, moving } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { seeded } from '../world/random.ts';
import { drawGame, type Drawn } from './game-draw.ts';

export interface PlayOrder {
  /** The same round is played once, however often it is sent. */
  readonly roundId: string;
  readonly userId: string;
  readonly game: WireGame;
  readonly stake: MinorUnits;
  readonly choice: string;
}

export interface PlayedGame extends Drawn {
  readonly stake: MinorUnits;
  readonly won: MinorUnits;
}

interface Row {
  readonly id: string;
  readonly gameId: string;
  readonly playedAt: number;
  readonly stake: number;
  readonly won: number;
}

/** Rounds of the casino's games, with the money they move. */
export interface GameRounds {
  /** Plays a round; null when the balance does not reach for its stake. */
  play(order: PlayOrder): PlayedGame | null;
  /** Latest first, and one more than asked for where there are more. */
  playedBy(userId: string, page: number, size: number): readonly Row[];
}

interface GameRoundServices {
  readonly database: Database;
  readonly ledger: Ledger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createGameRounds({ database, ledger, now }: GameRoundServices): GameRounds {
  const insert = database.prepare(
    'INSERT INTO casino_round (id, user_id, game_id, played_at, stake, won) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT id, game_id AS gameId, played_at AS playedAt, stake, won FROM casino_round
     WHERE user_id = ? ORDER BY played_at DESC, id LIMIT ? OFFSET ?`,
  );
  const known = database.prepare('SELECT stake, won FROM casino_round WHERE id = ?');

  return {
    play: ({ roundId, userId, game, stake, choice }) =>
      inTransaction(database, () => {
        const drawn = drawGame(
          // Safe: the platform's own games have known kinds.
          { kind: game.kind as GameKind, rtp: game.rtp },
          choice,
          seeded('casino-round', roundId),
        );
        const before = known.get(roundId) as { stake: number; won: number } | undefined;
        if (before) {
          return { ...drawn, stake: minorUnits(before.stake), won: minorUnits(before.won) };
        }
        const won = minorUnits(Math.floor((stake * drawn.multiplier) / 100));
        const account = cashOf(userId);
        if (ledger.balance(account) < stake) return null;
        const post = (kind: 'stake' | 'payout', entries: readonly Entry[]) =>
          ledger.post({ key: `casino:${roundId}:${kind}`, kind, at: now(), entries });
        post('stake', moving(stake, account, 'house:stakes'));
        if (won > 0) post('payout', moving(won, 'house:payouts', account));
        insert.run(roundId, userId, game.id, now(), stake, won);
        return { ...drawn, stake, won };
      }),
    playedBy: (userId, page, size) =>
      select.all(userId, size + 1, (page - 1) * size).map((row) => ({ ...row }) as unknown as Row),
  };
}

/** An amount of the book as the contract writes it. */
export function wireAmount(minor: number): number {
  return amountToWire(minorUnits(minor));
}
