import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../app/routes.ts';

/** Every route of the site, layouts and what stands in them alike. */
export function configuredRoutes(
  entries: readonly RouteConfigEntry[] = routes,
): readonly RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...configuredRoutes(entry.children ?? [])]);
}
