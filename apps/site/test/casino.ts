import { games, type WireGame } from '@vitrine/upstream/contract/casino/casino-games';
import { openTestSite, type TestSite } from './site.ts';

/** A game as the operator has it, of a provider by its number. */
export function wireGame(id: number, given: Partial<WireGame> = {}): WireGame {
  return {
    id: String(id),
    name: `Tesouro ${id}`,
    kind: 'slots',
    providerId: id % 56,
    filters: ['slots'],
    rtp: 96.5,
    jackpot: null,
    isNew: false,
    isInMaintenance: false,
    ...given,
  };
}

/** Those of all games; the first three are one brand's. */
export const PROVIDERS = Array.from({ length: 56 }, (_, id) => ({
  id,
  name: id < 3 ? `Pragmatic Play ${id}` : `Estúdio ${id}`,
}));

/** A site whose operator offers these games, 120 unless given. */
export function openCasino(brand = 'arara', offered?: WireGame[], settings = {}): TestSite {
  const site = openTestSite(brand, settings);
  const all = offered ?? Array.from({ length: 120 }, (_, id) => wireGame(id));
  site.operator.at(games).reply(() => ({ data: { providers: PROVIDERS, games: all } }));
  return site;
}
