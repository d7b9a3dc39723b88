import { CASINO_FILTERS, type CasinoFilter } from '@vitrine/betting/casino/casino-category';
import {
  type CasinoCatalogue,
  type CasinoGame,
  GAME_KINDS,
  type GameKind,
} from '@vitrine/betting/casino/casino-game';
import { LARGEST_CATALOGUE } from '@vitrine/betting/casino/casino-sizes';
import { amountFromWire } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { games, WIRE_FILTERS, type WireGame } from '../contract/casino/casino-games.ts';

const FILTER_OF_WIRE: ReadonlyMap<string, CasinoFilter> = new Map(
  WIRE_FILTERS.flatMap((name, at) => {
    const filter = CASINO_FILTERS[at];
    return filter === undefined ? [] : [[name, filter] as const];
  }),
);

/**
 * The brand's games, most played first. A filter that is not known is left out of a game, and a kind
 * that is not known is a slot. Throws what `UpstreamClient.call` throws. Source: 1§2, 1§9.
 */
export async function readCasinoCatalogue(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<CasinoCatalogue> {
  const { data } = await client.call(games, settings);
  return { providers: data.providers, games: data.games.slice(0, LARGEST_CATALOGUE).map(gameOf) };
}

function gameOf({ rtp, jackpot, kind, filters, ...shared }: WireGame): CasinoGame {
  return {
    ...shared,
    kind: GAME_KINDS.find((known): known is GameKind => known === kind) ?? 'slots',
    filters: filters.flatMap((name) => FILTER_OF_WIRE.get(name) ?? []),
    returns: Math.round(rtp * 100),
    jackpot: jackpot === null ? null : amountFromWire(jackpot),
  };
}
