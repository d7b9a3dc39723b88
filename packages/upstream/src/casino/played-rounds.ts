import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { playedRounds } from '../contract/casino/casino-games.ts';

/** A round of a game that the bettor played. */
export interface PlayedRound {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  /** Epoch milliseconds. */
  readonly playedAt: number;
  readonly stake: MinorUnits;
  /** Null while the round is not over. */
  readonly won: MinorUnits | null;
  readonly state: 'won' | 'lost' | 'open' | 'void';
}

export interface PlayedRounds {
  readonly rounds: readonly PlayedRound[];
  readonly hasMore: boolean;
}

/** A page of the bettor's rounds, latest first. Throws what `UpstreamClient.call` throws. Source: 1§2. */
export async function readPlayedRounds(
  client: UpstreamClient,
  query: { readonly page: number; readonly size: number },
  settings: CallSettings,
): Promise<PlayedRounds> {
  const { data } = await client.call(playedRounds, { ...settings, query });
  const rounds = data.rounds.map(({ playedAt, stake, won, isVoid, ...round }): PlayedRound => {
    const wonAmount = won === null ? null : amountFromWire(won);
    return {
      ...round,
      playedAt: Date.parse(playedAt),
      stake: amountFromWire(stake),
      won: wonAmount,
      state: isVoid ? 'void' : wonAmount === null ? 'open' : wonAmount > 0 ? 'won' : 'lost',
    };
  });
  return { rounds, hasMore: data.hasMore };
}
