import type { Odds } from '@vitrine/betting/base/odds';

/** An outcome with its present price. */
export interface PricedOutcome {
  /** Unique over all events. */
  readonly id: string;
  readonly typeId: string;
  readonly name: string;
  readonly odds: Odds;
  readonly isActive: boolean;
}

/** A market with its present prices. */
export interface PricedMarket {
  /** Unique over all events: `<event>/<type>/<specifiers>`. */
  readonly id: string;
  readonly typeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly template: string;
  readonly isMain: boolean;
  readonly isSuspended: boolean;
  readonly outcomes: readonly PricedOutcome[];
}
