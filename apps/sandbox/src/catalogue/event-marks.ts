import type { Database } from '../storage/database.ts';

/** What is set on an event: off the upcoming lists, blocked while live, with pictures. */
export type EventMark = 'hidden' | 'invisible' | 'streaming';

/** What testers set on single events. It outlives the process. */
export interface EventMarks {
  /** Undefined where nobody has set it. */
  read(eventId: string, mark: EventMark): boolean | undefined;
  set(eventId: string, mark: EventMark, isSet: boolean): void;
  /** Ids of the events a mark is set on. */
  withMark(mark: EventMark): readonly string[];
}

interface Row {
  readonly eventId: string;
  readonly mark: EventMark;
  readonly isSet: number;
}

export function createEventMarks(database: Database): EventMarks {
  const upsert = database.prepare(
    `INSERT INTO event_mark (event_id, mark, is_set) VALUES (?, ?, ?)
     ON CONFLICT (event_id, mark) DO UPDATE SET is_set = excluded.is_set`,
  );
  const rows = database
    .prepare('SELECT event_id AS eventId, mark, is_set AS isSet FROM event_mark')
    .all() as unknown as readonly Row[];
  const marks: Readonly<Record<EventMark, Map<string, boolean>>> = {
    hidden: new Map(),
    invisible: new Map(),
    streaming: new Map(),
  };
  for (const { eventId, mark, isSet } of rows) marks[mark].set(eventId, isSet === 1);

  return {
    read: (eventId, mark) => marks[mark].get(eventId),
    set(eventId, mark, isSet) {
      upsert.run(eventId, mark, Number(isSet));
      marks[mark].set(eventId, isSet);
    },
    withMark: (mark) => [...marks[mark]].flatMap(([eventId, isSet]) => (isSet ? [eventId] : [])),
  };
}
