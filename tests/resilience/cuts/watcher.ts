import { type ClientRequest, get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

/** As the site's contract of live frames has it, as far as it is watched here. */
interface Frame {
  readonly o?: Readonly<Record<string, string>>;
  readonly m?: Readonly<Record<string, string>>;
  readonly now?: number;
}

interface WatcherOptions {
  /** Where the site is reached. */
  readonly url: string;
  readonly topics: string;
  /** Where the watcher comes from, for a site that trusts a proxy to say so. */
  readonly address: string;
  /** A market is told to be suspended. */
  readonly onSuspended?: (marketId: string) => void;
  /** Keeps no prices: of thousands of watchers they would take a gigabyte. */
  readonly isForgetful?: boolean;
}

/** The times of the live script, in milliseconds. */
const LOST_AFTER_MS = 1_700;
const CAUGHT_UP_MS = 150;
const RETRY_MS = { least: 1_000, spread: 2_500 };
const MOVE_MS = { least: 0, spread: 300 };
const SILENCE_MS = { least: 2_500, spread: 2_000 };

/** How many connections a second watchers make while the site is gone, when they are spread evenly. */
export function steadyRate(watchers: number): number {
  return (watchers * 1_000) / (RETRY_MS.least + RETRY_MS.spread / 2);
}

/** Somebody who watches prices without a browser, by the live script's rules. */
export class Watcher {
  /** Streams that were refused, or broke without the word to move. */
  broken = 0;
  readonly odds = new Map<string, number>();
  readonly #options: WatcherOptions;
  readonly #markets = new Map<string, string>();
  #since = '';
  #request: ClientRequest | undefined;
  #again: NodeJS.Timeout | undefined;
  #heardAt = -Infinity;
  /** When the prices are those of the moment again; Infinity until the stream has caught up. */
  #presentFrom = Infinity;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#open();
  }

  /** Whether prices are shown, and not locked for want of a connection. */
  get isConnected(): boolean {
    const now = performance.now();
    return now - this.#heardAt < LOST_AFTER_MS && now >= this.#presentFrom;
  }

  /** Whether a price of the market could be taken for one that can be bet on. */
  showsOpen(marketId: string): boolean {
    return this.isConnected && this.#markets.get(marketId) === 'active';
  }

  /** The status that is shown of a market; undefined of one that is not. */
  statusOf(marketId: string): string | undefined {
    return this.#markets.get(marketId);
  }

  close(): void {
    clearTimeout(this.#again);
    const ending = this.#request;
    this.#request = undefined;
    ending?.destroy();
  }

  #open(): void {
    this.close();
    this.#openAgainAfter(SILENCE_MS);
    this.#presentFrom = Infinity;
    const { url, topics, address } = this.#options;
    const query = `topics=${encodeURIComponent(topics)}&since=${this.#since}`;
    const headers = { 'X-Forwarded-For': address };
    const isSecure = url.startsWith('https:');
    // A machine's own certificate is signed by nobody.
    const options = { agent: false, headers, ...(isSecure ? { rejectUnauthorized: false } : {}) };
    const get = isSecure ? getSecure : getPlain;
    const request = get(`${url}/live?${query}`, options, (response) => {
      if (response.statusCode !== 200) request.destroy();
      let unread = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        const blocks = (unread + text).split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      });
      response.on('error', () => request.destroy());
    });
    this.#request = request;
    request.on('error', () => undefined);
    request.on('close', () => {
      if (request !== this.#request) return;
      this.broken += 1;
      this.#openAgainAfter(RETRY_MS);
    });
  }

  #openAgainAfter({ least, spread }: typeof RETRY_MS): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), least + spread * Math.random());
  }

  #take(block: string): void {
    if (block.startsWith('event: move')) {
      this.close();
      this.#openAgainAfter(MOVE_MS);
      return;
    }
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const now = performance.now();
    const frame = JSON.parse(data) as Frame;
    this.#since = /^id: (.*)$/m.exec(block)?.[1] ?? this.#since;
    if (!this.#options.isForgetful) this.#keep(frame);
    if (frame.now !== undefined) this.#presentFrom = now;
    else if (this.#presentFrom < Infinity && now - this.#heardAt >= LOST_AFTER_MS) {
      this.#presentFrom = now + CAUGHT_UP_MS;
    }
    this.#heardAt = now;
    this.#openAgainAfter(SILENCE_MS);
  }

  #keep({ o: odds = {}, m: markets = {} }: Frame): void {
    for (const [id, price] of Object.entries(odds)) this.odds.set(id, Number(price));
    for (const [marketId, status] of Object.entries(markets)) {
      this.#markets.set(marketId, status);
      if (status === 'suspended') this.#options.onSuspended?.(marketId);
    }
  }
}
