import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../test/fake-event-source.ts';
import { closeTestPage, element, openTestPage } from '../../test/live-page.ts';
import type { LiveFrame } from './live-types.ts';

const isLost = () => document.documentElement.hasAttribute('data-live-lost');
const isSaid = () => document.documentElement.hasAttribute('data-live-cut');
const textOf = (selector: string) => element(selector).textContent;
const button = (outcomeId: string) => element(`[data-outcome="${outcomeId}"]`);

describe('a live page whose connection is cut', () => {
  let setHidden: (isHidden: boolean) => void;
  beforeEach(() => {
    ({ setHidden } = openTestPage());
  });
  afterEach(closeTestPage);

  it('locks all prices when nothing is heard for 1.7 s, and frees them once it has caught up', () => {
    vi.advanceTimersByTime(1_600);
    FakeEventSource.last.send('abc.7', {});
    vi.advanceTimersByTime(1_600);
    expect(isLost()).toBe(false);
    FakeEventSource.last.onerror?.();
    vi.advanceTimersByTime(100);
    expect([isLost(), isSaid()]).toEqual([true, true]);
    vi.advanceTimersByTime(3_500);
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' }, m: { m1: 'suspended' } });
    expect(isLost()).toBe(true);
    FakeEventSource.last.send('abc.8', { now: Date.now() });
    vi.advanceTimersByTime(0);
    expect([isLost(), isSaid()]).toEqual([false, false]);
    expect(textOf('[data-live-odds="o1"]')).toBe('1.90');
    expect(button('o1').hasAttribute('data-suspended')).toBe(true);
  });

  it.each<LiveFrame>([{}, { gap: true, k: 'home', o: { o1: '1.90' } }])(
    'keeps all prices locked on a new stream that has not told all that was missed: %o',
    (first) => {
      vi.advanceTimersByTime(1_700);
      FakeEventSource.last.onerror?.();
      vi.advanceTimersByTime(3_500);
      FakeEventSource.last.send('abc.8', first);
      vi.advanceTimersByTime(1_000);
      expect(isLost()).toBe(true);
      FakeEventSource.last.send('abc.9', { m: { m1: 'suspended' } });
      FakeEventSource.last.send('abc.9', { now: Date.now() });
      vi.advanceTimersByTime(0);
      expect(isLost()).toBe(false);
      expect(button('o1').hasAttribute('data-suspended')).toBe(true);
    },
  );

  it('locks all prices when only pulses come of a new stream, and asks from the last frame that it heard', () => {
    FakeEventSource.last.send('abc.8', {});
    FakeEventSource.last.move();
    vi.advanceTimersByTime(300);
    for (let pulses = 0; pulses < 3; pulses += 1) {
      FakeEventSource.last.send('', {});
      vi.advanceTimersByTime(800);
    }
    expect(isLost()).toBe(true);
    FakeEventSource.last.send('abc.9', { o: { o1: '1.90' } });
    FakeEventSource.last.onerror?.();
    vi.advanceTimersByTime(3_500);
    expect(FakeEventSource.last.url).toBe('/live?topics=home&since=abc.8');
  });

  it('frees the prices of a stream that only stood still once what was late has been read', () => {
    vi.advanceTimersByTime(2_000);
    expect(isLost()).toBe(true);
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    FakeEventSource.last.send('abc.9', { m: { m1: 'suspended' } });
    expect(isLost()).toBe(true);
    vi.advanceTimersByTime(150);
    expect(isLost()).toBe(false);
    expect(button('o1').hasAttribute('data-suspended')).toBe(true);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it.each(['an error', 'silence'])('connects again after %s, within 5 s each time', (end) => {
    FakeEventSource.last.send('abc.8', {});
    for (const streams of [2, 3, 4]) {
      if (end === 'an error') FakeEventSource.last.onerror?.();
      vi.advanceTimersByTime(4_600);
      expect(FakeEventSource.opened.length).toBeGreaterThanOrEqual(streams);
      expect(FakeEventSource.open).toHaveLength(1);
      expect(FakeEventSource.last.url).toBe('/live?topics=home&since=abc.8');
    }
  });

  it('opens its stream anew at once when the site is about to stop, and locks nothing', () => {
    FakeEventSource.last.send('abc.8', {});
    FakeEventSource.last.move();
    expect(FakeEventSource.open).toHaveLength(0);
    vi.advanceTimersByTime(300);
    expect(FakeEventSource.last.url).toBe('/live?topics=home&since=abc.8');
    expect(FakeEventSource.open).toHaveLength(1);
    expect(isLost()).toBe(false);
  });

  it('is locked at once when it comes back after more than 1.7 s, until it has caught up', () => {
    setHidden(true);
    vi.advanceTimersByTime(1_500);
    setHidden(false);
    expect(isLost()).toBe(false);
    FakeEventSource.last.send('abc.8', { now: Date.now() });
    setHidden(true);
    vi.advanceTimersByTime(60_000);
    expect(isLost()).toBe(false);
    setHidden(false);
    expect(isLost()).toBe(true);
    FakeEventSource.last.send('abc.9', { m: { m1: 'suspended' } });
    FakeEventSource.last.send('abc.9', { now: Date.now() });
    vi.advanceTimersByTime(0);
    expect(isLost()).toBe(false);
    expect(button('o1').hasAttribute('data-suspended')).toBe(true);
  });

  it('is locked when it comes back where the device’s clock was put back meanwhile', () => {
    FakeEventSource.last.send('abc.8', { now: Date.now() });
    setHidden(true);
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    setHidden(false);
    expect(isLost()).toBe(true);
    FakeEventSource.last.send('abc.9', { now: Date.now() });
    vi.advanceTimersByTime(0);
    expect(isLost()).toBe(false);
  });

  it('says nothing of a cut connection when it comes back, unless it has not caught up after 1.7 s', () => {
    setHidden(true);
    vi.advanceTimersByTime(60_000);
    setHidden(false);
    vi.advanceTimersByTime(1_600);
    expect([isLost(), isSaid()]).toEqual([true, false]);
    FakeEventSource.last.send('abc.9', { now: Date.now() });
    vi.advanceTimersByTime(0);
    expect([isLost(), isSaid()]).toEqual([false, false]);
    setHidden(true);
    vi.advanceTimersByTime(60_000);
    setHidden(false);
    vi.advanceTimersByTime(1_700);
    expect([isLost(), isSaid()]).toEqual([true, true]);
    setHidden(true);
    expect([isLost(), isSaid()]).toEqual([false, false]);
  });

  it('is not locked while it is hidden or paused', () => {
    vi.advanceTimersByTime(2_000);
    setHidden(true);
    expect(isLost()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(isLost()).toBe(false);
    expect(FakeEventSource.open).toHaveLength(0);
  });
});
