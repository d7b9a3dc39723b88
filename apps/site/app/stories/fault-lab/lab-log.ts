/** Whose doing a line of the log is: the operator's, the site's, the network's or the page's. */
export type Doer = 'Operator' | 'Site' | 'Network' | 'Page';

/** Something that happened in the lab. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds of the lab's time since the page was made. */
  readonly at: number;
  readonly by: Doer;
  readonly text: string;
}

/** What happened in the lab, oldest first. */
export interface LabLog {
  add(by: Doer, text: string): void;
  /** The same list until something is added. */
  entries(): readonly LogEntry[];
}

/** An empty log. `elapsed` tells the lab's time, in milliseconds since the page was made. */
export function labLog(elapsed: () => number): LabLog {
  let entries: readonly LogEntry[] = [];
  return {
    add(by, text) {
      entries = [...entries, { id: entries.length, at: elapsed(), by, text }];
    },
    entries: () => entries,
  };
}
