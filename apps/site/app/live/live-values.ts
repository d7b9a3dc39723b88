import type { LiveFrame } from './live-types.ts';

/** The kinds of values that a frame holds by id. */
type LiveKind = 'o' | 'm' | 's' | 'c' | 'd';
type LiveValue<Kind extends LiveKind> = NonNullable<LiveFrame[Kind]>[string];

/**
 * The latest value per id of one kind (odds, market statuses …) and the nodes that show it. Values
 * arrive at any rate; they are written when the caller flushes.
 */
export interface LiveValues<Value> {
  /**
   * Takes the values of the frame with this number. A value older than the last one of its id is
   * dropped. One whose nodes are not rendered now is left to the steps that settle.
   */
  hear(number: number, frame: LiveFrame): void;
  get(id: string): Value | undefined;
  /** Finds the nodes again and writes all known values into them, without marking them as changed. */
  renew(): void;
  /**
   * Drops the values up to a frame, because the page's own HTML already has them. Waiting values are
   * written first: a render may skip the nodes that it believes to be up to date.
   */
  forget(frame: number): void;
  /**
   * Writes the values that came since the last flush, as many as one animation frame allows; the next flush writes
   * what is left. Whether there were any.
   */
  flush(): boolean;
  /** Writes the values that nobody sees, as many as one step allows. */
  settle(): void;
}

/** How many changed values a slow phone can paint in one frame. */
const NEWS_AT_ONCE = 6;
/** How many values it can write besides in one step, because they are not painted. */
const SKIPPED_AT_ONCE = 32;

/**
 * Values of a kind, shown by the nodes that name their id in `attribute`, followed by `:home` or `:away` at most.
 * Those that `isSkipped` finds not to be rendered now can wait.
 */
export function liveValues<Kind extends LiveKind>(
  kind: Kind,
  attribute: string,
  isSkipped: (node: HTMLElement) => boolean,
  write: (node: HTMLElement, value: LiveValue<Kind>, isNews: boolean) => void,
): LiveValues<LiveValue<Kind>> {
  const latest = new Map<string, readonly [number: number, value: LiveValue<Kind>]>();
  const news = new Set<string>();
  const skipped = new Set<string>();
  let nodes: Partial<Record<string, HTMLElement[]>> = {};

  /** Writes the values of up to `most` ids, and removes these ids from the set. */
  function writeOut(ids: Set<string>, isNews = false, most = Infinity): void {
    let count = 0;
    for (const id of ids) {
      if (count >= most) break;
      ids.delete(id);
      const known = latest.get(id);
      nodes[id]?.forEach((node) => {
        count += 1;
        if (known) write(node, known[1], isNews);
      });
    }
  }

  return {
    hear(number, frame) {
      const values = frame[kind];
      for (const id in values) {
        if (number < (latest.get(id)?.[0] ?? 0)) continue;
        latest.set(id, [number, values[id] as LiveValue<Kind>]);
        // Checked between two animation frames. Within one, the browser would lay the page out for it, and
        // once more for what is written.
        const isSeen = nodes[id]?.some((node) => !isSkipped(node));
        (isSeen ? news : skipped).add(id);
      }
    },
    get: (id) => latest.get(id)?.[1],
    renew() {
      nodes = {};
      for (const node of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
        const id = String(node.getAttribute(attribute)).replace(/:(home|away)$/, '');
        (nodes[id] ??= []).push(node);
      }
      writeOut(new Set(latest.keys()));
    },
    forget(frame) {
      writeOut(news, true);
      writeOut(skipped);
      latest.forEach(([known], id) => known <= frame && latest.delete(id));
    },
    flush() {
      const isAny = news.size > 0;
      writeOut(news, true, NEWS_AT_ONCE);
      return isAny;
    },
    settle() {
      writeOut(skipped, false, SKIPPED_AT_ONCE);
    },
  };
}
