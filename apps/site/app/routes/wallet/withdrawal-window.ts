import { redirect } from '@remix-run/node';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('withdrawalWindow');

/** The window of the financial operations is a page of its own. Source: 1§2. */
export const loader = guardedLoader(handle, () => redirect(paths.withdrawal));
