import { eventKindOf, isTournamentId, readEventKind } from './event-id.ts';
import type { SportEvent } from './event.ts';

/** An event or a competition that a visitor follows, or a kind of market that they look at first. */
export interface Favourite {
  /** The id of a match or of a tournament, or `market:` and a market type id. */
  readonly id: string;
  /** Epoch milliseconds after which it is forgotten; null for one that has no end. */
  readonly until: number | null;
}

/** The most favourites that are kept: with one more, the oldest is forgotten. */
export const MAX_FAVOURITES = 100;

/** Longer than a match can last, its interruptions included. */
const KEPT_AFTER_START_MS = 24 * 60 * 60 * 1000;

const MARKET = /^market:[\w.-]{1,40}$/;

/** The id of a kind of market among favourites. */
export function favouriteMarket(marketTypeId: string): string {
  return `market:${marketTypeId}`;
}

/**
 * What an id can stand for among favourites; null for a text that is none of these.
 *
 * @example
 * favouriteKindOf('sr:match:7') // 'event'
 * favouriteKindOf('market:18') // 'market'
 * favouriteKindOf('sr:season:7') // null
 */
export function favouriteKindOf(id: string): 'event' | 'tournament' | 'market' | null {
  if (MARKET.test(id)) return 'market';
  if (isTournamentId(id)) return 'tournament';
  return readEventKind(id) !== null && eventKindOf(id) === 'match' ? 'event' : null;
}

/** Of the ids of favourites those of events and competitions, which have pages of their own. */
export function followedIds(ids: Iterable<string>): readonly string[] {
  return [...ids].filter((id) => favouriteKindOf(id) !== 'market');
}

/** A match as a favourite: it is forgotten a day after its start. */
export function favouriteMatch({ id, scheduledAt }: SportEvent): Favourite {
  return { id, until: scheduledAt + KEPT_AFTER_START_MS };
}

/** A competition or a kind of market as a favourite: it stays until it is taken out. */
export function lastingFavourite(id: string): Favourite {
  return { id, until: null };
}

/** The favourites with one more, newest first; one that is among them stays where it is. */
export function withFavourite(
  favourites: readonly Favourite[],
  added: Favourite,
): readonly Favourite[] {
  if (favourites.some(({ id }) => id === added.id)) return favourites;
  return [added, ...favourites].slice(0, MAX_FAVOURITES);
}

/** The favourites without one. */
export function withoutFavourite(
  favourites: readonly Favourite[],
  id: string,
): readonly Favourite[] {
  return favourites.filter((favourite) => favourite.id !== id);
}

/** Of the favourites those that are not over. `now` is epoch milliseconds. */
export function presentFavourites(
  favourites: readonly Favourite[],
  { now, endedIds }: { readonly now: number; readonly endedIds: ReadonlySet<string> },
): readonly Favourite[] {
  return favourites.filter(({ id, until }) => !endedIds.has(id) && (until === null || until > now));
}
