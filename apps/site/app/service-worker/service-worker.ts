/// <reference lib="webworker" />
import { siteWorker } from './site-worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** Names the files of this release; the build writes it. */
declare const __RELEASE__: string;

/** Listeners for other events, such as those of notices, are added below in their own files. */
const worker = siteWorker(__RELEASE__, {
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  origin: self.location.origin,
});

self.addEventListener('install', (event) => {
  event.waitUntil(worker.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.activate(),
      // The browser asks for the page while the worker starts.
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request, event.preloadResponse);
  if (answer) event.respondWith(answer);
});
