import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundBucket, isBackgroundLoadEnabled, loadInBackground } from './background-load.ts';

function storageOf(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

describe('the background-load bucket', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('FEED-10 is drawn once and kept in the browser', () => {
    const storage = storageOf();
    expect(
      backgroundBucket(
        () => storage,
        () => 0.425,
      ),
    ).toBe(42);
    expect(
      backgroundBucket(
        () => storage,
        () => 0.01,
      ),
    ).toBe(42);
  });

  it('FEED-10 is none where the browser keeps nothing, and drawn anew over what is no bucket', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(backgroundBucket(refuse, () => 0)).toBeNull();
    const storage = storageOf({ 'background-load': 'x' });
    expect(
      backgroundBucket(
        () => storage,
        () => 0.07,
      ),
    ).toBe(7);
  });

  it.each([
    [0, true],
    [1, true],
    [2, false],
    [99, false],
    [null, false],
  ])('FEED-10 of %s enables background loading: %s', (bucket, isEnabled) => {
    expect(isBackgroundLoadEnabled(bucket)).toBe(isEnabled);
  });

  it('FEED-10 loads the scripts of the next pages where it is at most 1, and nothing elsewhere', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(address);
      return Promise.reject(new TypeError('offline'));
    });
    const manifest = {
      routes: { 'routes/sportsbook/event': { module: '/event.js', imports: ['/shared.js'] } },
    };
    vi.stubGlobal('localStorage', storageOf({ 'background-load': '2' }));
    await loadInBackground(manifest);
    expect(fetched).toEqual([]);
    vi.stubGlobal('localStorage', storageOf({ 'background-load': '1' }));
    await loadInBackground(manifest);
    expect(fetched).toEqual(['/event.js', '/shared.js']);
  });
});
