import { expect, it } from 'vitest';
import { outcomeTerms } from '../offer/outcome-terms.ts';
import { createFixtures } from '../competitions/fixtures.ts';
import { WORLD_START } from '../world-clock.ts';
import { MMA_RULES } from './fights.ts';

const EVEN = { home: 1, away: 1 };

it('settles a total of rounds by the round in which a fight ended', () => {
  const over = outcomeTerms({ marketTypeId: '910', specifiers: 'total=1.5', outcomeTypeId: '12' });
  expect(over?.rule(1, 0, 1)).toBe('lost');
  expect(over?.rule(0, 1, 2)).toBe('won');

  const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
  const fights = fixtures.around(WORLD_START).filter(({ sport }) => sport === 'mma');
  expect(fights.length).toBeGreaterThan(5);
  for (const fixture of fights) {
    if (!over || fixture.abandonedAfter !== null) continue;
    const course = MMA_RULES.play(fixture);
    const { part } = course.stateAt(course.endsAfter);
    expect(part).toBeGreaterThanOrEqual(1);
    expect(part).toBeLessThanOrEqual(3);
    expect(course.stateAt(10).home).toBeNull();
    // A fight that is in its third round has gone over one and a half.
    expect(course.modelAt(2 * 360 + 10, EVEN).chance(over)).toBeCloseTo(1);
    expect(MMA_RULES.before(fixture, EVEN).chance(over)).toBeCloseTo(0.8);
  }
});
