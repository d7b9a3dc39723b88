import { minutesToStart } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { StartText } from './frames/frame-draft.ts';

interface StartFlagsOptions {
  /** The flag in the words of the brand: `Em 9 min`. */
  readonly startsSoon: (minutes: number) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A flag that came, counted on or went. */
interface StartNews {
  readonly event: SportEvent;
  /** It came or went, so that the match looks different. */
  readonly isTurn: boolean;
}

/**
 * The flags of a topic's matches that begin within 10 minutes, as browsers have them. A page has its own flag from
 * the moment it was made; what time changes of it afterwards is told. Source: 3§4.
 */
export interface StartFlags {
  /** What the flag of an event says now. */
  readonly text: StartText;
  /** Takes note of an event that browsers read anew, with its flag of now. */
  noteRead(event: SportEvent): void;
  noteGone(eventId: string): void;
  /** What time has changed of the flags of these events since it was last asked or they were read. */
  news(events: readonly SportEvent[]): readonly StartNews[];
}

export function startFlags({ startsSoon, now }: StartFlagsOptions): StartFlags {
  /** Minutes by event id; an event without a flag is not in it. */
  const told = new Map<string, number>();

  /** Null for stages and seasons, which have no flag. */
  function minutesOf(event: SportEvent): number | null {
    return event.kind === 'match' ? minutesToStart(event, now()) : null;
  }

  function noteRead(event: SportEvent): void {
    const minutes = minutesOf(event);
    if (minutes === null) told.delete(event.id);
    else told.set(event.id, minutes);
  }

  return {
    text(event) {
      const minutes = minutesOf(event);
      return minutes === null ? null : startsSoon(minutes);
    },
    noteRead,
    noteGone: (eventId) => void told.delete(eventId),
    news: (events) =>
      events.flatMap((event) => {
        const before = told.get(event.id) ?? null;
        noteRead(event);
        const after = told.get(event.id) ?? null;
        if (before === after) return [];
        return [{ event, isTurn: before === null || after === null }];
      }),
  };
}
