import type { Market, Outcome, SportEvent } from '@vitrine/betting/event';
import type { HeadbarItem } from '@vitrine/upstream/catalogue/headbar';

/** An outcome with the market and event it belongs to. */
export interface PricedOutcome {
  readonly event: SportEvent;
  readonly market: Market;
  readonly outcome: Outcome;
}

/**
 * What pages read of the catalogue: the feed hub's memory, so lists never wait for the operator.
 * Source: 2§4, 2§7.
 */
export interface CatalogueReader {
  /** Number of the last frame that the answers below include: where a page's live stream goes on. */
  version(): string;
  /** False while the operator's feed is lost: prices may be old. */
  feedUp(): boolean;
  /** Header bar entries in the operator's order. */
  headbar(): readonly HeadbarItem[];
  /** Live events with their main market, in kick-off order. */
  liveEvents(): readonly SportEvent[];
  /** Events of a sport that have not started, with their main market, in kick-off order. */
  upcomingEvents(sportId: string): readonly SportEvent[];
  /**
   * An event with all its markets; asks the operator when the hub doesn't watch it yet. Null when
   * the operator doesn't know it. Rejects with the upstream client's errors.
   */
  event(eventId: string, signal?: AbortSignal): Promise<SportEvent | null>;
  /** An outcome of any event the hub holds. */
  outcome(outcomeId: string): PricedOutcome | null;
}
