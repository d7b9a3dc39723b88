import { describe, expect, it } from 'vitest';
import { driverPaces, weekendForms } from './driver-pace.ts';
import { GRANDS_PRIX, type GrandPrix } from './grands-prix.ts';
import { playRace } from './race-course.ts';
import type { SessionCourse } from './session-course.ts';
import { DRIVERS } from './teams.ts';
import { playTimedSession } from './timed-session.ts';

const [grandPrix] = GRANDS_PRIX as readonly [GrandPrix];
const GRID = DRIVERS.map((_, driver) => driver);

function race(seed: number): SessionCourse {
  const key = `${seed}/race`;
  return playRace({
    key,
    grandPrix,
    paces: driverPaces(seed, 0),
    forms: weekendForms(key),
    grid: GRID,
  });
}

/** Moments of a session, one every half minute. */
function momentsOf({ endsAfter, momentAt }: SessionCourse) {
  return Array.from({ length: Math.ceil(endsAfter / 30) }, (_, index) => momentAt(index * 30));
}

describe('a race', () => {
  it('is the same for the same seed, and another for another', () => {
    const end = (seed: number) => race(seed).momentAt(1e6).order;
    expect(end(1)).toEqual(end(1));
    expect(end(1)).not.toEqual(end(2));
  });

  it('begins on the grid, counts its laps up, and places everybody at all times', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const course = race(seed);
      expect(course.momentAt(0).order.map(({ driver }) => driver)).toEqual(GRID);
      let lap = 0;
      for (const moment of momentsOf(course)) {
        expect(moment.lap).toBeGreaterThanOrEqual(lap);
        lap = moment.lap ?? 0;
        expect(new Set(moment.order.map(({ driver }) => driver)).size).toBe(DRIVERS.length);
      }
      expect(course.momentAt(course.endsAfter).lap).toBe(grandPrix.laps);
    }
  });

  it('keeps a retired driver behind those who drive, for good, and without a chance', () => {
    let retired = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const out = new Set<number>();
      for (const { order, contenders } of momentsOf(race(seed))) {
        const first = order.findIndex(({ isRetired }) => isRetired);
        if (first >= 0) expect(order.slice(first).every(({ isRetired }) => isRetired)).toBe(true);
        for (const { driver, isRetired } of order) {
          if (out.has(driver)) expect(isRetired).toBe(true);
          if (!isRetired) continue;
          out.add(driver);
          expect(contenders[driver]?.stays).toBe(0);
        }
      }
      retired += out.size;
    }
    expect(retired).toBeGreaterThan(20);
    expect(retired).toBeLessThan(80);
  });

  it('holds betting at the start and when somebody retires', () => {
    const course = race(1);
    expect(course.momentAt(5).suspended).toBe(true);
    expect(course.momentAt(30).suspended).toBe(false);
    const moments = Array.from({ length: Math.floor(course.endsAfter) }, (_, second) =>
      course.momentAt(second),
    );
    const outAt = (index: number) =>
      moments[index]?.order.filter(({ isRetired }) => isRetired).length ?? 0;
    for (let second = 1; second < moments.length; second += 1) {
      if (outAt(second) > outAt(second - 1)) expect(moments[second]?.suspended).toBe(true);
    }
  });

  it('expects the order it ends in ever better', () => {
    const errors = [0.1, 0.5, 1].map((share) => {
      let sum = 0;
      for (let seed = 1; seed <= 20; seed += 1) {
        const { endsAfter, momentAt } = race(seed);
        const { contenders } = momentAt(endsAfter * share);
        const winner = momentAt(endsAfter).order[0]?.driver ?? 0;
        const expected = contenders
          .map(({ mean, stays }, driver) => ({ mean: stays > 0 ? mean : -Infinity, driver }))
          .sort((a, b) => b.mean - a.mean);
        sum += expected.findIndex(({ driver }) => driver === winner);
      }
      return sum;
    });
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors.at(-1)).toBe(0);
  });
});

describe('a timed session', () => {
  it('orders by the best times so far, which only get better', () => {
    const session = playTimedSession('1/practice', driverPaces(1, 0), weekendForms('1/practice'));
    const ends = session.momentAt(session.endsAfter);
    const means = ends.order.map(({ driver }) => ends.contenders[driver]?.mean ?? 0);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    const orders = momentsOf(session).map(({ order }) => JSON.stringify(order));
    expect(new Set(orders).size).toBeGreaterThan(20);
    expect(session.momentAt(0).contenders.every(({ stays }) => stays === 1)).toBe(true);
  });
});
