import { TRACKING_THROTTLE_MS, throttle, type ThrottleClock } from '@vitrine/betting/base/throttle';
import { type BrowserEvent, EVENTS_FIELD, MOST_EVENTS_TOLD } from './tracked-event.ts';

/** What the queue does to its browser. */
export interface BrowserQueueEffects extends ThrottleClock {
  /** Posts a form to the site; false when it did not arrive. */
  send(form: URLSearchParams): Promise<boolean>;
  /** The same for a page that is being left, without an answer; false when the browser refuses. */
  sendAtLeave(form: URLSearchParams): boolean;
  /** The token that forms of the page carry. */
  csrf(): string;
}

export interface BrowserQueue {
  add(event: BrowserEvent): void;
  /** The page is left: what waits goes at once. */
  leave(): void;
}

/**
 * The events of a browser on their way to the site, which checks the consent once more and passes them on.
 * They leave in batches, at most once per 500 ms; a batch that does not arrive goes with the next one, or
 * when the page is left. Source: 1§9.
 */
export function createBrowserQueue(effects: BrowserQueueEffects): BrowserQueue {
  let waiting: readonly BrowserEvent[] = [];

  function form(events: readonly BrowserEvent[]): URLSearchParams {
    return new URLSearchParams({ csrf: effects.csrf(), [EVENTS_FIELD]: JSON.stringify(events) });
  }

  function keep(events: readonly BrowserEvent[]): void {
    waiting = [...events, ...waiting].slice(-MOST_EVENTS_TOLD);
  }

  const flush = throttle(
    () => {
      const batch = waiting;
      waiting = [];
      if (batch.length === 0) return;
      void effects.send(form(batch)).then((hasArrived) => {
        if (!hasArrived) keep(batch);
      });
    },
    TRACKING_THROTTLE_MS,
    effects,
  );

  return {
    add(event) {
      waiting = [...waiting, event].slice(-MOST_EVENTS_TOLD);
      flush();
    },
    leave() {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0 && !effects.sendAtLeave(form(batch))) keep(batch);
    },
  };
}
