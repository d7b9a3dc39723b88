import { changesPage } from './changes-page.ts';
import type { LiveFrame } from './live-types.ts';

interface StructureReloadOptions {
  readonly reload: () => void;
  /** From 0 to below 1: spreads the reloads of all browsers that hear the same news. */
  readonly random: () => number;
}

const RELOAD_EVERY_MS = 1_000;
const SPREAD_MS = 1_000;

/**
 * Hears the live frames and asks for the page's data anew when one changes the page. At most once a
 * second.
 */
export function structureReload({ reload, random }: StructureReloadOptions) {
  let reloadedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    hear(frame: LiveFrame): void {
      if (timer !== undefined || !changesPage(frame)) return;
      const wait = Math.max(random() * SPREAD_MS, reloadedAt + RELOAD_EVERY_MS - performance.now());
      timer = setTimeout(() => {
        timer = undefined;
        reloadedAt = performance.now();
        reload();
      }, wait);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
