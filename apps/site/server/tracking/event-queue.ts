import { TRACKING_THROTTLE_MS, throttle } from '@vitrine/betting/base/throttle';
import type { Logger } from 'pino';
import type { SentEvent } from '../../app/tracking/sent-event.ts';

/** An event that waits; the facts about its visitor are read when it is sent. */
export type WaitingEvent = () => Promise<SentEvent>;

/** The one queue of a process. Every event of every visitor who allowed it leaves through it. */
export interface EventQueue {
  add(event: WaitingEvent): void;
  /** Sends what waits; for the end of the process. */
  close(): Promise<void>;
}

interface EventQueueOptions {
  /** Sends a batch; rejects when the collector did not take it. */
  readonly send: (batch: readonly SentEvent[]) => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly schedule: (work: () => void, afterMs: number) => unknown;
  readonly log: Pick<Logger, 'warn'>;
}

/** Further tries of a batch that the collector did not take, and the time before each. Source: 1§7. */
const RETRIES = 3;
const RETRY_AFTER_MS = 100;
/** What a collector that stays away may hold in memory; the oldest events go first. */
const MOST_WAITING = 1_000;
const LARGEST_BATCH = 50;

/**
 * A queue that sends its events in batches, at most once per 500 ms. A batch that is not taken is tried
 * three times more; then it waits for the next event. A collector can get an event twice, and knows it
 * by its id. Source: 1§9.
 */
export function createEventQueue({ send, now, schedule, log }: EventQueueOptions): EventQueue {
  let waiting: WaitingEvent[] = [];
  let sending: Promise<void> = Promise.resolve();
  const flush = throttle(
    () => {
      sending = sending.then(sendWaiting);
    },
    TRACKING_THROTTLE_MS,
    { now, schedule },
  );

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      const error = await failureOf(batch, RETRIES);
      if (error === null) continue;
      waiting = [...batch, ...waiting].slice(-MOST_WAITING);
      log.warn({ err: error, waiting: waiting.length }, 'tracked events not taken');
      return;
    }
  }

  /** Why a batch was not taken; null when it was. */
  async function failureOf(batch: readonly WaitingEvent[], retries: number): Promise<unknown> {
    try {
      await send(await Promise.all(batch.map((event) => event())));
      return null;
    } catch (error) {
      if (retries === 0) return error;
      await new Promise<void>((resolve) => schedule(resolve, RETRY_AFTER_MS));
      return failureOf(batch, retries - 1);
    }
  }

  return {
    add(event) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      flush();
    },
    async close() {
      await sending;
      await sendWaiting();
    },
  };
}
