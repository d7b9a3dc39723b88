import { routeHandle } from '../../guard/route-handle.ts';
import { legacyRedirect } from '../../services/sportsbook/legacy-path.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('legacyTournament');

/** A competition. Source: 2§2. */
export const loader = guardedLoader(handle, ({ params, request, headers }) =>
  legacyRedirect(params, request, headers),
);
