import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../../../test/fake-event-source.ts';
import type { LiveFrame } from '../live-types.ts';
import type { LiveConnection } from './live-connection.ts';
import { sharedConnection } from './shared-connection.ts';

/** A tab of the browser, and what it has heard. */
interface Tab {
  readonly connection: LiveConnection;
  readonly heard: (readonly [version: string, frame: LiveFrame])[];
}

const START = 1_700_000_000_000;

function until(holds: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(holds, { timeout: 10_000 });
}

describe('the connection of several tabs', () => {
  let tabs: Tab[];
  beforeEach(() => {
    vi.stubGlobal('EventSource', FakeEventSource);
    FakeEventSource.opened = [];
    tabs = [];
  });
  afterEach(async () => {
    for (const { connection } of tabs) connection.close();
    vi.unstubAllGlobals();
    // The next test's tabs would wait for locks that these still let go of.
    await until(async () => {
      const { held, pending } = await navigator.locks.query();
      expect([...(held ?? []), ...(pending ?? [])]).toEqual([]);
    });
  });

  function openTab(topics: string, since: string): Tab {
    const heard: Tab['heard'] = [];
    const connection = sharedConnection((...frame) => heard.push(frame), globalThis);
    connection.open(topics, since);
    const tab = { connection, heard };
    tabs.push(tab);
    return tab;
  }

  const address = (topics: string, since: string) =>
    `/live?topics=${encodeURIComponent(topics)}&since=${since}`;

  function untilOpened(topics: string, since: string): Promise<void> {
    return until(() => {
      expect(FakeEventSource.last.url).toBe(address(topics, since));
      expect(FakeEventSource.open).toEqual([FakeEventSource.last]);
    });
  }

  /** Two tabs of the same topic that have both heard frame 8. */
  async function openTwo(): Promise<readonly [Tab, Tab]> {
    const first = openTab('home', 'abc.7');
    await untilOpened('home', 'abc.7');
    FakeEventSource.last.send('abc.7', { now: Date.now() });
    const second = openTab('home', 'abc.7');
    await until(() => expect(second.heard).toHaveLength(1));
    FakeEventSource.last.send('abc.8', { o: { o1: '1.90' } });
    await until(() => expect(second.heard.at(-1)?.[0]).toBe('abc.8'));
    expect(FakeEventSource.opened).toHaveLength(1);
    return [first, second];
  }

  it('is one for all, and each tab hears every frame', async () => {
    const [first, second] = await openTwo();
    FakeEventSource.last.send('abc.9', { o: { o1: '1.95' } });
    await until(() => expect(second.heard.at(-1)).toEqual(['abc.9', { o: { o1: '1.95' } }]));
    expect(first.heard.at(-1)).toEqual(['abc.9', { o: { o1: '1.95' } }]);
  });

  it('has the topics of all tabs, and of a tab that has gone to another page', async () => {
    const [first, second] = await openTwo();
    second.connection.open('match:sr:match:1', 'abc.8');
    await untilOpened('home,match:sr:match:1', 'abc.8');
    first.connection.open('prematch:sr:sport:1', 'abc.9');
    await untilOpened('match:sr:match:1,prematch:sr:sport:1', 'abc.8');
  });

  it('goes back to what a tab has missed whose page is older, and to all for another process', async () => {
    await openTwo();
    openTab('home', 'abc.3');
    await untilOpened('home', 'abc.3');
    FakeEventSource.last.send('abc.4', {});
    openTab('home', 'def.1');
    await untilOpened('home', '');
  });

  it('tells a tab that joins a running stream the server’s time', async () => {
    openTab('home', 'abc.7');
    await untilOpened('home', 'abc.7');
    FakeEventSource.last.send('abc.7', { now: Date.now() + 3_600_000 });
    const second = openTab('home', 'abc.7');
    await until(() => expect(second.heard).toHaveLength(1));
    expect((second.heard[0]?.[1].now ?? 0) - Date.now()).toBeCloseTo(3_600_000, -3);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('tells the other tabs nothing of a new stream, and a tab that joins no time, before its greeting', async () => {
    const [first, second] = await openTwo();
    FakeEventSource.last.move();
    await until(() => expect(FakeEventSource.opened).toHaveLength(2));
    FakeEventSource.last.send('abc.9', { gap: true });
    const third = openTab('home', 'abc.8');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(third.heard).toEqual([]);
    expect([first, second].map(({ heard }) => heard.at(-1)?.[0])).toEqual(['abc.8', 'abc.8']);
    FakeEventSource.last.send('abc.9', { now: START });
    for (const { heard } of tabs) {
      await until(() =>
        expect(heard.slice(-2)).toEqual([
          ['abc.9', { gap: true }],
          ['abc.9', { now: START }],
        ]),
      );
    }
  });

  it('is taken over by another tab within a second when its tab closes, from the last frame', async () => {
    const [first, second] = await openTwo();
    const third = openTab('match:sr:match:1', 'abc.8');
    await untilOpened('home,match:sr:match:1', 'abc.8');
    FakeEventSource.last.send('abc.9', { now: Date.now() });
    await until(() => expect(third.heard.at(-1)?.[0]).toBe('abc.9'));
    const closedAt = performance.now();
    first.connection.close();
    await untilOpened('home,match:sr:match:1', 'abc.9');
    expect(performance.now() - closedAt).toBeLessThan(1_000);
    FakeEventSource.last.send('abc.10', { now: Date.now() });
    for (const { heard } of [second, third]) {
      await until(() => expect(heard.at(-1)?.[0]).toBe('abc.10'));
    }
    expect(first.heard.at(-1)?.[0]).toBe('abc.9');
  });

  it('rests with the last tab, and begins again with the next', async () => {
    const [first, second] = await openTwo();
    second.connection.close();
    first.connection.close();
    expect(FakeEventSource.open).toEqual([]);
    second.connection.open('home', 'abc.8');
    await untilOpened('home', 'abc.8');
  });

  it('is the tab’s own when the leader has no room for its topics', async () => {
    const topics = Array.from({ length: 40 }, (_, index) => `match:sr:match:${index}`).join();
    openTab(topics, 'abc.7');
    await until(() => expect(FakeEventSource.open).toHaveLength(1));
    const other = openTab('home', 'abc.7');
    await until(() => expect(FakeEventSource.open).toHaveLength(2));
    expect(FakeEventSource.last.url).toBe(address('home', 'abc.7'));
    FakeEventSource.open[0]?.send('abc.8', { now: Date.now() });
    FakeEventSource.last.send('abc.9', { now: Date.now() });
    expect(other.heard.map(([version]) => version)).toEqual(['abc.9']);
  });

  it('is the tab’s own when the leader says nothing any more', async () => {
    vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const turn = () => new Promise(setImmediate);
      const [first, second] = [openTab('home', 'abc.7'), openTab('home', 'abc.7')];
      // The leader tries again after 4.3 s of silence; here nothing tells the other tab of it.
      vi.spyOn(Math, 'random').mockReturnValue(0.9);
      for (let turns = 0; turns < 50; turns += 1) await turn();
      expect(FakeEventSource.open).toHaveLength(1);
      vi.advanceTimersByTime(4_200);
      expect(FakeEventSource.opened).toHaveLength(1);
      vi.advanceTimersByTime(1_900);
      expect(FakeEventSource.open).toHaveLength(2);
      expect([first, second].map(({ heard }) => heard)).toEqual([[], []]);
    } finally {
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
  });

  it.each(['locks', 'BroadcastChannel'])('is the tab’s own in a browser without %s', (missing) => {
    if (missing === 'locks') vi.stubGlobal('navigator', {});
    else vi.stubGlobal('BroadcastChannel', undefined);
    openTab('home', 'abc.7');
    openTab('home', 'abc.7');
    expect(FakeEventSource.open.map(({ url }) => url)).toEqual([
      address('home', 'abc.7'),
      address('home', 'abc.7'),
    ]);
  });
});
