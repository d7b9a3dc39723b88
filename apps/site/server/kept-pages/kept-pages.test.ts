import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptPage } from './kept-page.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';

let now: number;
let structure: string;
let pages: KeptPages;
const make = vi.fn<() => Promise<KeptPage | null>>();

const DOCUMENT = { followsStructure: false, make };
const DATA = { followsStructure: true, make };

beforeEach(() => {
  now = 1_000_000;
  structure = 'e.1';
  pages = keptPages({ now: () => now, structureVersion: () => structure });
  make.mockReset().mockImplementation(() => Promise.resolve({ send: () => Promise.resolve() }));
});

describe('keptPages', () => {
  it('makes a page once for all who ask while it is made and for a second', async () => {
    const [first, second] = await Promise.all([
      pages.page('a', DOCUMENT),
      pages.page('a', DOCUMENT),
    ]);
    now += 1_000;
    expect(await pages.page('a', DOCUMENT)).toBe(first);
    expect(second).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    now += 1;
    expect(await pages.page('a', DOCUMENT)).not.toBe(first);
  });

  it('keeps pages apart by their keys', async () => {
    expect(await pages.page('a', DOCUMENT)).not.toBe(await pages.page('b', DOCUMENT));
  });

  it('makes data anew after a change of structure, though at most ten times a second', async () => {
    const before = await pages.page('a', DATA);
    structure = 'e.2';
    now += 100;
    expect(await pages.page('a', DATA)).toBe(before);
    now += 1;
    expect(await pages.page('a', DATA)).not.toBe(before);
  });

  it('leaves a page as it is after a change of structure: its stream tells it', async () => {
    const before = await pages.page('a', DOCUMENT);
    structure = 'e.2';
    now += 500;
    expect(await pages.page('a', DOCUMENT)).toBe(before);
  });

  it('makes a page anew when the clock was set back, which would have kept it for as long', async () => {
    const before = await pages.page('a', DOCUMENT);
    const data = await pages.page('b', DATA);
    now -= 3_600_000;
    expect(await pages.page('a', DOCUMENT)).not.toBe(before);
    expect(await pages.page('b', DATA)).not.toBe(data);
  });

  it('remembers what can’t be kept, and forgets what failed', async () => {
    make.mockResolvedValueOnce(null);
    expect(await pages.page('a', DOCUMENT)).toBeNull();
    expect(await pages.page('a', DOCUMENT)).toBeNull();
    expect(make).toHaveBeenCalledTimes(1);
    make.mockRejectedValueOnce(new Error('no answer'));
    await expect(pages.page('b', DOCUMENT)).rejects.toThrow('no answer');
    expect(await pages.page('b', DOCUMENT)).not.toBeNull();
  });
});
