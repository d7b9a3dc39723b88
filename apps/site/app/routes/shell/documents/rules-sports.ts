import { redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { rulesPath } from '../../../paths/document-paths.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('rulesSports');

/** Leads to the general rules. Source: 1§2. */
export const loader = guardedLoader(handle, () => redirect(rulesPath()));
