import type { RequestHandler } from 'express';

/** How a process takes its leave while others go on: it still answers, and gets rid of its visitors. */
export interface Draining {
  /** Aborted when it begins. */
  readonly signal: AbortSignal;
  /** Closes the connection of each answer from then on, so that a proxy opens its next one elsewhere. */
  readonly handler: RequestHandler;
  begin(): void;
}

export function createDraining(): Draining {
  const draining = new AbortController();
  const { signal } = draining;
  return {
    signal,
    begin: () => draining.abort(),
    handler(_request, response, next) {
      if (signal.aborted) response.set('Connection', 'close');
      next();
    },
  };
}
