import { WORKER_PATH } from './worker-paths.ts';

/** Registers the service worker; a browser that refuses works without one. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  await navigator.serviceWorker?.register(WORKER_PATH).catch(() => undefined);
}
