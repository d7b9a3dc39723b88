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
/** So long after it failed, a reload is repeated. */
const REPEAT_AFTER_MS = 5_000;

/**
 * Listens to the live frames and reloads the page's data when a frame changes the page, at most once
 * a second. A reload without an answer is repeated until one comes.
 */
export function structureReload({ reload, random, clock }: StructureReloadOptions) {
  let reloadedAt = -Infinity;
  let timer: number | undefined;
  let scope: ReloadScope = 'page';

  function reloadNow(): void {
    timer = undefined;
    reloadedAt = clock.performance.now();
    reload(scope);
    scope = 'page';
  }

  return {
    hear(frame: LiveFrame): void {
      if (!changesPage(frame) && !opensAwaited(frame)) return;
      // What was missed, or the feed's state, stands outside lists and markets, too.
      if (frame.gap || frame.f !== undefined) scope = 'whole';
      if (timer !== undefined) return;
      const spread = LEAST_WAIT_MS + random() * SPREAD_MS;
      const wait = Math.max(spread, reloadedAt + RELOAD_EVERY_MS - clock.performance.now());
      timer = clock.setTimeout(reloadNow, wait);
    },
    /** Nobody answered a reload, or knows what it would have brought: everything is asked for again. */
    repeat(): void {
      scope = 'whole';
      timer ??= clock.setTimeout(reloadNow, REPEAT_AFTER_MS + random() * SPREAD_MS);
    },
    stop(): void {
      clock.clearTimeout(timer);
    },
  };
}
