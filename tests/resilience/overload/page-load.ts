import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** An answer later than this is no use to who waits for it. */
const USEFUL_WITHIN_MS = 5_000;
const TICK_MS = 10;

/** What came of the requests of some seconds. */
export interface LoadResult {
  readonly seconds: number;
  readonly asked: number;
  /** Pages that came in time. */
  readonly pages: number;
  readonly refused: number;
  /** Other answers, late ones and broken connections. */
  readonly failed: readonly string[];
}

/** Many visitors of one site who ask for the same pages. */
export class PageLoad {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #url: string;
  readonly #cookie: string;
  readonly #paths: readonly string[];

  constructor(url: string, cookie: string, paths: readonly string[]) {
    this.#url = url;
    this.#cookie = cookie;
    this.#paths = paths;
  }

  /** So many ask one after the other for their next page. */
  async closed(visitors: number, ms: number): Promise<LoadResult> {
    return this.#measured(ms, async (isOver, ask) => {
      await Promise.all(
        Array.from({ length: visitors }, async () => {
          while (!isOver()) await ask();
        }),
      );
    });
  }

  /** So many a second ask, whatever is answered. */
  async open(perSecond: number, ms: number): Promise<LoadResult> {
    return this.#measured(ms, async (isOver, ask) => {
      const under = new Set<Promise<void>>();
      const startedAt = performance.now();
      for (let asked = 0; !isOver();) {
        const due = ((performance.now() - startedAt) / 1_000) * perSecond;
        for (; asked < due; asked += 1) {
          const one = ask().finally(() => under.delete(one));
          under.add(one);
        }
        await wait(TICK_MS);
      }
      await Promise.all(under);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  /** The status of a page, or how its connection broke. */
  status(path: string): Promise<number | string> {
    const options = { agent: this.#agent, headers: { Cookie: this.#cookie, Accept: 'text/html' } };
    return new Promise((resolve) => {
      const request = get(this.#url + path, options, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', (error) => resolve(String(error)));
      });
      request.once('error', (error) => resolve(String(error)));
    });
  }

  async #measured(
    ms: number,
    run: (isOver: () => boolean, ask: () => Promise<void>) => Promise<void>,
  ): Promise<LoadResult> {
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt >= ms;
    const failed: string[] = [];
    let [asked, pages, refused] = [0, 0, 0];
    await run(isOver, async () => {
      const path = this.#paths[asked % this.#paths.length] ?? '/';
      asked += 1;
      const askedAt = performance.now();
      const status = await this.status(path);
      const isLate = performance.now() - askedAt > USEFUL_WITHIN_MS;
      if (status === 503) refused += 1;
      else if (status !== 200 || isLate) failed.push(isLate ? 'late' : `${status}`);
      // What comes after the end was answered late, and isn't counted for the time.
      else if (!isOver()) pages += 1;
    });
    return { seconds: ms / 1_000, asked, pages, refused, failed };
  }
}
