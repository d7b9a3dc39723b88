import { describe, expect, it } from 'vitest';
import { siteWorker, type WorkerScope } from './site-worker.ts';

const ORIGIN = 'https://site.example';

/** A browser's caches and a network that can be cut. */
function openScope() {
  const caches = new Map<string, Map<string, Response>>();
  const network = { isUp: true, asked: [] as string[] };
  const keyOf = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const scope: WorkerScope = {
    origin: ORIGIN,
    caches: {
      open: (name) => {
        const kept = caches.get(name) ?? new Map<string, Response>();
        caches.set(name, kept);
        return Promise.resolve({
          match: (request: Request | string) => Promise.resolve(kept.get(keyOf(request))?.clone()),
          put: (request: Request | string, answer: Response) =>
            Promise.resolve(void kept.set(keyOf(request), answer)),
        } as unknown as Cache);
      },
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name) => Promise.resolve(caches.delete(name)),
    },
    fetch: (request) => {
      network.asked.push(keyOf(request));
      if (!network.isUp) return Promise.reject(new TypeError('Failed to fetch'));
      const answer = new Response(`answer of ${keyOf(request)}`);
      return Promise.resolve(Object.defineProperty(answer, 'type', { value: 'basic' }));
    },
  };
  const kept = () =>
    [...caches].flatMap(([name, files]) => [...files.keys()].map((path) => `${name} ${path}`));
  return { scope, network, kept };
}

function request(path: string, init: { method?: string; mode?: string } = {}) {
  const { method = 'GET', mode = 'cors' } = init;
  return Object.defineProperty(new Request(new URL(path, ORIGIN), { method }), 'mode', {
    value: mode,
  });
}

const page = (path: string) => request(path, { mode: 'navigate' });

describe('the service worker', () => {
  it('keeps no page of a bettor, no answer of a call and no form', async () => {
    const { scope, kept } = openScope();
    const worker = siteWorker('1', scope);
    await worker.install();
    for (const path of ['/account', '/transactions', '/bet-slip']) await worker.answer(page(path));
    for (const path of ['/balance', '/account.data', '/live', '/bet-history/updates', '/offline']) {
      expect(worker.answer(request(path)), path).toBeNull();
    }
    expect(worker.answer(request('/bet-slip', { method: 'POST' }))).toBeNull();
    expect(worker.answer(request('https://operator.example/assets/a.js'))).toBeNull();
    expect(kept()).toEqual(['release-1 /offline']);
  });

  it('asks for a file of the release once', async () => {
    const { scope, network, kept } = openScope();
    const worker = siteWorker('1', scope);
    await worker.answer(request('/assets/root-abc.js'));
    network.isUp = false;
    const again = await worker.answer(request('/assets/root-abc.js'));
    expect(await again?.text()).toBe('answer of /assets/root-abc.js');
    expect(network.asked).toEqual(['/assets/root-abc.js']);
    expect(kept()).toEqual(['release-1 /assets/root-abc.js']);
  });

  it('shows the offline page in place of a page that can not be reached', async () => {
    const { scope, network } = openScope();
    const worker = siteWorker('1', scope);
    await worker.install();
    expect(await (await worker.answer(page('/esportes')))?.text()).toBe('answer of /esportes');
    network.isUp = false;
    expect(await (await worker.answer(page('/account')))?.text()).toBe('answer of /offline');
  });

  it('takes the page that the browser has already asked for', async () => {
    const { scope, network } = openScope();
    const preloaded = Promise.resolve(new Response('preloaded'));
    const answer = await siteWorker('1', scope).answer(page('/esportes'), preloaded);
    expect(await answer?.text()).toBe('preloaded');
    expect(network.asked).toEqual([]);
  });

  it('replaces the files of the release before, and leaves other caches alone', async () => {
    const { scope, kept } = openScope();
    await siteWorker('1', scope).answer(request('/assets/root-abc.js'));
    await (await scope.caches.open('of-another')).put('/x', new Response());
    const next = siteWorker('2', scope);
    await next.install();
    await next.activate();
    expect(kept()).toEqual(['of-another /x', 'release-2 /offline']);
  });

  it('does not install without the offline page', async () => {
    const { scope, network } = openScope();
    network.isUp = false;
    await expect(siteWorker('1', scope).install()).rejects.toThrow('Failed to fetch');
  });
});
