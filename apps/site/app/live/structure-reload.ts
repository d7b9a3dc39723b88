import { changesPage } from './changes-page.ts';
import { opensAwaited } from './opens-awaited.ts';
import type { LiveFrame } from './live-types.ts';
import type { LiveWorld } from './live-world.ts';

/** What a reload asks for: the page's own lists and markets, or the frame and the slip, too. */
export type ReloadScope = 'page' | 'whole';

interface StructureReloadOptions {
  readonly reload: (scope: ReloadScope) => void;
  /** A number from 0 to below 1. It spreads the reloads of all browsers that receive the same frame. */
  readonly random: () => number;
  readonly clock: Pick<LiveWorld, 'setTimeout' | 'clearTimeout' | 'performance'>;
}

const RELOAD_EVERY_MS = 1_000;
/** The server keeps a page's data for a tenth of a second whatever changes. */
const LEAST_WAIT_MS = 200;
const SPREAD_MS = 1_000;

/**
 * Listens to the live frames and reloads the page's data when a frame changes the page, at most once
 * a second.
 */
export function structureReload({ reload, random, clock }: StructureReloadOptions) {
  let reloadedAt = -Infinity;
  let timer: number | undefined;
  let scope: ReloadScope = 'page';

  return {
    hear(frame: LiveFrame): void {
      if (!changesPage(frame) && !opensAwaited(frame)) return;
      // What was missed, or the feed's state, stands outside lists and markets, too.
      if (frame.gap || frame.f !== undefined) scope = 'whole';
      if (timer !== undefined) return;
      const spread = LEAST_WAIT_MS + random() * SPREAD_MS;
      const wait = Math.max(spread, reloadedAt + RELOAD_EVERY_MS - clock.performance.now());
      timer = clock.setTimeout(() => {
        timer = undefined;
        reloadedAt = clock.performance.now();
        reload(scope);
        scope = 'page';
      }, wait);
    },
    stop(): void {
      clock.clearTimeout(timer);
    },
  };
}
