// @vitest-environment happy-dom
import { act, type ComponentType, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateComponent } from './late-component.tsx';

const part = { default: () => <p>the part</p> };
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

let page: HTMLElement;
let root: Root;

/** Puts a page with the part on the screen, and waits for what comes at once. */
async function show(Late: ComponentType): Promise<void> {
  await act(async () =>
    root.render(
      <Suspense fallback="on its way">
        the page <Late />
      </Suspense>,
    ),
  );
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a component whose script comes late', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page = document.createElement('div');
    root = createRoot(page);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('SHELL-03 leaves the page without it, and comes once its script can be had: after 2 s, 4 s and so on', async () => {
    const load = vi
      .fn<() => Promise<typeof part>>()
      .mockImplementationOnce(refused)
      .mockImplementationOnce(refused)
      .mockResolvedValue(part);
    await show(lateComponent(load));
    expect(page.textContent).toBe('the page ');
    await later(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    await later(3_999);
    expect(page.textContent).toBe('the page ');
    await later(1);
    expect(page.textContent).toBe('the page the part');
  });

  it('is asked for once a minute at most, and no longer once the page is left', async () => {
    const load = vi.fn(refused);
    await show(lateComponent(load));
    await later(62_000);
    expect(load).toHaveBeenCalledTimes(6);
    await later(120_000);
    expect(load).toHaveBeenCalledTimes(8);
    await act(async () => root.render('another page'));
    await later(600_000);
    expect(load).toHaveBeenCalledTimes(8);
  });

  it('has something in its place for good, where that is given', async () => {
    const load = vi.fn(refused);
    await show(lateComponent(load, () => <p>the plain way</p>));
    await later(60_000);
    expect(page.textContent).toBe('the page the plain way');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is waited for where the page is loaded again in its place', async () => {
    const load = vi.fn(() => Promise.resolve(undefined));
    await show(lateComponent(load, () => <p>the plain way</p>));
    await later(600_000);
    expect(page.textContent).toBe('on its way');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
