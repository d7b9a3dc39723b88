/**
 * The latest value per id of one kind (odds, market statuses …) and the page's nodes that show them.
 * Values come at any rate and are written when the caller flushes.
 */
export interface LiveValues<Value> {
  /** Takes the values of a frame; a frame older than the last one of an id is dropped. */
  hear(frame: number, values?: Readonly<Record<string, Value>>): void;
  get(id: string): Value | undefined;
  /** Finds the nodes again and writes all that is known into them, without calling it news. */
  renew(): void;
  /** Forgets what the page's own HTML already says: everything up to a frame. */
  forgetUntil(frame: number): void;
  /** Writes what came since the last flush. */
  flush(): void;
}

/** Values shown by the nodes that name their id in `attribute`, followed by `:home` or `:away` at most. */
export function liveValues<Value>(
  attribute: string,
  write: (node: HTMLElement, value: Value, isNews: boolean) => void,
): LiveValues<Value> {
  const latest = new Map<string, { readonly frame: number; readonly value: Value }>();
  const news = new Set<string>();
  let nodes: Partial<Record<string, HTMLElement[]>> = {};

  function writeAll(ids: Iterable<string>, isNews: boolean): void {
    for (const id of ids) {
      const known = latest.get(id);
      if (known) nodes[id]?.forEach((node) => write(node, known.value, isNews));
    }
    news.clear();
  }

  return {
    hear(frame, values = {}) {
      for (const id in values) {
        if (frame < (latest.get(id)?.frame ?? 0)) continue;
        latest.set(id, { frame, value: values[id] as Value });
        news.add(id);
      }
    },
    get: (id) => latest.get(id)?.value,
    renew() {
      nodes = {};
      for (const node of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
        const id = node.getAttribute(attribute)?.replace(/:(home|away)$/, '') ?? '';
        (nodes[id] ??= []).push(node);
      }
      writeAll(latest.keys(), false);
    },
    forgetUntil(frame) {
      for (const [id, known] of latest) if (known.frame <= frame) latest.delete(id);
    },
    flush: () => writeAll(news, true),
  };
}
