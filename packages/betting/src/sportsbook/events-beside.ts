import { grouped } from '../base/grouped.ts';
import type { MatchEvent } from './event.ts';

/** What a list beside an event is a list of. */
export type ListBeside = 'live' | 'tournament' | 'upcoming';

export interface EventsBeside {
  readonly list: ListBeside;
  /** By competition, in the order of its first event. One that is over or alone in its list is not among them. */
  readonly events: readonly MatchEvent[];
}

interface SportLists {
  /** The live and the coming events of the event's sport, as its page shows them. */
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
}

/** More rows than anybody goes through; a longer list is cut into parts of this size. */
export const MOST_BESIDE = 40;

/**
 * The list that stands beside an event, so that a bettor goes from one to the next: the live events of its
 * sport for a live one, else its competition, else what comes in its sport. The order doesn't depend on
 * the event, so that the list stays as it is while they go through it. Null when nothing else is on.
 *
 * @example
 * eventsBeside({ id: 'sr:match:2', tournamentId: 'sr:tournament:7' }, { live: [], upcoming: [first, second] })
 * // { list: 'tournament', events: [first, second] }
 */
export function eventsBeside(
  event: Pick<MatchEvent, 'id' | 'tournamentId'>,
  { live, upcoming }: SportLists,
): EventsBeside | null {
  const isLive = live.some(({ id }) => id === event.id);
  const ofTournament = [...live, ...upcoming].filter(
    ({ tournamentId }) => tournamentId === event.tournamentId,
  );
  const lists: readonly EventsBeside[] = [
    ...(isLive ? [{ list: 'live' as const, events: live }] : []),
    { list: 'tournament', events: ofTournament },
    { list: 'upcoming', events: upcoming },
    { list: 'live', events: live },
  ];
  const chosen = lists.find(({ events }) => events.some(({ id }) => id !== event.id));
  if (!chosen) return null;
  const events = [...grouped(chosen.events, ({ tournamentId }) => tournamentId).values()].flat();
  return { list: chosen.list, events: partWith(events, event.id) };
}

/** The part of a long list that has an event; the first part when none has. */
function partWith(events: readonly MatchEvent[], eventId: string): readonly MatchEvent[] {
  const at = Math.max(
    0,
    events.findIndex(({ id }) => id === eventId),
  );
  const start = at - (at % MOST_BESIDE);
  return events.slice(start, start + MOST_BESIDE);
}
