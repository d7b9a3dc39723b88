import type { MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';

/** The matches of a list by their start; stages and seasons are read on their own. */
export function inKickOffOrder(events: readonly SportEvent[]): readonly MatchEvent[] {
  const matches = events.filter((event) => event.kind === 'match');
  return matches.sort(
    (one, other) => one.scheduledAt - other.scheduledAt || one.id.localeCompare(other.id),
  );
}
