import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import { withDecidedLast } from '@vitrine/betting/sportsbook/decided';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { countryName } from './country-name.server.ts';

/**
 * Live matches as the bettors of a brand look for them: of the operator's principal competitions first, of the
 * brand's country before others, and by their start; decided matches last of all.
 */
export function inLiveOrder(
  matches: readonly MatchEvent[],
  { catalogue, brand }: Pick<AppLoadContext, 'catalogue' | 'brand'>,
): readonly MatchEvent[] {
  const principal = new Set(catalogue.principalTournamentIds());
  const home = foldText(countryName(brand));
  const place = ({ tournamentId, categoryName }: MatchEvent) =>
    (principal.has(tournamentId) ? 0 : 2) + (foldText(categoryName) === home ? 0 : 1);
  return withDecidedLast([...matches].sort((one, other) => place(one) - place(other)));
}
