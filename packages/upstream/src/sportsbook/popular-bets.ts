import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { popularBets } from '../contract/sportsbook/popular-bets.ts';

/** An outcome of an event, by their ids. */
export interface Pick {
  readonly eventId: string;
  readonly outcomeId: string;
}

/** What bettors place most. */
export interface PopularBets {
  /** The most placed first. */
  readonly outcomes: readonly (Pick & { readonly betCount: number })[];
  /** Ready-made multiples of different events. */
  readonly multiples: readonly {
    readonly id: string;
    readonly betCount: number;
    readonly picks: readonly Pick[];
  }[];
}

/**
 * What bettors place most, and multiples of it; one that names an event twice is left out. Rejects as
 * `UpstreamClient.call`.
 */
export async function readPopularBets(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<PopularBets> {
  const { data } = await client.call(popularBets, settings);
  return {
    outcomes: data.outcomes.map(({ bets: betCount, ...pick }) => ({ ...pick, betCount })),
    multiples: data.multiples
      .filter(
        ({ selections }) =>
          new Set(selections.map(({ eventId }) => eventId)).size === selections.length,
      )
      .map(({ id, bets: betCount, selections: picks }) => ({ id, betCount, picks })),
  };
}
