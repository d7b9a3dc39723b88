import type { Country } from '../country.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Settings } from '../storage/settings.ts';
import { implementGeography } from './geography/geography-handlers.ts';
import { implementIpLookup } from './ip-lookup-handler.ts';
import { createPlaces } from './places.ts';
import { mountRegionControl } from './region-control.ts';
import { implementRegionCheck } from './region-handlers.ts';

export interface RegionParts {
  readonly settings: Settings;
  readonly country: Country;
}

/** Everything of places: where clients are, what an address is made of, and the calls of testers. */
export function openRegion(
  implementation: Implementation,
  app: ServerApp,
  { settings, country }: RegionParts,
): void {
  const places = createPlaces(settings, country);
  implementGeography(implementation, country);
  implementRegionCheck(implementation, places);
  implementIpLookup(implementation);
  mountRegionControl(app, places);
}
