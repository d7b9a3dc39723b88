import { routeHandle } from '../../guard/route-handle.ts';
import { legacyRedirect } from '../../services/sportsbook/legacy-path.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('legacyMatch');

/** An event, or a stage of it. Source: 2§2. */
export const loader = guardedLoader(handle, ({ params, request, headers }) =>
  legacyRedirect(params, request, headers),
);
