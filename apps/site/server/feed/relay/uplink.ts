import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { FeedEvent, FeedState } from '@vitrine/upstream/sportsbook/feed-client';

/** What is heard on an instance's own stream from the operator. */
export interface UplinkHandlers {
  readonly onMessage: (message: FeedMessage) => void;
  /** After `onMessage`; null for a message that can't be read. */
  readonly onEvent: (event: FeedEvent, message: FeedMessage | null) => void;
  readonly onState: (state: FeedState) => void;
}

/** Until when a stream lasts, and the last event that another one heard: where it continues. */
export interface UplinkFrom {
  readonly signal: AbortSignal;
  readonly lastEventId: string;
}

/** Opens a topic's stream from the operator until the signal aborts, connecting again by itself. */
export type Connect = (handlers: UplinkHandlers, from: UplinkFrom) => Promise<void>;

/** The stream from the operator of one topic, while this instance needs one of its own. */
export class Uplink {
  readonly #connect: Connect;
  readonly #handlers: UplinkHandlers;
  #closing: AbortController | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lostSince: number | null = null;

  constructor(connect: Connect, handlers: UplinkHandlers) {
    this.#connect = connect;
    this.#handlers = handlers;
  }

  get isStarted(): boolean {
    return this.#closing !== null;
  }

  get isOpen(): boolean {
    return this.isStarted && this.#lostSince === null;
  }

  /** For how many milliseconds it has tried in vain; 0 while it is open or not started. */
  get lostForMs(): number {
    return this.#lostSince === null ? 0 : performance.now() - this.#lostSince;
  }

  /** Connects after a wait, and continues after an event if the operator can; nothing when it is started. */
  start(afterMs: number, lastEventId: string): void {
    if (this.isStarted) return;
    const closing = new AbortController();
    this.#closing = closing;
    this.#lostSince = performance.now() + afterMs;
    if (afterMs === 0) this.#open(closing.signal, lastEventId);
    else this.#timer = setTimeout(() => this.#open(closing.signal, lastEventId), afterMs);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#closing?.abort();
    this.#closing = null;
    this.#lostSince = null;
  }

  #open(signal: AbortSignal, lastEventId: string): void {
    const { onMessage, onEvent, onState } = this.#handlers;
    void this.#connect(
      {
        onMessage: (message) => void (signal.aborted || onMessage(message)),
        onEvent: (event, message) => void (signal.aborted || onEvent(event, message)),
        onState: (state) => {
          if (signal.aborted) return;
          if (state.kind === 'open') this.#lostSince = null;
          else this.#lostSince ??= performance.now();
          onState(state);
        },
      },
      { signal, lastEventId },
    );
  }
}
