import type { AppLoadContext } from '@remix-run/node';
import type { NotedEvent } from '../../../tracking/tracked-event.ts';

const LIFE_MS = 60 * 60 * 1000;
const MOST = 20;

/** Events that happened on the server and that the browser's data layer has not got yet. */
export interface PageOutbox {
  add(event: NotedEvent): Promise<void>;
  /** What waits, each event once. */
  take(): Promise<readonly NotedEvent[]>;
}

/** The events that wait for the pages of one browser, by its device id. */
export function pageOutbox(device: string, { store }: Pick<AppLoadContext, 'store'>): PageOutbox {
  const key = `page-outbox:${device}`;
  return {
    async add(event) {
      await store.update<readonly NotedEvent[]>(key, LIFE_MS, (waiting = []) =>
        [...waiting, event].slice(-MOST),
      );
    },
    async take() {
      if ((await store.get(key)) === undefined) return [];
      let taken: readonly NotedEvent[] = [];
      await store.update<readonly NotedEvent[]>(key, LIFE_MS, (waiting = []) => {
        taken = waiting;
        return [];
      });
      return taken;
    },
  };
}
