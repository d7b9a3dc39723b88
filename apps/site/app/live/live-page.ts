import { formatClock, readClock, type MatchClock } from '@vitrine/betting/clock';
import type { MarketStatus } from '@vitrine/betting/event';
import type { LiveClock, LiveFrame, LiveState, VitrineLive } from './live-types.ts';
import { liveValues } from './live-values.ts';

/** Four times a second, so that no clock shows a second too late. */
const TICK_MS = 250;
/** Hidden rows catch up in small steps. */
const SETTLE_MS = 60;
/** 1.5 s, and what was left of the tick before. */
const DIRECTION_TICKS = 7;
const RETRY_MS = 3_000;

/** Writes text into the node's own text node: React may hold it, and no child list changes. */
function setText(node: HTMLElement, text: string): void {
  if (node.textContent !== text) (node.firstChild ?? node).textContent = text;
}

function writeSuspended(button: HTMLElement, status: MarketStatus): void {
  const isSuspended = button.toggleAttribute('data-suspended', status !== 'active');
  button.ariaDisabled = isSuspended ? 'true' : null;
}

function writeScore(node: HTMLElement, { h, a }: LiveState): void {
  const isHome = node.dataset['liveScore']?.endsWith(':home');
  setText(node, `${(isHome ? h : a) ?? ''}`);
}

function writeStatus(node: HTMLElement, { t }: LiveState): void {
  setText(node, t);
}

/**
 * Keeps the odds, statuses, scores and clocks of a server-rendered page live, without React: nodes
 * are found by their data attributes, frames are collected and written once per animation frame.
 * The stream rests while the page is hidden or paused, and catches up on its return.
 */
export function startLivePage(): VitrineLive {
  const listeners = new Set<(frame: LiveFrame) => void>();
  const ticksLeft = new Map<HTMLElement, number>();
  const odds = liveValues('data-live-odds', writeOdds);
  const markets = liveValues('data-market', writeSuspended);
  const scores = liveValues('data-live-score', writeScore);
  const statuses = liveValues('data-live-status', writeStatus);
  const clocks = liveValues('data-live-clock', writeClock);
  const kinds = [odds, markets, scores, statuses, clocks];

  let topics = '';
  let lastId = '';
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Server's clock minus ours; unknown until the server has told its time. */
  let skew: number | undefined;
  let isStructureUnheard = false;
  let frameRequest = 0;

  function writeOdds(node: HTMLElement, text: string, isNews: boolean): void {
    const change = Number(text) - Number(node.textContent);
    setText(node, text);
    const button = node.closest<HTMLElement>('[data-outcome]');
    if (!button || !isNews || !change) return;
    button.dataset['direction'] = change > 0 ? 'up' : 'down';
    ticksLeft.set(button, DIRECTION_TICKS);
  }

  function endDirection(ticks: number, button: HTMLElement): void {
    ticksLeft.set(button, ticks - 1);
    if (ticks > 1) return;
    ticksLeft.delete(button);
    delete button.dataset['direction'];
  }

  function writeClock(node: HTMLElement, [seconds, readAt, stopped, direction]: LiveClock): void {
    Object.assign(node.dataset, { seconds, readAt, stopped, direction });
    paintClock(node);
  }

  function paintClock(node: HTMLElement): void {
    if (skew === undefined) return;
    const { seconds, readAt, stopped, direction } = node.dataset;
    const clock = {
      seconds: Number(seconds),
      readAt: Number(readAt),
      stopped: stopped === '1',
      direction: direction as MatchClock['direction'],
    };
    setText(node, formatClock(readClock(clock, Date.now() + skew)));
  }

  function flush(): void {
    const unfinished = kinds.filter((kind) => kind.flush());
    frameRequest = unfinished.length && requestAnimationFrame(flush);
  }

  function receive({ data, lastEventId }: MessageEvent<string>): void {
    const frame = JSON.parse(data) as LiveFrame;
    if (frame.now) skew = frame.now - Date.now();
    const [epoch, number] = parsed(lastEventId);
    if (!lastId.startsWith(epoch)) forget(Infinity);
    lastId = lastEventId;
    odds.hear(number, frame.o);
    markets.hear(number, frame.m);
    scores.hear(number, frame.s);
    statuses.hear(number, frame.s);
    clocks.hear(number, frame.c);
    frameRequest ||= requestAnimationFrame(flush);
    if (!listeners.size && (frame.x ?? frame.gap)) isStructureUnheard = true;
    listeners.forEach((listener) => listener(frame));
  }

  function forget(number: number): void {
    kinds.forEach((kind) => kind.forget(number));
  }

  /** Opens the stream, unless there is nothing to hear or nobody to see it. */
  function open(): void {
    clearTimeout(retry);
    source?.close();
    if (!topics || document.hidden) {
      // Clocks stand too, until the server tells its time again.
      skew = undefined;
      return;
    }
    source = new EventSource(`/live?topics=${encodeURIComponent(topics)}&since=${lastId}`);
    source.onmessage = receive;
    source.onerror = () => {
      // The browser tries again by itself unless it was answered with an error.
      if (source?.readyState !== 2) return;
      retry = setTimeout(open, RETRY_MS * (1 + Math.random()));
    };
  }

  function sync(): void {
    // None while the reader has paused the page: `LivePause` marks the root and changes nodes with it.
    const meta = document.querySelector<HTMLMetaElement>(
      ':not([data-live-paused])>*>[name=vitrine-live]',
    );
    const version = meta?.dataset['version'] ?? '';
    const [epoch, number] = parsed(version);
    forget(lastId.startsWith(epoch) ? number : Infinity);
    kinds.forEach((kind) => kind.renew());
    const newTopics = meta?.content ?? '';
    if (newTopics === topics) return;
    topics = newTopics;
    lastId = version;
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
      if (isStructureUnheard) listener({ gap: true });
      isStructureUnheard = false;
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
