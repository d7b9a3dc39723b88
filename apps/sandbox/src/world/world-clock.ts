import { z } from 'zod';
import type { Settings } from '../storage/settings.ts';

/** Where the world begins: each sport is in a round of its most followed competition. */
export const WORLD_START = 6_436_800;
/** The world begins on a full five minutes, so that matches start at times a clock shows well. */
const EPOCH_GRID_MS = 300_000;

const keptClock = z.object({
  seed: z.number(),
  live: z.number().default(1),
  speed: z.number(),
  /** World seconds at the moment `wall` (epoch milliseconds). */
  world: z.number(),
  wall: z.number(),
});
type KeptClock = z.infer<typeof keptClock>;

/**
 * The world's time: its seed, scale, speed and one fixed point are all that is kept, so that a
 * restarted process finds the world where it would be.
 */
export interface WorldClock {
  readonly seed: number;
  /** Scale of how many matches are live at once. */
  readonly live: number;
  /** World seconds at a moment (epoch milliseconds). */
  at(wall: number): number;
  /** The moment (epoch milliseconds) at which the world reaches a time, at its present speed. */
  wallOf(worldSeconds: number): number;
  /** Moves the world forward. */
  advance(seconds: number): void;
}

export interface WorldClockOptions {
  readonly settings: Settings;
  /** Used for a new world only, as `live` is: an old one keeps its own. */
  readonly seed: number;
  readonly live: number;
  readonly speed: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function openWorldClock(options: WorldClockOptions): WorldClock {
  const { settings, seed, live, speed, now } = options;
  const text = settings.read('worldClock');
  let clock: KeptClock = text
    ? keptClock.parse(JSON.parse(text))
    : {
        seed,
        live,
        speed,
        world: WORLD_START,
        wall: Math.floor(now() / EPOCH_GRID_MS) * EPOCH_GRID_MS,
      };
  if (clock.speed !== speed) clock = { ...clock, speed, world: worldAt(clock, now()), wall: now() };
  keep();

  function keep(): void {
    settings.write('worldClock', JSON.stringify(clock));
  }

  return {
    seed: clock.seed,
    live: clock.live,
    at: (wall) => worldAt(clock, wall),
    wallOf: (worldSeconds) =>
      Math.round(clock.wall + ((worldSeconds - clock.world) * 1000) / (clock.speed || 1)),
    advance(seconds) {
      clock = { ...clock, world: clock.world + seconds };
      keep();
    },
  };
}

function worldAt({ world, wall, speed }: KeptClock, moment: number): number {
  return world + ((moment - wall) / 1000) * speed;
}
