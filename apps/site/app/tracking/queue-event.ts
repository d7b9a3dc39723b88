import { trackingPaths } from './tracking-paths.ts';
import { type BrowserQueue, createBrowserQueue } from './browser-queue.ts';
import { pageLayer } from './page-layer.ts';
import type { BrowserEvent } from './tracked-event.ts';

let queue: BrowserQueue | null = null;
let token = '';

/** Puts an event into this browser's queue, and into the data layer of a page that has one. */
export function queueEvent(event: BrowserEvent, csrf: string): void {
  token = csrf;
  queue ??= openQueue();
  queue.add(event);
  pageLayer(window)?.note(event);
}

function openQueue(): BrowserQueue {
  const opened = createBrowserQueue({
    now: () => performance.now(),
    schedule: (work, afterMs) => setTimeout(work, afterMs),
    csrf: () => token,
    send: (body) =>
      fetch(trackingPaths.trackedEvents, { method: 'POST', body, keepalive: true }).then(
        // One that is refused would be refused again.
        ({ status }) => status < 500,
        () => false,
      ),
    sendAtLeave: (body) => navigator.sendBeacon(trackingPaths.trackedEvents, body),
  });
  addEventListener('pagehide', () => opened.leave());
  return opened;
}
