import type { Provider } from '@vitrine/betting/sportsbook/event';
import type { Fixture } from '../competitions/fixtures.ts';

/** What the operator chose about its offer, beyond what the world draws. */
export interface OfferChoices {
  /** Whose match is offered, of a fixture as its first provider lists it; null for nobody's. */
  providerOf(fixture: Fixture): Provider | null;
  /** Whether pictures of a match are streamed while it is live. */
  isStreamed(fixture: Fixture): boolean;
  /** Differs from before when a provider was chosen. */
  version(): number;
}

/** Each match by its first provider, and no pictures. */
export const NO_CHOICES: OfferChoices = {
  providerOf: ({ provider }) => provider,
  isStreamed: () => false,
  version: () => 0,
};
