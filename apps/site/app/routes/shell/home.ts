import { redirect } from '@remix-run/node';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('home');

/** Home leads into the product: the guard's table says where to. Source: 1§2. */
export const loader = guardedLoader(handle, () => redirect(paths.sportsbook));
