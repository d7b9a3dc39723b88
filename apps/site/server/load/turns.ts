/** Lets pages begin one after the other. */
export interface Turns {
  /** Resolves when the next page may begin; at once while few begin. */
  next(): Promise<void>;
}

/**
 * An event loop takes one new connection each time it turns. When each turn makes a page, those who come wait
 * unseen where nobody can refuse them; so it turns some times between two pages.
 */
const TURNS_PER_PAGE = 8;

/** `turn` calls back after the next turn of the event loop. */
export function createTurns(turn: (work: () => void) => void): Turns {
  const waiting: (() => void)[] = [];
  let turnsLeft = 0;

  function pass(): void {
    turnsLeft -= 1;
    if (turnsLeft <= 0) {
      const begin = waiting.shift();
      if (begin === undefined) return;
      turnsLeft = TURNS_PER_PAGE;
      begin();
    }
    turn(pass);
  }

  return {
    async next() {
      if (turnsLeft > 0) return new Promise((resolve) => waiting.push(resolve));
      turnsLeft = TURNS_PER_PAGE;
      turn(pass);
    },
  };
}
