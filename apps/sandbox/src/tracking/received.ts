/** Something that third parties of the site got: an event, an entry of the data layer, an error report. */
export interface Received {
  /** When it came, in epoch milliseconds. */
  readonly at: number;
  readonly by: 'collector' | 'tagManager' | 'crm' | 'recording' | 'errors';
  /** What it is, in a word. */
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What came, the newest last. */
export interface ReceivedList {
  add(one: Omit<Received, 'at'>): void;
  all(): readonly Received[];
}

const MOST = 500;

/** Keeps the newest 500 in memory. An event that comes twice, known by its id, is kept once. */
export function createReceivedList(now: () => number): ReceivedList {
  let received: readonly Received[] = [];
  return {
    add(one) {
      const { id } = one.facts;
      const isKnown =
        id !== undefined && received.some(({ by, facts }) => by === one.by && facts['id'] === id);
      if (!isKnown) received = [...received, { ...one, at: now() }].slice(-MOST);
    },
    all: () => received,
  };
}
