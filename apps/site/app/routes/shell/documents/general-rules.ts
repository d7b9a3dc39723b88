import { redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { rulesPath } from '../../../paths/document-paths.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('generalRules');

/** The rules for all sports have a page among the rules. Source: 1§2. */
export const loader = guardedLoader(handle, () => redirect(rulesPath()));
