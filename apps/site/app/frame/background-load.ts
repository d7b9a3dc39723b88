/** The key under which the browser keeps its bucket. */
const KEPT_AS = 'background-load';
const BUCKETS = 100;
const LAST_ENABLED_BUCKET = 1;

/** The routes whose scripts are loaded ahead: an event and the bet slip are opened next. */
const LOADED_AHEAD = ['routes/sportsbook/event', 'routes/bet-slip/bet-slip'];

type KeptValues = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The bucket of this browser, from 0 to 99: drawn once and kept. A browser that keeps nothing gets
 * null. Source: 2§9.
 */
export function backgroundBucket(
  openStorage: () => KeptValues,
  random: () => number,
): number | null {
  try {
    const storage = openStorage();
    const kept = storage.getItem(KEPT_AS);
    if (kept !== null && /^\d{1,2}$/.test(kept)) return Number(kept);
    const drawn = Math.floor(random() * BUCKETS);
    storage.setItem(KEPT_AS, String(drawn));
    return drawn;
  } catch {
    return null;
  }
}

/** Whether a bucket loads in the background: at most 1, two browsers of a hundred. Source: 2§9. */
export function isBackgroundLoadEnabled(bucket: number | null): boolean {
  return bucket !== null && bucket <= LAST_ENABLED_BUCKET;
}

interface ScriptsOfRoutes {
  readonly routes: Readonly<
    Record<string, { readonly module: string; readonly imports?: readonly string[] | undefined }>
  >;
}

/** Loads the scripts of the next pages into the browser's cache, where its bucket is enabled. */
export async function loadInBackground(manifest: ScriptsOfRoutes | undefined): Promise<void> {
  if (!isBackgroundLoadEnabled(backgroundBucket(() => localStorage, Math.random))) return;
  const scripts = LOADED_AHEAD.flatMap((id) => {
    const route = manifest?.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  for (const script of new Set(scripts)) {
    await fetch(script, { priority: 'low' }).catch(() => undefined);
  }
}
