/// <reference lib="webworker" />
import { noticeOf, openPageOf, type ShownNotice } from './notices.ts';
import { siteWorker } from './site-worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** Names the files of this release; the build writes it. */
declare const __RELEASE__: string;

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

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text(), self.location.hostname);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data as ShownNotice['options']['data'];
  event.waitUntil(
    openPageOf(data, {
      origin: self.location.origin,
      pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
      open: (address) => self.clients.openWindow(address),
    }),
  );
});
