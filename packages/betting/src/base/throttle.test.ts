import { expect, it } from 'vitest';
import { GENERIC_THROTTLE_MS, throttle, TRACKING_THROTTLE_MS } from './throttle.ts';

/** A clock that the test moves; what is due runs in its order. */
function testClock() {
  let time = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => time,
    schedule: (work: () => void, afterMs: number) => due.push({ at: time + afterMs, work }),
    pass(ms: number) {
      time += ms;
      const ripe = due.filter(({ at }) => at <= time);
      due = due.filter(({ at }) => at > time);
      ripe.forEach(({ work }) => work());
    },
  };
}

it.each([TRACKING_THROTTLE_MS, GENERIC_THROTTLE_MS])(
  'TRACK-01 TRACK-06 runs at once, and then once for all calls of %d ms',
  (ms) => {
    const clock = testClock();
    const runs: number[] = [];
    const note = throttle(() => runs.push(clock.now()), ms, clock);
    note();
    note();
    note();
    expect(runs).toEqual([0]);
    clock.pass(ms - 1);
    note();
    expect(runs).toEqual([0]);
    clock.pass(1);
    expect(runs).toEqual([0, ms]);
    clock.pass(ms);
    note();
    expect(runs).toEqual([0, ms, 2 * ms]);
    clock.pass(10 * ms);
    expect(runs).toHaveLength(3);
  },
);
