import type { Country } from '../country.ts';
import type { Labels } from '../world/offer/labels.ts';
import type { World } from '../world/world.ts';
import type { EventMarks } from './event-marks.ts';
import type { ProviderSwitch } from './provider-switch.ts';

/** What the handlers of the catalogue share. */
export interface CatalogueServices {
  readonly world: World;
  readonly labels: Labels;
  readonly country: Country;
  readonly marks: EventMarks;
  readonly providerSwitch: ProviderSwitch;
  /** Whether a user may change the provider switch. */
  readonly isAdmin: (userId: string) => boolean;
  /** Address of the platform, where its pictures answer. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
