import { changesPage } from './changes-page.ts';
import type { LiveFrame } from './live-types.ts';

interface StructureReloadOptions {
  readonly reload: () => void;
  /** A number from 0 to below 1. It spreads the reloads of all browsers that receive the same frame. */
  readonly random: () => number;
}

const RELOAD_EVERY_MS = 1_000;
const SPREAD_MS = 1_000;

/**
 * Listens to the live frames and reloads the page's data when a frame changes the page, at most once
 * a second.
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
