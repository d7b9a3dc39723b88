import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { type ComponentType, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateComponent } from './late-component.tsx';

const part = { default: () => <p>the part</p> };
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

/** The page around a part once everything on it has come. */
async function shown(Late: ComponentType): Promise<string> {
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <main>
      <Suspense fallback={<p>on its way</p>}>
        <Late />
      </Suspense>
    </main>,
    { onAllReady: () => void pipe(page) },
  );
  return text(page);
}

describe('a component whose script comes late', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('SHELL-03 is asked for again after 2 s, 4 s and so on until its script can be had', async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockImplementationOnce(refused)
      .mockImplementationOnce(refused)
      .mockResolvedValue(part);
    const page = shown(lateComponent(load));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await page).toContain('the part');
  });

  it('is asked for once a minute at most', async () => {
    const load = vi.fn(refused);
    void shown(lateComponent(load));
    await vi.advanceTimersByTimeAsync(62_000);
    expect(load).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).toHaveBeenCalledTimes(8);
  });

  it('has something in its place at once, where that is given', async () => {
    const page = shown(lateComponent(refused, () => <p>the plain way</p>));
    expect(await page).toContain('the plain way');
  });

  it('waits for good where the page is loaded again in its place', async () => {
    const load = vi.fn(() => Promise.resolve(undefined));
    void shown(lateComponent(load, () => <p>the plain way</p>));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
