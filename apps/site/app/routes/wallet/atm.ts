import { redirect } from '@remix-run/node';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('atm');

/** The machine that takes and gives money is the page of the financial operations. Source: 1§2. */
export const loader = guardedLoader(handle, () => redirect(paths.financialOperations));
