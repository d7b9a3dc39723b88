import type { Consent } from './consent.ts';
import type { NotedEvent, TrackedEvent } from './tracked-event.ts';

declare global {
  interface Window {
    /** What tag managers read. There is none before a visitor allows one. */
    dataLayer?: unknown[];
  }
}

type LayerOwner = Pick<Window, 'dataLayer'>;

/** The page's data layer, which a tag manager reads. */
export interface PageLayer {
  note(event: TrackedEvent): void;
  /** Notes what happened on the server, each event once. */
  noteOnce(events: readonly NotedEvent[]): void;
}

const noted = new WeakMap<unknown[], Set<string>>();

/** Makes the data layer and says in it what the visitor allowed. A second call changes nothing. */
export function openPageLayer(owner: LayerOwner, consent: Consent): PageLayer {
  if (!owner.dataLayer) owner.dataLayer = [{ event: 'consent', ...consent }];
  return layerOf(owner.dataLayer);
}

/** The data layer of a page that has one. */
export function pageLayer({ dataLayer }: LayerOwner): PageLayer | null {
  return dataLayer ? layerOf(dataLayer) : null;
}

function layerOf(layer: unknown[]): PageLayer {
  const ids = noted.get(layer) ?? new Set();
  noted.set(layer, ids);

  function note({ name, ...fields }: TrackedEvent): void {
    layer.push({ event: name, ...fields });
  }

  return {
    note,
    noteOnce(events) {
      for (const event of events.filter(({ id }) => !ids.has(id))) {
        ids.add(event.id);
        note(event);
      }
    },
  };
}
