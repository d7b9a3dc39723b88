import { describe, expect, it, vi } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

const GONE = 0;

/** A page whose browser keeps one cookie, or none. */
function openPage({ onLine = true, keepsCookies = true, answer = 200 } = {}) {
  const written: string[] = [];
  let kept = '';
  let reloads = 0;
  const document = {
    get cookie() {
      return kept;
    },
    set cookie(line: string) {
      written.push(line);
      if (keepsCookies) kept = line.split(';', 1)[0] ?? '';
    },
  };
  const location = {
    href: 'https://site.test/esportes',
    protocol: 'https:',
    reload: () => (reloads += 1),
  };
  const fetch = (address: string) => {
    expect(address).toBe(location.href);
    return answer === GONE
      ? Promise.reject(new TypeError('gone'))
      : Promise.resolve(new Response(null, { status: answer }));
  };
  const page = { navigator: { onLine }, document, location, fetch } as unknown as Window;
  return { page, written, reloads: () => reloads, forget: () => (kept = '') };
}

describe('a chunk that could not be loaded', () => {
  it('SHELL-03 loads the page again once per five minutes, by a cookie', async () => {
    const { page, written, reloads, forget } = openPage();
    expect(await reloadForChunk(page)).toBe(true);
    expect(written).toEqual(['chunk-reload=1; Max-Age=300; Path=/; SameSite=Lax; Secure']);
    expect([await reloadForChunk(page), await reloadForChunk(page)]).toEqual([false, false]);
    expect(reloads()).toBe(1);
    forget();
    expect(await reloadForChunk(page)).toBe(true);
    expect(reloads()).toBe(2);
  });

  it.each([
    ['when a script fails', [true, false]],
    ['while the site is asked for', [false, true]],
  ] as const)('waits for a page that is left for another %s', async (_, leaving) => {
    const { page, reloads } = openPage();
    const asked = leaving.values();
    let stay: (() => void) | undefined;
    page.whileLeaving = () =>
      asked.next().value ? new Promise((resolve) => (stay = resolve)) : Promise.resolve();
    const reloaded = reloadForChunk(page);
    await vi.waitUntil(() => stay);
    expect(reloads()).toBe(0);
    stay?.();
    expect(await reloaded).toBe(true);
  });

  it.each([{ onLine: false }, { keepsCookies: false }, { answer: GONE }, { answer: 502 }])(
    'SHELL-03 leaves the page with %o',
    async (given) => {
      const { page, reloads } = openPage(given);
      expect(await reloadForChunk(page)).toBe(false);
      expect(reloads()).toBe(0);
    },
  );
});
