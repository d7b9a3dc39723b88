import type { LiveFrame } from './live-types.ts';

/** The kinds of values that a frame holds by id. */
type LiveKind = 'o' | 'm' | 's' | 'c';
type LiveValue<Kind extends LiveKind> = NonNullable<LiveFrame[Kind]>[string];

/**
 * The latest value per id of one kind (odds, market statuses …) and the page's nodes that show them.
 * Values come at any rate and are written when the caller flushes.
 */
export interface LiveValues<Value> {
  /** Takes the values of a frame of a number; one older than the last one of an id is dropped. */
  hear(number: number, frame: LiveFrame): void;
  get(id: string): Value | undefined;
  /** Finds the nodes again and writes all that is known into them, without calling it news. */
  renew(): void;
  /**
   * Forgets what the page's own HTML already says: everything up to a frame. What waits is written
   * before, since a render may leave alone what it knows.
   */
  forget(frame: number): void;
  /**
   * Writes what came since the last flush, except into nodes that aren't rendered for now, as far as
   * one frame goes. Answers how much is left for the next one.
   */
  flush(): number;
  /** Writes of what the flushes left out as much as goes at once. */
  settle(): void;
}

/** What a slow phone paints within one frame. */
const NEWS_AT_ONCE = 6;
/** What it writes without painting, beside all else. */
const SKIPPED_AT_ONCE = 32;

/**
 * Whether a node is hidden or lies in a row far off the screen (`content-visibility: auto`): what is
 * written there can wait until the frame is painted. A browser that can't tell skips nothing.
 */
function isSkipped(node: HTMLElement): boolean {
  return node.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

/** Values of a kind, shown by the nodes that name their id in `attribute`, followed by `:home` or `:away` at most. */
export function liveValues<Kind extends LiveKind>(
  kind: Kind,
  attribute: string,
  write: (node: HTMLElement, value: LiveValue<Kind>, isNews: boolean) => void,
): LiveValues<LiveValue<Kind>> {
  const latest = new Map<string, readonly [number: number, value: LiveValue<Kind>]>();
  const news = new Set<string>();
  const skipped = new Set<string>();
  let nodes: Partial<Record<string, HTMLElement[]>> = {};

  /** Writes the values of the ids and empties them, up to `most` of them. */
  function writeOut(ids: Set<string>, isNews = false, most = Infinity): void {
    const writes: (() => void)[] = [];
    for (const id of ids) {
      if (writes.length >= most) break;
      ids.delete(id);
      const known = latest.get(id);
      nodes[id]?.forEach((node) => {
        if (isNews && isSkipped(node)) skipped.add(id);
        else if (known) writes.push(() => write(node, known[1], isNews));
      });
    }
    // After all looks: a look after a write would let the browser compute styles in between.
    writes.forEach((writeNode) => writeNode());
  }

  return {
    hear(number, frame) {
      const values = frame[kind];
      for (const id in values) {
        if (number < (latest.get(id)?.[0] ?? 0)) continue;
        latest.set(id, [number, values[id] as LiveValue<Kind>]);
        news.add(id);
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
      writeOut(news, true, NEWS_AT_ONCE);
      return news.size;
    },
    settle() {
      writeOut(skipped, false, SKIPPED_AT_ONCE);
    },
  };
}
