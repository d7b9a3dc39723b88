import { describe, expect, it } from 'vitest';
import { TRACKS, type Sport } from './competitions.ts';
import { divisionsAt, inDivision, LARGEST_SCALE } from './divisions.ts';

const SPORTS = Object.keys(TRACKS) as Sport[];

describe('divisions', () => {
  it('are one up to the scale its competitors can play, and enough beyond', () => {
    expect([0.5, 1, 8].map(divisionsAt)).toEqual([1, 1, 1]);
    expect([9, 40, LARGEST_SCALE].map(divisionsAt)).toEqual([2, 5, 8]);
  });

  it('have competitors and tournaments of their own', () => {
    const all = SPORTS.flatMap((sport) =>
      TRACKS[sport]
        .flat()
        .flatMap((competition) => [
          competition,
          ...Array.from({ length: divisionsAt(LARGEST_SCALE) - 1 }, (_, index) =>
            inDivision(sport, competition, index + 1),
          ),
        ]),
    );
    const names = all.flatMap(({ competitors }) => competitors);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are named after the first one', () => {
    const [competition] = TRACKS.football.flat();
    if (!competition) throw new Error('No football');
    const second = inDivision('football', competition, 1);
    expect(second.name.es).toBe(`${competition.name.es} II`);
    expect(second.competitors[0]).toBe(`${competition.competitors[0]} II`);
  });
});
