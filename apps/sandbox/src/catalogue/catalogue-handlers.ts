import type { Implementation, ServerApp } from '../implement.ts';
import { mountCatalogueControl } from './catalogue-control.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { implementFixtures } from './fixture-handlers.ts';
import { implementHeader } from './header-handlers.ts';
import { implementLabels } from './label-handlers.ts';
import { implementLiveMatches } from './live-handlers.ts';
import { mountStreamPictures } from './stream-pictures.ts';
import { implementProviderSwitch } from './switch-handlers.ts';
import { implementTemplates } from './template-handlers.ts';
import { implementTournaments } from './tournament-handlers.ts';

/** Every read of the catalogue, the provider switch, and what testers set of them. */
export function implementCatalogue(
  implementation: Implementation,
  app: ServerApp,
  services: CatalogueServices,
): void {
  implementHeader(implementation, services);
  implementTournaments(implementation, services);
  implementFixtures(implementation, services);
  implementLiveMatches(implementation, services);
  implementTemplates(implementation, services);
  implementLabels(implementation, services);
  implementProviderSwitch(implementation, services);
  mountStreamPictures(app, services);
  mountCatalogueControl(app, services);
}
