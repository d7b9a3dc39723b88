import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { paths } from '../paths.ts';
import { lastVisitedModule, type Module } from '../services/module-guard.server.ts';

const MODULE_PATHS: Readonly<Record<Module, string>> = {
  sports: paths.sportsbook,
  casino: paths.casino,
};

/**
 * Home leads into the product: to the module that the address asks for, else to the one visited
 * last, else to the sportsbook. Source: 1§2.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const asked = search.get('mainsection') ?? search.get('lp');
  const module =
    asked === 'sports' || asked === 'casino' ? asked : await lastVisitedModule(request);
  return redirect(MODULE_PATHS[module ?? 'sports']);
}
