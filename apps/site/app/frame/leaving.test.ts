// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from './leaving.ts';

/** A page whose requests all break off. */
function openPage() {
  const page = Object.assign(new EventTarget(), {
    fetch: () => Promise.reject(new TypeError('NetworkError')),
    setTimeout: globalThis.setTimeout,
  }) as unknown as Window & typeof globalThis;
  watchLeaving(page);
  return {
    page,
    whileLeaving: () => page.whileLeaving?.() ?? Promise.reject(new Error('not set')),
  };
}

/** Whether a promise has ended by now. */
async function hasEnded(promise: Promise<unknown>): Promise<boolean> {
  let ended = false;
  const end = () => (ended = true);
  promise.then(end, end);
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

describe('a page that is left', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fails at once while it stands', async () => {
    const { page, whileLeaving } = openPage();
    await expect(page.fetch('/esportes')).rejects.toThrow('NetworkError');
    expect(await hasEnded(whileLeaving())).toBe(true);
  });

  it('says nothing of what breaks off on the way to the next page', async () => {
    const { page, whileLeaving } = openPage();
    page.dispatchEvent(new Event('beforeunload'));
    expect(await hasEnded(page.fetch('/esportes'))).toBe(false);
    expect(await hasEnded(whileLeaving())).toBe(false);
  });

  it('fails after all when it was not left, as by a download', async () => {
    const { page } = openPage();
    page.dispatchEvent(new Event('beforeunload'));
    const failed = page.fetch('/esportes');
    failed.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(failed).rejects.toThrow('NetworkError');
  });

  it('fails at once when the browser has brought it back', async () => {
    const { page, whileLeaving } = openPage();
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('pageshow'));
    expect(await hasEnded(whileLeaving())).toBe(true);
  });
});
