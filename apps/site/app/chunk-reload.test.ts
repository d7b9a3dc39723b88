import { describe, expect, it } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

/** A page whose browser keeps one cookie, or none. */
function openPage({ onLine = true, keepsCookies = true } = {}) {
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
  const location = { reload: () => (reloads += 1) };
  const page = { navigator: { onLine }, document, location } as unknown as Window;
  return { page, written, reloads: () => reloads, forget: () => (kept = '') };
}

describe('a chunk that could not be loaded', () => {
  it('SHELL-03 loads the page again once per five minutes, by a cookie', () => {
    const { page, written, reloads, forget } = openPage();
    expect(reloadForChunk(page)).toBe(true);
    expect(written).toEqual(['chunk-reload=1; Max-Age=300; Path=/; SameSite=Lax']);
    expect([reloadForChunk(page), reloadForChunk(page)]).toEqual([false, false]);
    expect(reloads()).toBe(1);
    forget();
    expect(reloadForChunk(page)).toBe(true);
    expect(reloads()).toBe(2);
  });

  it.each([{ onLine: false }, { keepsCookies: false }])(
    'SHELL-03 leaves the page with %o',
    (given) => {
      const { page, reloads } = openPage(given);
      expect(reloadForChunk(page)).toBe(false);
      expect(reloads()).toBe(0);
    },
  );
});
