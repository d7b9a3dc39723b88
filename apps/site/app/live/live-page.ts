import { formatClock, readClock, type MatchClock } from '@vitrine/betting/sportsbook/clock';
import type { MarketStatus } from '@vitrine/betting/sportsbook/event';
import { changesPage } from './changes-page.ts';
import type { LiveClock, LiveFrame, LiveState, VitrineLive } from './live-types.ts';
import { liveValues } from './live-values.ts';

/** Four times a second: no clock lags by a whole second. */
const TICK_MS = 250;
/** Hidden rows are written in small steps, this many milliseconds apart. */
const SETTLE_MS = 60;
/** At least 1.5 s: six ticks, and one because the first may be short. */
const DIRECTION_TICKS = 7;
const RETRY_MS = 3_000;

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
  setText(node, `${(node.dataset['liveScore']?.endsWith(':home') ? h : a) ?? ''}`);
}

/**
 * Keeps the odds, statuses, scores and clocks of a server-rendered page live, without React. It finds
 * the nodes by their data attributes, and writes the collected frames once per animation frame. While
 * the page is hidden or paused the stream is closed; afterwards the page gets what it missed.
 */
export function startLivePage(): VitrineLive {
  const listeners = new Set<(frame: LiveFrame) => void>();
  const ticksLeft = new Map<HTMLElement, number>();
  const odds = liveValues('o', 'data-live-odds', writeOdds);
  const kinds = [
    odds,
    liveValues('m', 'data-market', writeSuspended),
    liveValues('s', 'data-live-score', writeScore),
    liveValues('s', 'data-live-status', (node, { t }) => t && setText(node, t)),
    liveValues('c', 'data-live-clock', writeClock),
  ];

  let topics = '';
  let lastId = '';
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The server's clock minus ours, in milliseconds; undefined until the server has sent its time. */
  let skew: number | undefined;
  let isChangeUnheard = false;
  let frameRequest = 0;

  function writeOdds(node: HTMLElement, text: string, isNews: boolean): void {
    const change = Number(text) - Number(node.textContent);
    setText(node, text);
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
      Date.now() + skew,
    );
    setText(node, formatClock(reading));
  }

  function flush(): void {
    const unfinished = kinds.filter((kind) => kind.flush());
    frameRequest = unfinished.length && requestAnimationFrame(flush);
  }

  function receive({ data, lastEventId }: MessageEvent<string>): void {
    const frame = JSON.parse(data) as LiveFrame;
    if (frame.now) skew = frame.now - Date.now();
    const [epoch, number] = parsed(lastEventId);
    if (!lastId.startsWith(epoch)) kinds.forEach((kind) => kind.forget(Infinity));
    lastId = lastEventId;
    kinds.forEach((kind) => kind.hear(number, frame));
    frameRequest ||= requestAnimationFrame(flush);
    isChangeUnheard ||= !listeners.size && changesPage(frame);
    listeners.forEach((listener) => listener(frame));
  }

  /** Opens the stream, unless the page has no topics or is hidden. */
  function open(): void {
    clearTimeout(retry);
    source?.close();
    // Clocks stop as well, until the server sends its time again.
    skew = undefined;
    if (!topics || document.hidden) return;
    source = new EventSource(`/live?topics=${encodeURIComponent(topics)}&since=${lastId}`);
    source.onmessage = receive;
    source.onerror = () => {
      // The browser reconnects by itself, except after an error response.
      if (source?.readyState !== 2) return;
      retry = setTimeout(open, RETRY_MS * (1 + Math.random()));
    };
  }

  function sync(): void {
    // Absent while the bettor has paused the page: `LivePause` marks the root and changes the nodes
    // with it.
    const meta = document.querySelector<HTMLMetaElement>(
      ':not([data-live-paused])>*>[name=vitrine-live]',
    );
    const version = meta?.dataset['version'] ?? '';
    const [epoch, number] = parsed(version);
    const known = epoch && lastId.startsWith(epoch) ? number : Infinity;
    kinds.forEach((kind) => {
      kind.forget(known);
      kind.renew();
    });
    const newTopics = meta?.content ?? '';
    if (newTopics === topics) return;
    // A part that was not rendered again may be as old as the last message, so the older version
    // counts.
    if (!(parsed(lastId)[1] < known)) lastId = version;
    topics = newTopics;
    open();
  }

  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length)) sync();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', open);
  setInterval(() => kinds.forEach((kind) => kind.settle()), SETTLE_MS);
  setInterval(() => {
    ticksLeft.forEach(endDirection);
    document.querySelectorAll<HTMLElement>('[data-live-clock]').forEach(paintClock);
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

/** A version is `<epoch>.<number>`: numbers of different epochs can't be compared. */
function parsed(version: string): readonly [epoch: string, number: number] {
  const [epoch = '', number] = version.split('.');
  return [epoch, Number(number)];
}
