import { setImmediate } from 'node:timers/promises';
import type { CashOutDesk } from './betting/cash-out/cash-out-desk.ts';
import type { Settlement } from './betting/settlement.ts';
import type { Announcer } from './feed/announcer.ts';
import type { Payments } from './payments/payments.ts';
import { createPaceMeter, type TickPace } from './tick-pace.ts';
import type { World } from './world/world.ts';

/** Moves the platform on: the world's time, the feed, the tickets that wait for either, payments. */
export interface Ticker {
  /** One look at the world as it is now. */
  tick(): void;
  /**
   * Moves the world forward, in steps, so that nothing on the way goes unsaid; listeners hear each
   * step before the next one.
   */
  fastForward(seconds: number): Promise<void>;
  start(): void;
  stop(): void;
  /** How well the looks keep up since the start. */
  pace(): TickPace;
}

export interface TickerParts {
  readonly world: World;
  readonly announcer: Announcer;
  readonly settlement: Settlement;
  readonly cashOutDesk: CashOutDesk;
  readonly payments: Pick<Payments, 'runDue'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const INTERVAL_MS = 500;
const STEP_SECONDS = 60;

export function createTicker({
  world,
  announcer,
  settlement,
  cashOutDesk,
  payments,
  now,
}: TickerParts): Ticker {
  const meter = createPaceMeter();
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    world.turnTo(now());
    announcer.announce();
    settlement.decideDue();
    settlement.settleEnded();
    cashOutDesk.decideDue();
    payments.runDue();
  }

  /** One failed look must not stop the world; the next one finds what it left undone. */
  function tickOrReport(): void {
    try {
      tick();
    } catch (error) {
      console.error('The world could not be moved on', error);
    }
  }

  /** Looks are due on a grid of time; whoever is late leaves some out, and stays on it. */
  function schedule(dueAt: number): void {
    timer = setTimeout(() => {
      meter.measure(dueAt, tickOrReport);
      let next = dueAt + INTERVAL_MS;
      for (; next < performance.now(); next += INTERVAL_MS) meter.missed();
      schedule(next);
    }, dueAt - performance.now());
  }

  return {
    tick,
    async fastForward(seconds) {
      for (let left = seconds; left > 0; left -= STEP_SECONDS) {
        world.advance(Math.min(left, STEP_SECONDS));
        tick();
        await setImmediate();
      }
    },
    start() {
      if (!timer) schedule(performance.now() + INTERVAL_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
    pace: meter.read,
  };
}
