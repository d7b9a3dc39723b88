import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { TitledPage } from '../base/pages/page-metadata.server.ts';

/** First divisions of football, by the ids that the providers' feeds use. */
const NATIONAL_LEAGUES: Readonly<Partial<Record<BrandFacts['country'], string>>> = {
  BR: 'sr:tournament:325',
  PE: 'sr:tournament:406',
  CO: 'sr:tournament:11536',
  EC: 'sr:tournament:240',
  GT: 'sr:tournament:2092',
  MX: 'sr:tournament:352',
};

const NBA = 'sr:tournament:132';

/** What the page of a competition is called: two kinds have words of their own. Source: 3§2. */
export function leagueMetadata(
  tournamentId: string,
  { country }: Pick<BrandFacts, 'country'>,
): TitledPage {
  if (tournamentId === NBA) return 'nba';
  return NATIONAL_LEAGUES[country] === tournamentId ? 'nationalLeague' : 'tournament';
}
