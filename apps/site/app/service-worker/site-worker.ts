import { OFFLINE_PATH, STATIC_FILES } from './worker-paths.ts';

/** The part of a service worker's scope that the site's worker needs. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
}

/** Each release has a cache of its own, so that none serves the files of another. */
const PREFIX = 'release-';

/**
 * What the service worker does. It keeps files with a hash in their name and the offline page, which
 * are the same for everybody. A page or an answer for one visitor never comes into the cache: requests
 * for them are not touched, except that the offline page stands in for a page that can't be reached.
 */
export function siteWorker(version: string, { caches, fetch, origin }: WorkerScope) {
  const name = PREFIX + version;

  async function storedFile(request: Request): Promise<Response> {
    const cache = await caches.open(name);
    const kept = await cache.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200 && answer.type === 'basic') await cache.put(request, answer.clone());
    return answer;
  }

  async function pageOrOffline(request: Request, preloaded: Promise<unknown>): Promise<Response> {
    try {
      return ((await preloaded) as Response | undefined) ?? (await fetch(request));
    } catch (error) {
      const offline = await (await caches.open(name)).match(OFFLINE_PATH);
      if (!offline) throw error;
      return offline;
    }
  }

  return {
    /** Reads the offline page, so that it is there when the network is not. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      const page = await fetch(OFFLINE_PATH, { cache: 'reload', credentials: 'omit' });
      if (page.status !== 200) throw new Error(`The offline page answered ${page.status}`);
      await cache.put(OFFLINE_PATH, page);
    },
    /** Removes the files of every other release. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter(
        (other) => other.startsWith(PREFIX) && other !== name,
      );
      await Promise.all(others.map((other) => caches.delete(other)));
    },
    /** The answer of the worker; null leaves the request to the browser. */
    answer(
      request: Pick<Request, 'method' | 'url' | 'mode'>,
      preloaded: Promise<unknown> = Promise.resolve(undefined),
    ): Promise<Response> | null {
      if (request.method !== 'GET') return null;
      const url = new URL(request.url);
      if (url.origin !== origin) return null;
      if (request.mode === 'navigate') return pageOrOffline(request as Request, preloaded);
      return url.pathname.startsWith(STATIC_FILES) ? storedFile(request as Request) : null;
    },
  };
}
