import type { MarketStatus } from '@vitrine/betting/sportsbook/event';

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
  /**
   * Absent unless the event is live, or begins within 10 minutes: then the minutes. The page otherwise keeps
   * its own words, such as the kick-off time.
   */
  readonly t?: string;
  /** The period in short, as lists show it; absent unless the event is live. */
  readonly p?: string;
}

/**
 * One message of the live stream: the changes since the last one, by id. The keys are short because a
 * busy page receives ten messages a second; each key may be absent. A message without any says that the
 * connection is alive. Source: 2§4.
 */
export interface LiveFrame {
  /** The topic it is of; absent in a frame for all topics. */
  readonly k?: string;
  /** Odds by outcome id, formatted with a dot. */
  readonly o?: Readonly<Record<string, string>>;
  /** Status by market id. */
  readonly m?: Readonly<Record<string, MarketStatus>>;
  /** State by event id. */
  readonly s?: Readonly<Record<string, LiveState>>;
  /** Clock by event id. */
  readonly c?: Readonly<Record<string, LiveClock>>;
  /** Further figures of a match by `<event id>/<column>/<side>`: the score by period, corners, cards. */
  readonly d?: Readonly<Record<string, string>>;
  /** Events that joined or left, or whose markets changed: the page reads its data again. */
  readonly x?: readonly string[];
  /** The operator's feed is up or down. */
  readonly f?: boolean;
  /**
   * Missed frames can't be replayed: this frame holds everything, and the page reads its data again.
   */
  readonly gap?: true;
  /** The server's time in epoch milliseconds, once a connection has caught up with what it missed. */
  readonly now?: number;
}

/** The live script, as React sees it. */
export interface VitrineLive {
  /**
   * Calls the listener with each new frame. If a frame that changes the page came before the first
   * listener, it is called at once with a gap. Returns the function that stops it.
   */
  subscribe(listener: (frame: LiveFrame) => void): () => void;
  /** The latest odds of an outcome; undefined when they haven't changed since the page was made. */
  odds(outcomeId: string): string | undefined;
  /**
   * To be called after React has rendered: finds the page's live nodes and topics, and writes newer
   * values.
   */
  sync(): void;
}

declare global {
  interface Window {
    vitrineLive?: VitrineLive;
  }
}
