import type { AppLoadContext } from '@remix-run/node';
import {
  type Favourite,
  favouriteKindOf,
  favouriteMatch,
  lastingFavourite,
  MAX_FAVOURITES,
  presentFavourites,
  withFavourite,
  withoutFavourite,
} from '@vitrine/betting/sportsbook/favourites';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { z } from 'zod';
import { forgetSeen, seenValue } from '../base/store/seen-value.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';

const storedFavourites = z
  .array(z.object({ id: z.string(), until: z.number().nullable() }))
  .max(MAX_FAVOURITES);

function favouritesKey(visitorId: string): string {
  return `favourites:${visitorId}`;
}

/** The favourites of a stored value; none for one that can't be read. */
function readFavourites(stored: unknown): readonly Favourite[] {
  return storedFavourites.safeParse(stored).data ?? [];
}

/**
 * The ids of a visitor's favourites that are not over, newest first. While the store can't be reached
 * there are none: a list is shown without its stars.
 */
export async function favouriteIds(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly string[]> {
  if (visitor.isNew || visitor.isSessionUnknown) return [];
  const stored = await seenValue(favouritesKey(visitor.id), context).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    return undefined;
  });
  return presentFavourites(readFavourites(stored), momentOf(context)).map(({ id }) => id);
}

/** Whether the visitor with an id has favourites; rejects while the store can't be reached. */
export async function hasFavourites(visitorId: string, context: AppLoadContext): Promise<boolean> {
  return readFavourites(await seenValue(favouritesKey(visitorId), context)).length > 0;
}

function momentOf({ catalogue, now }: AppLoadContext) {
  return { now: now(), endedIds: new Set(catalogue.endedMatches().map(({ id }) => id)) };
}

/** What a form asks of the favourites: an id is put in or taken out, and twice is as once. */
export interface FavouriteOrder {
  readonly id: string;
  readonly isFavourite: boolean;
}

/**
 * Does what a form asks. An id that names nothing on offer is not put in. Rejects while the store can't
 * be reached.
 */
export async function changeFavourites(
  { id, isFavourite }: FavouriteOrder,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const added = isFavourite ? await favouriteOf(id, context) : null;
  if (isFavourite && !added) return;
  const moment = momentOf(context);
  await context.store.update<unknown>(favouritesKey(visitor.id), COOKIE_LIFE_MS, (stored) => {
    const present = presentFavourites(readFavourites(stored), moment);
    return added ? withFavourite(present, added) : withoutFavourite(present, id);
  });
  forgetSeen(favouritesKey(visitor.id), context);
}

/** Looks for an event in the lists first: only that of an event's own page is asked for. */
async function favouriteOf(id: string, { catalogue }: AppLoadContext): Promise<Favourite | null> {
  const kind = favouriteKindOf(id);
  if (kind === null) return null;
  if (kind === 'market') return lastingFavourite(id);
  const listed = [
    ...catalogue.liveEvents(),
    ...SPORTS.flatMap(({ id: sportId }) => catalogue.upcomingEvents(sportId)),
  ];
  if (kind === 'tournament') {
    const isListed = listed.some(({ tournamentId }) => tournamentId === id);
    const isKnown = isListed || (await catalogue.tournament(id)).kind === 'known';
    return isKnown ? lastingFavourite(id) : null;
  }
  const match = listed.find((event) => event.id === id);
  if (match) return favouriteMatch(match);
  const answer = await catalogue.event(id);
  return answer.kind === 'whole' || answer.kind === 'mainMarket'
    ? favouriteMatch(answer.event)
    : null;
}

/** Moves a visitor's favourites to their new id at a log-in. */
export async function moveFavourites(
  from: string,
  to: string,
  context: AppLoadContext,
): Promise<void> {
  const { store } = context;
  const favourites = readFavourites(await store.get(favouritesKey(from)));
  if (favourites.length === 0) return;
  await store.set(favouritesKey(to), favourites, { ttlMs: COOKIE_LIFE_MS });
  await store.delete(favouritesKey(from));
  forgetSeen(favouritesKey(to), context);
  forgetSeen(favouritesKey(from), context);
}
