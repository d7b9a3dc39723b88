import type { SentEvent } from '../../app/tracking/sent-event.ts';

const DEADLINE_MS = 10_000;

/** Sends a batch to the collector. Rejects when it does not take it. */
export function collectorAt(url: string) {
  return async (events: readonly SentEvent[]): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events }),
      // Events go to who was configured, and to nobody that it names.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
  };
}
