import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../test/fake-event-source.ts';
import { closeTestPage, element, openTestPage, PAGE, START } from '../../test/live-page.ts';
import { startLivePage } from './live-page.ts';
import type { LiveFrame, VitrineLive } from './live-types.ts';

const nextFrame = () => vi.advanceTimersByTime(20);
const textOf = (selector: string) => element(selector).textContent;
const button = (outcomeId: string) => element(`[data-outcome="${outcomeId}"]`);

describe('live page', () => {
  let live: VitrineLive;
  let setHidden: (isHidden: boolean) => void;
  let render: (topics: string, version: string) => void;
  beforeEach(() => {
    ({ live, setHidden, render } = openTestPage());
  });
  afterEach(closeTestPage);

  it('continues the stream from the version of the page', () => {
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/live?topics=home&since=abc.7']);
  });

  it('writes odds wherever they stand, at once and then after each animation frame, in the text node that was there', () => {
    const { firstChild } = element('[data-live-odds="o1"]');
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    FakeEventSource.last.send('abc.9', { o: { o1: '1.95', unknown: '2.00' } });
    expect(textOf('[data-live-odds="o1"]')).toBe('1.90');
    nextFrame();
    expect(textOf('button [data-live-odds="o1"]')).toBe('1.95');
    expect(textOf('aside [data-live-odds="o1"]')).toBe('1.95');
    expect(element('[data-live-odds="o1"]').firstChild).toBe(firstChild);
    expect(live.odds('o1')).toBe('1.95');
    expect(live.odds('o2')).toBeUndefined();
  });

  it('shows the direction of a change for 1.5 s from its last change, to the end of a tick', () => {
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90', o2: '3.20' } });
    nextFrame();
    expect(button('o1').dataset['direction']).toBe('up');
    expect(button('o2').dataset['direction']).toBe('down');
    vi.advanceTimersByTime(1_000);
    FakeEventSource.last.send('abc.9', { o: { o1: '1.80' } });
    nextFrame();
    expect(button('o1').dataset['direction']).toBe('down');
    vi.advanceTimersByTime(1_000);
    expect(button('o1').dataset['direction']).toBe('down');
    expect(button('o2').dataset['direction']).toBeUndefined();
    vi.advanceTimersByTime(750);
    expect(button('o1').dataset['direction']).toBeUndefined();
  });

  it('writes the further figures of a match by the names of their nodes', () => {
    FakeEventSource.last.send('abc.8', { d: { 'sr:match:1/corners/home': '4' } });
    nextFrame();
    expect(textOf('[data-live-text]')).toBe('4');
  });

  it('suspends the outcomes of a market and frees them again', () => {
    FakeEventSource.last.send('abc.8', { m: { m1: 'suspended' } });
    nextFrame();
    expect(button('o2').hasAttribute('data-suspended')).toBe(true);
    expect(button('o2').ariaDisabled).toBe('true');
    FakeEventSource.last.send('abc.9', { m: { m1: 'active' } });
    nextFrame();
    expect(button('o2').hasAttribute('data-suspended')).toBe(false);
    expect(button('o2').ariaDisabled).toBeNull();
  });

  it('writes score and period', () => {
    FakeEventSource.last.send('abc.8', {
      s: { 'sr:match:1': { h: 2, a: null, t: '2º tempo', p: '2T' } },
    });
    nextFrame();
    expect(textOf('[data-live-score="sr:match:1:home"]')).toBe('2');
    expect(textOf('[data-live-score="sr:match:1:away"]')).toBe('');
    expect(textOf('[data-live-status="sr:match:1"]')).toBe('2º tempo');
    expect(textOf('[data-live-period="sr:match:1"]')).toBe('2T');
  });

  it('leaves the words of an event that is not live', () => {
    FakeEventSource.last.send('abc.8', { s: { 'sr:match:1': { h: null, a: null } } });
    nextFrame();
    expect(textOf('[data-live-score="sr:match:1:home"]')).toBe('');
    expect(textOf('[data-live-status="sr:match:1"]')).toBe('1º tempo');
    expect(textOf('[data-live-period="sr:match:1"]')).toBe('1T');
  });

  it('FEED-04 lets clocks tick each second, up, down to 0, and not when stopped', () => {
    const clock = '[data-live-clock="sr:match:1"]';
    vi.advanceTimersByTime(3_250);
    expect(textOf(clock)).toBe('10:03');
    FakeEventSource.last.send('abc.7', { now: Date.now() });
    FakeEventSource.last.send('abc.8', { c: { 'sr:match:1': [2, START + 3_250, 0, 'down'] } });
    nextFrame();
    expect(textOf(clock)).toBe('00:02');
    vi.advanceTimersByTime(10_000);
    expect(textOf(clock)).toBe('00:00');
    FakeEventSource.last.send('abc.8', { now: Date.now() });
    FakeEventSource.last.send('abc.9', { c: { 'sr:match:1': [2_700, START, 1, 'up'] } });
    nextFrame();
    vi.advanceTimersByTime(10_000);
    expect(textOf(clock)).toBe('45:00');
  });

  it('lets the clock of a row far off the screen rest, and tick once the row is rendered', () => {
    const clock = element('[data-live-clock="sr:match:1"]');
    let isRendered = false;
    clock.checkVisibility = () => isRendered;
    const before = clock.textContent;
    vi.advanceTimersByTime(3_000);
    expect(clock.textContent).toBe(before);
    isRendered = true;
    vi.advanceTimersByTime(500);
    expect(clock.textContent).toBe('10:03');
  });

  it('changes the clocks of a list one after the other, within a tick', () => {
    const first = element('[data-live-clock="sr:match:1"]');
    const clocks = [first, ...Array.from({ length: 49 }, () => first.cloneNode(true) as Element)];
    first.after(...clocks.slice(1));
    const changed = () => clocks.filter(({ textContent }) => textContent === '10:01').length;
    vi.advanceTimersByTime(1_000);
    const counts = Array.from({ length: 10 }, () => {
      vi.advanceTimersByTime(25);
      return changed();
    });
    const atOnce = counts.map((count, at) => count - (counts[at - 1] ?? 0));
    expect(Math.max(...atOnce)).toBeLessThan(10);
    expect(changed()).toBe(50);
  });

  it('reckons clocks by the server, whatever the time of the device', () => {
    FakeEventSource.last.send('abc.7', { now: START + 3_600_000 });
    FakeEventSource.last.send('abc.8', { c: { 'sr:match:1': [60, START + 3_600_000, 0, 'up'] } });
    nextFrame();
    expect(textOf('[data-live-clock="sr:match:1"]')).toBe('01:00');
  });

  it('rests while the page is hidden and continues from the last frame', () => {
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    setHidden(true);
    expect(FakeEventSource.last.readyState).toBe(2);
    setHidden(false);
    expect(FakeEventSource.last.url).toBe('/live?topics=home&since=abc.8');
  });

  it('stands still while the reader has paused it, clocks too, and catches up after that', async () => {
    const setPaused = async (isPaused: boolean) => {
      document.documentElement.toggleAttribute('data-live-paused', isPaused);
      document.body.append(document.createElement('svg'));
      await vi.advanceTimersByTimeAsync(0);
    };
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    nextFrame();
    await setPaused(true);
    expect(FakeEventSource.last.readyState).toBe(2);
    vi.advanceTimersByTime(10_000);
    setHidden(false);
    render('home,match:sr:match:1', 'abc.20');
    expect(FakeEventSource.last.readyState).toBe(2);
    expect(textOf('[data-live-odds="o1"]')).toBe('1.90');
    expect(textOf('[data-live-clock="sr:match:1"]')).toBe('10:00');

    await setPaused(false);
    expect(FakeEventSource.last.url).toBe('/live?topics=home%2Cmatch%3Asr%3Amatch%3A1&since=abc.8');
    FakeEventSource.last.send('abc.8', { now: Date.now(), o: { o1: '1.90' } });
    FakeEventSource.last.send('abc.9', { o: { o1: '1.95' } });
    vi.advanceTimersByTime(1_000);
    expect(textOf('[data-live-odds="o1"]')).toBe('1.95');
    expect(textOf('[data-live-clock="sr:match:1"]')).toBe('10:11');
  });

  it('takes nothing from the frames of topics that are another tab’s', () => {
    const hear = vi.fn();
    live.subscribe(hear);
    FakeEventSource.last.send('abc.8', { k: 'match:sr:match:9', x: ['sr:match:9'] });
    FakeEventSource.last.send('abc.9', { k: 'home', x: ['sr:match:1'] });
    expect(hear.mock.calls).toEqual([[{ k: 'home', x: ['sr:match:1'] }]]);
  });

  it('follows the topics of the page that came by navigation, from the oldest it may show', () => {
    FakeEventSource.last.send('abc.8', {});
    render('home', 'abc.9');
    expect(FakeEventSource.opened).toHaveLength(1);
    render('home,match:sr:match:1', 'abc.9');
    expect(FakeEventSource.last.url).toBe('/live?topics=home%2Cmatch%3Asr%3Amatch%3A1&since=abc.8');
    FakeEventSource.last.send('abc.11', { now: START });
    render('home', 'abc.10');
    expect(FakeEventSource.last.url).toBe('/live?topics=home&since=abc.10');
    render('', 'abc.12');
    expect(FakeEventSource.last.readyState).toBe(2);
  });

  it('writes again what is newer than a render, quietly, and leaves what the render knew', () => {
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    FakeEventSource.last.send('abc.9', { o: { o2: '3.60' } });
    nextFrame();
    vi.advanceTimersByTime(2_000);
    document.body.innerHTML = PAGE.replaceAll('1.85', '1.91');
    render('home', 'abc.8');
    expect(textOf('[data-live-odds="o1"]')).toBe('1.91');
    expect(textOf('[data-live-odds="o2"]')).toBe('3.60');
    expect(button('o2').dataset['direction']).toBeUndefined();
    expect(live.odds('o1')).toBeUndefined();
  });

  it('writes again what it heard when another process made the page, whose numbers say nothing of that', () => {
    FakeEventSource.last.send('abc.8', { m: { m1: 'suspended' } });
    nextFrame();
    document.body.innerHTML = PAGE;
    render('home', 'def.40');
    expect(button('o1').hasAttribute('data-suspended')).toBe(true);
    expect(FakeEventSource.opened).toHaveLength(1);
    FakeEventSource.last.send('abc.9', { o: { o1: '1.95' } });
    nextFrame();
    expect(textOf('[data-live-odds="o1"]')).toBe('1.95');
  });

  it('asks for everything when another process made the page of new topics', () => {
    FakeEventSource.last.send('abc.8', { m: { m1: 'suspended' } });
    nextFrame();
    document.body.innerHTML = PAGE;
    render('home,match:sr:match:1', 'def.40');
    expect(FakeEventSource.last.url).toBe('/live?topics=home%2Cmatch%3Asr%3Amatch%3A1&since=');
    expect(button('o1').hasAttribute('data-suspended')).toBe(true);
    FakeEventSource.last.send('def.41', { gap: true, m: { m1: 'active' } });
    FakeEventSource.last.send('def.41', { now: Date.now() });
    nextFrame();
    expect(button('o1').hasAttribute('data-suspended')).toBe(false);
  });

  it('shows the direction of a change that was heard just before the page grew', async () => {
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    document.body.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf('[data-live-odds="o1"]')).toBe('1.90');
    expect(button('o1').dataset['direction']).toBe('up');
  });

  it('finds nodes that come later', async () => {
    FakeEventSource.last.send('abc.8', { o: { o3: '5.00' } });
    nextFrame();
    const late = document.createElement('div');
    late.innerHTML = '<span data-live-odds="o3">4.00</span>';
    document.body.append(late);
    await vi.advanceTimersByTimeAsync(40);
    expect(textOf('[data-live-odds="o3"]')).toBe('5.00');
  });

  it('lets rows far off the screen wait a moment, and writes them before a render is known', () => {
    const skippedSpan = element('button [data-live-odds="o1"]');
    for (const span of document.querySelectorAll('[data-live-odds="o1"]')) {
      span.checkVisibility = (options) => !options?.contentVisibilityAuto;
    }
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90', o2: '3.60' } });
    nextFrame();
    expect(textOf('[data-live-odds="o2"]')).toBe('3.60');
    expect(skippedSpan.textContent).toBe('1.85');
    vi.advanceTimersByTime(250);
    expect(skippedSpan.textContent).toBe('1.90');
    expect(button('o1').dataset['direction']).toBeUndefined();

    FakeEventSource.last.send('abc.9', { o: { o1: '1.95' } });
    nextFrame();
    render('home', 'abc.9');
    expect(skippedSpan.textContent).toBe('1.95');
  });

  it('spreads much news over animation frames, and writes the rest before a render is known', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
    const span = (id: string) => `<span data-live-odds="${id}">1.00</span>`;
    document.body.innerHTML = ids.map(span).join('');
    live.sync();
    const written = () => ids.filter((id) => textOf(`[data-live-odds="${id}"]`) === '2.00').length;
    FakeEventSource.last.send('abc.8', { o: Object.fromEntries(ids.map((id) => [id, '2.00'])) });
    nextFrame();
    const first = written();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(40);
    nextFrame();
    expect(written()).toBeGreaterThan(first);
    render('home', 'abc.8');
    expect(written()).toBe(40);
  });

  it('drops an older frame, and takes any of another server process', () => {
    FakeEventSource.last.send('abc.9', { o: { o1: '1.90' } });
    FakeEventSource.last.send('abc.8', { o: { o1: '1.10' } });
    nextFrame();
    expect(textOf('[data-live-odds="o1"]')).toBe('1.90');
    FakeEventSource.last.send('def.1', { gap: true, o: { o1: '2.10' } });
    nextFrame();
    expect(textOf('[data-live-odds="o1"]')).toBe('2.10');
  });

  it('CAT-18 tells the first listener that a market opened whose place has words', () => {
    document.body.innerHTML = '<p data-awaited="m9">Mercado suspenso</p>';
    const live = startLivePage(globalThis);
    FakeEventSource.last.send('abc.7', { now: START });
    FakeEventSource.last.send('abc.8', { m: { m8: 'active', m9: 'suspended' } });
    const hear = vi.fn();
    live.subscribe(hear)();
    expect(hear).not.toHaveBeenCalled();
    FakeEventSource.last.send('abc.9', { m: { m9: 'active' } });
    live.subscribe(hear)();
    expect(hear.mock.calls).toEqual([[{ gap: true }]]);
  });

  it.each<LiveFrame>([{ x: ['sr:match:1'] }, { gap: true }, { f: false }, { f: true }])(
    'tells a first listener that a change of the page was missed: %o',
    (missed) => {
      const hear = vi.fn();
      FakeEventSource.last.send('abc.8', missed);
      live.subscribe(hear);
      expect(hear.mock.calls).toEqual([[{ gap: true }]]);
    },
  );

  it('tells each frame to those who listen', () => {
    const heard: LiveFrame[] = [];
    FakeEventSource.last.send('abc.8', { o: { o1: '1.85' } });
    const stop = live.subscribe((frame) => heard.push(frame));
    expect(heard).toEqual([]);
    FakeEventSource.last.send('abc.9', { o: { o1: '1.90' } });
    expect(heard.at(-1)).toEqual({ o: { o1: '1.90' } });
    stop();
    FakeEventSource.last.send('abc.10', { o: { o1: '1.95' } });
    expect(heard).toHaveLength(1);
  });
});
