/** Lets pages begin one after the other, or some together. */
export interface Turns {
  /**
   * Resolves when the page of a request on this connection may begin: at once while few begin. Whoever has come
   * anew makes the others wait longer.
   */
  next(connection: WeakKey): Promise<void>;
}

/**
 * An event loop reads what all open connections ask each time it turns. So many pages are made together, because a
 * request that waits through the making of others is kept in memory longer; what is not a page waits for them.
 */
const PAGES_PER_TURN = 5;

/**
 * It takes one new connection each time it turns. When each turn makes a page, those who come wait unseen where
 * nobody can refuse them; so after somebody who came anew it turns some times.
 */
const TURNS_PER_NEWCOMER = 8;

interface Waiting {
  readonly isNew: boolean;
  readonly resolve: () => void;
}

/** `turn` calls back after the next turn of the event loop. */
export function createTurns(turn: (work: () => void) => void): Turns {
  const known = new WeakSet();
  const waiting: Waiting[] = [];
  let room = PAGES_PER_TURN;
  let turnsLeft = 0;

  function begin(isNew: boolean): void {
    if (turnsLeft === 0) turn(pass);
    room = isNew ? 0 : room - 1;
    turnsLeft = isNew ? TURNS_PER_NEWCOMER : Math.max(turnsLeft, 1);
  }

  function pass(): void {
    turnsLeft -= 1;
    if (turnsLeft > 0) {
      turn(pass);
      return;
    }
    room = PAGES_PER_TURN;
    while (room > 0) {
      const next = waiting.shift();
      if (next === undefined) return;
      begin(next.isNew);
      next.resolve();
    }
  }

  return {
    async next(connection) {
      const isNew = !known.has(connection);
      known.add(connection);
      if (room > 0) begin(isNew);
      else await new Promise<void>((resolve) => waiting.push({ isNew, resolve }));
    },
  };
}
