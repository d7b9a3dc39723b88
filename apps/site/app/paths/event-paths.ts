import { sportSlug, isSportsPath } from './sportsbook-paths.ts';
import { PICKED, picksText } from '../shapes/bet-slip/custom-bet.ts';
import { paths } from '../paths.ts';

export function eventPath(sportId: string, eventId: string): string {
  return `/esportes/${sportSlug(sportId)}/evento/${eventId}`;
}

const BET_BUILDER_END = '/criar-aposta';

/** The id of the form that the controls of a bet builder's page belong to. */
export const BET_BUILDER_FORM = 'bet-builder';

/** Where a custom bet of an event is composed; `picked` are outcome ids in the order of choice. */
export function betBuilderPath(
  sportId: string,
  eventId: string,
  picked: readonly string[] = [],
): string {
  const path = `${eventPath(sportId, eventId)}${BET_BUILDER_END}`;
  const query = new URLSearchParams({ [PICKED]: picksText(picked) });
  return picked.length === 0 ? path : `${path}?${query.toString()}`;
}

/** Whether a path is the page that composes a bet of one event. */
export function isBetBuilderPath(pathname: string): boolean {
  return isSportsPath(pathname) && pathname.endsWith(BET_BUILDER_END);
}

/** A stage that is part of another, such as a session of a race weekend. */
export function stagePath(sportId: string, parentId: string, stageId: string): string {
  return `${eventPath(sportId, parentId)}/${stageId}`;
}

/** The page of admin mode after an order for an event. */
export function adminResultPath(eventId: string, result: string): string {
  return `${paths.adminMode}?${new URLSearchParams({ evento: eventId, resultado: result }).toString()}`;
}

/** Asks for the video of an event, in the address of its page. */
export const WATCH = 'assistir';

/** Names the group of markets, in the address of an event's page. */
export const MARKET_GROUP = 'grupo';

/**
 * The page of an event with one group of its markets, or all with null, and with its video or without.
 * `path` is that of the page: a stage has one for each stage it belongs to.
 */
export function eventPagePath(path: string, group: string | null, isWatching: boolean): string {
  const query = new URLSearchParams({
    ...(group === null ? {} : { [MARKET_GROUP]: group }),
    ...(isWatching ? { [WATCH]: '1' } : {}),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
