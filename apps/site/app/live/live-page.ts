import { formatClock, readClock, type MatchClock } from '@vitrine/betting/sportsbook/clock';
import { isLongOddsText } from '@vitrine/betting/base/odds-format';
import type { MarketStatus } from '@vitrine/betting/sportsbook/event';
import { changesPage } from './changes-page.ts';
import { olderVersion, parsedVersion } from './connection/live-version.ts';
import { sharedConnection } from './connection/shared-connection.ts';
import type { LiveClock, LiveFrame, LiveState, VitrineLive } from './live-types.ts';
import type { LiveWorld } from './live-world.ts';
import { opensAwaited } from './opens-awaited.ts';
import { liveValues } from './live-values.ts';
import { skippedRows } from './skipped-rows.ts';

/** Four times a second: no clock lags by a whole second. */
const TICK_MS = 250;
/**
 * The clocks of a list were read together, and change together: a slow phone that lays out all of them at once misses
 * frames. So many milliseconds lie between one of them and the next.
 */
const CLOCK_AFTER_CLOCK_MS = 4;
/** Hidden rows are written in small steps, this many milliseconds apart. */
const SETTLE_MS = 60;
/** At least 1.5 s: six ticks, and one because the first may be short. */
const DIRECTION_TICKS = 7;
/** The server says something every second. After so long without a word prices may have been suspended. */
const LOST_AFTER_MS = 1_700;
/** What came late comes at once: after so long all of it has been read. */
const CAUGHT_UP_MS = 150;

/**
 * Writes into the node's own text node. React may hold that node, so the list of children must not
 * change.
 */
function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) (node.firstChild ?? node).textContent = text;
}

function writeSuspended(button: HTMLElement, status: MarketStatus): void {
  button.ariaDisabled = button.toggleAttribute('data-suspended', status !== 'active')
    ? 'true'
    : null;
}

function writeScore(node: HTMLElement, { h, a }: LiveState): void {
  setText(node, String((node.matches('[data-live-score$=home]') ? h : a) ?? ''));
}

/**
 * Keeps the odds, statuses, scores and clocks of a server-rendered page live, without React. It finds
 * the nodes by their data attributes, and writes what it hears at once, or as much as a phone paints in a frame. While
 * the page is hidden or paused it hears nothing; afterwards it gets what it missed. While the connection
 * is lost the root is marked `data-live-lost`, which locks all prices, and `data-live-cut`, which says so.
 * A page that comes back into view is only locked at first: it says so if it has not caught up in time.
 */
export function startLivePage(world: LiveWorld): VitrineLive {
  const listeners = new Set<(frame: LiveFrame) => void>();
  const ticksLeft = new Map<HTMLElement, number>();
  const isSkipped = skippedRows();
  const odds = liveValues('o', 'data-live-odds', isSkipped, writeOdds);
  const kinds = [
    odds,
    liveValues('m', 'data-market', isSkipped, writeSuspended),
    liveValues('s', 'data-live-score', isSkipped, writeScore),
    liveValues('s', 'data-live-status', isSkipped, (node, { t }) => t && setText(node, t)),
    liveValues('s', 'data-live-period', isSkipped, (node, { p }) => p && setText(node, p)),
    liveValues('c', 'data-live-clock', isSkipped, writeClock),
    liveValues('d', 'data-live-text', isSkipped, setText),
  ];

  let topics = '';
  let lastId = '';
  let quiet: number | undefined;
  /** The server's clock minus ours, in milliseconds; undefined until the server has sent its time. */
  let skew: number | undefined;
  let heardAt = world.Date.now();
  let isChangeUnheard = false;
  let isWriting = false;

  function writeOdds(node: HTMLElement, text: string, isNews: boolean): void {
    const change = Number(text) - Number(node.textContent);
    setText(node, text);
    node.toggleAttribute('data-long', isLongOddsText(text));
    const button = node.closest<HTMLElement>('[data-outcome]');
    if (button && isNews && change) {
      button.dataset['direction'] = change > 0 ? 'up' : 'down';
      ticksLeft.set(button, DIRECTION_TICKS);
    }
  }

  function endDirection(ticks: number, button: HTMLElement): void {
    ticksLeft.set(button, ticks - 1);
    if (ticks < 2) {
      ticksLeft.delete(button);
      delete button.dataset['direction'];
    }
  }

  function writeClock(node: HTMLElement, [seconds, readAt, stopped, direction]: LiveClock): void {
    Object.assign(node.dataset, { seconds, readAt, stopped, direction });
    paintClock(node);
  }

  function paintClock(node: HTMLElement): void {
    if (skew === undefined) return;
    const { seconds, readAt, stopped, direction } = node.dataset;
    const reading = readClock(
      {
        seconds: Number(seconds),
        readAt: Number(readAt),
        stopped: stopped === '1',
        direction: direction as MatchClock['direction'],
      },
      world.Date.now() + skew,
    );
    setText(node, formatClock(reading));
  }

  /**
   * Writes between two animation frames. A frame begins with the finger or the pointer, for which the page is laid
   * out, and would lay it out once more for what is written in it.
   */
  function flush(): void {
    isWriting = kinds.filter((kind) => kind.flush()).length > 0;
    if (isWriting) world.requestAnimationFrame(() => world.setTimeout(flush));
  }

  function setLost(isLost: boolean, isCut = isLost): void {
    // A price that is unlocked is the present one.
    if (!isLost) kinds.forEach((kind) => kind.forget(-1));
    document.documentElement.toggleAttribute('data-live-lost', isLost);
    document.documentElement.toggleAttribute('data-live-cut', isCut);
  }

  /** Locks the prices unless something is heard in time. */
  function awaitWord(): void {
    world.clearTimeout(quiet);
    quiet = world.setTimeout(setLost, LOST_AFTER_MS, true);
  }

  function receive(version: string, frame: LiveFrame): void {
    awaitWord();
    heardAt = world.Date.now();
    if (frame.now) skew = frame.now - world.Date.now();
    if (document.documentElement.hasAttribute('data-live-lost')) {
      world.setTimeout(setLost, frame.now ? 0 : CAUGHT_UP_MS, false);
    }
    const [epoch, number] = parsedVersion(version);
    const [lastEpoch, lastNumber] = parsedVersion(lastId);
    if (epoch !== lastEpoch) kinds.forEach((kind) => kind.forget(Infinity));
    // The stream of several tabs repeats for one what the others have heard.
    else if (number <= lastNumber && !frame.gap) return;
    lastId = version;
    // It has topics of other tabs, too.
    if (frame.k && !topics.split(',').includes(frame.k)) return;
    kinds.forEach((kind) => kind.hear(number, frame));
    if (!isWriting) flush();
    isChangeUnheard ||= !listeners.size && (changesPage(frame) || opensAwaited(frame));
    listeners.forEach((listener) => listener(frame));
  }

  const connection = sharedConnection(receive, world);

  /** Opens the stream, unless the page has no topics or is hidden. */
  function open(): void {
    // Clocks stop as well, until the server sends its time again.
    skew = undefined;
    if (topics && !document.hidden) {
      awaitWord();
      connection.open(topics, lastId);
      return;
    }
    connection.close();
    world.clearTimeout(quiet);
    setLost(false);
  }

  function sync(): void {
    // Absent while the bettor has paused the page: `LivePause` marks the root and changes the nodes
    // with it.
    const meta = document.querySelector<HTMLMetaElement>(
      ':not([data-live-paused])>*>[name=vitrine-live]',
    );
    const version = meta?.dataset['version'] ?? '';
    const [epoch, number] = parsedVersion(version);
    // What was heard of one process may be newer than a page that another one made: all of it stays.
    const ofEpoch = lastId.startsWith(epoch) ? number : -1;
    const known = epoch && lastId ? ofEpoch : Infinity;
    kinds.forEach((kind) => {
      kind.forget(known);
      kind.renew();
    });
    const newTopics = meta?.content ?? '';
    if (newTopics === topics) return;
    // A part that was not rendered again may be as old as the last message, so the older version
    // counts.
    if (version) lastId = lastId ? olderVersion(lastId, version) : version;
    topics = newTopics;
    open();
  }

  new world.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) sync();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', () => {
    // What a hidden page shows may be minutes old, also where the device's clock was put back meanwhile: it is
    // locked until it has caught up. It connects again now, so nothing is said of a connection that is cut
    // until `awaitWord` finds it so.
    if (Math.abs(world.Date.now() - heardAt) > LOST_AFTER_MS) setLost(true, false);
    open();
  });
  world.setInterval(() => kinds.forEach((kind) => kind.settle()), SETTLE_MS);
  world.setInterval(() => {
    ticksLeft.forEach(endDirection);
    // A row is rendered well before it scrolls into view.
    const paintSoon = (node: HTMLElement, at: number) =>
      !isSkipped(node) && world.setTimeout(paintClock, (at * CLOCK_AFTER_CLOCK_MS) % TICK_MS, node);
    document.querySelectorAll<HTMLElement>('[data-live-clock]').forEach(paintSoon);
  }, TICK_MS);
  sync();

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (isChangeUnheard) listener({ gap: true });
      isChangeUnheard = false;
      return () => listeners.delete(listener);
    },
    odds: odds.get,
    sync,
  };
}
