import type { Settlement } from './betting/settlement.ts';
import type { Announcer } from './feed/announcer.ts';
import type { World } from './world/world.ts';

/** Moves the platform on: the world's time, the feed, and the tickets that wait for either. */
export interface Ticker {
  /** One look at the world as it is now. */
  tick(): void;
  /** Moves the world forward at once, in steps, so that nothing on the way goes unsaid. */
  fastForward(seconds: number): void;
  start(): void;
  stop(): void;
}

export interface TickerParts {
  readonly world: World;
  readonly announcer: Announcer;
  readonly settlement: Settlement;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const INTERVAL_MS = 500;
const STEP_SECONDS = 60;

export function createTicker({ world, announcer, settlement, now }: TickerParts): Ticker {
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    world.turnTo(now());
    announcer.announce();
    settlement.decideDue();
    settlement.settleEnded();
  }

  /** One failed look must not stop the world; the next one finds what it left undone. */
  function tickOrReport(): void {
    try {
      tick();
    } catch (error) {
      console.error('The world could not be moved on', error);
    }
  }

  return {
    tick,
    fastForward(seconds) {
      for (let left = seconds; left > 0; left -= STEP_SECONDS) {
        world.advance(Math.min(left, STEP_SECONDS));
        tick();
      }
    },
    start() {
      timer ??= setInterval(tickOrReport, INTERVAL_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
