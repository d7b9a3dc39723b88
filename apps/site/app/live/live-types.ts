import type { MarketStatus } from '@vitrine/betting/event';

/** Seconds on the clock, epoch milliseconds at which they were read, stopped, direction. */
export type LiveClock = readonly [
  seconds: number,
  readAt: number,
  stopped: 0 | 1,
  direction: 'up' | 'down',
];

/** Scores of home and away, and the period in the operator's words. */
export interface LiveState {
  readonly h: number | null;
  readonly a: number | null;
  readonly t: string;
}

/**
 * One message of the live stream: what changed since the last one, by id. Short keys, since a busy
 * page receives ten a second; every key may be absent. Source: 2§4.
 */
export interface LiveFrame {
  /** Odds by outcome id, ready to show, with a dot. */
  readonly o?: Readonly<Record<string, string>>;
  /** Status by market id. */
  readonly m?: Readonly<Record<string, MarketStatus>>;
  /** State by event id. */
  readonly s?: Readonly<Record<string, LiveState>>;
  /** Clock by event id. */
  readonly c?: Readonly<Record<string, LiveClock>>;
  /** Events that came, went or have other markets than before: the page reads its data anew. */
  readonly x?: readonly string[];
  /** The operator's feed is up or down. */
  readonly f?: boolean;
  /** What was missed can't be replayed: the frame holds everything and the page reads its data anew. */
  readonly gap?: true;
  /** The server's time in epoch milliseconds, in the first message of a connection. */
  readonly now?: number;
}

/** The live script, as React sees it. */
export interface VitrineLive {
  /**
   * Calls back with each frame from now on; at once with a gap when a frame that changes the
   * page came before anybody listened. Answers the way to stop.
   */
  subscribe(listener: (frame: LiveFrame) => void): () => void;
  /** The latest odds of an outcome; undefined when they haven't changed since the page was made. */
  odds(outcomeId: string): string | undefined;
  /** After React has rendered: finds the page's live nodes and topics, and writes what is newer. */
  sync(): void;
}

declare global {
  interface Window {
    vitrineLive?: VitrineLive;
  }
}
