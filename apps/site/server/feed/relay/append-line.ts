import type { FeedEvent } from '@vitrine/upstream/sportsbook/feed-client';
import type { AppendedNews, RelayEdge } from './relay-edge.ts';

interface AppendLineOptions {
  readonly topic: string;
  readonly token: string;
  readonly edge: Pick<RelayEdge, 'append'>;
  /** The last word on each producer. */
  readonly standing: () => readonly FeedEvent[];
  /** The lease is another's by now. */
  readonly onFenced: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** News in one append at most. */
const AT_ONCE = 200;

/**
 * Appends the news of a relay in order, one append at a time; what comes meanwhile goes into the next. An
 * append that fails ends the line: whether it was done is unknown.
 */
export class AppendLine {
  readonly #options: AppendLineOptions;
  #waiting: AppendedNews[] = [];
  #isOpen = false;
  #isSending = false;

  constructor(options: AppendLineOptions) {
    this.#options = options;
  }

  /** Takes news from now on. */
  begin(): void {
    this.#isOpen = true;
    this.#waiting = [];
  }

  /** Does nothing unless the line has begun. */
  push(news: AppendedNews): void {
    if (!this.#isOpen) return;
    this.#waiting.push(news);
    if (!this.#isSending) void this.#send();
  }

  end(): void {
    this.#isOpen = false;
    this.#waiting = [];
  }

  async #send(): Promise<void> {
    const { topic, token, edge, standing, onFenced, onFailed } = this.#options;
    this.#isSending = true;
    try {
      while (this.#waiting.length > 0) {
        const news = this.#waiting.splice(0, AT_ONCE);
        if (await edge.append(topic, token, news, standing())) continue;
        this.end();
        onFenced();
      }
    } catch (error) {
      this.end();
      onFailed(error);
    } finally {
      this.#isSending = false;
    }
  }
}
