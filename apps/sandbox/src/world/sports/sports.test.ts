import { describe, expect, it } from 'vitest';
import { createFixtures, type Fixture } from '../competitions/fixtures.ts';
import { SPORT_PLANS } from '../competitions/sport-plans.ts';
import { marketPlans } from '../offer/market-plan.ts';
import { outcomeTerms } from '../offer/outcome-terms.ts';
import { WORLD_START } from '../world-clock.ts';
import { modelBefore, play } from './sports.ts';

const EVEN = { home: 1, away: 1 };
const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
const matches = new Map<string, readonly Fixture[]>(
  SPORT_PLANS.map(({ sport, interval }) => {
    const times = Array.from({ length: 40 }, (_, index) => WORLD_START + index * interval);
    const found = times
      .flatMap((time) => fixtures.around(time))
      .filter((one) => one.sport === sport);
    return [sport, [...new Map(found.map((one) => [one.id, one])).values()].slice(0, 40)];
  }),
);

describe.each(SPORT_PLANS)('$sport', ({ sport, longest }) => {
  const own = matches.get(sport) ?? [];

  it('ends in time, after states that only go on', () => {
    expect(own.length).toBeGreaterThan(20);
    for (const fixture of own.filter(({ abandonedAfter }) => abandonedAfter === null)) {
      const course = play(fixture);
      expect(course.endsAfter).toBeLessThanOrEqual(longest);
      let before = { home: 0, away: 0 };
      for (let second = 0; second < course.endsAfter; second += 20) {
        const { status, home, away, clock } = course.stateAt(second);
        expect(status).toBe('live');
        expect((home ?? 0) >= before.home && (away ?? 0) >= before.away).toBe(true);
        expect(clock === null || clock.seconds >= 0).toBe(true);
        before = { home: home ?? 0, away: away ?? 0 };
      }
      expect(course.stateAt(course.endsAfter)).toMatchObject({ status: 'ended', ...course.final });
    }
  });

  it('counts in parts what the score says as a whole', () => {
    for (const fixture of own.slice(0, 10)) {
      const course = play(fixture);
      for (let second = 0; second <= course.endsAfter + 1; second += 97) {
        const counted = course.statisticsAt?.(second);
        const state = course.stateAt(second);
        if (!counted || counted.periods.length === 0) continue;
        const inSets = counted.periods.some(({ kind }) => kind === 'set');
        const won = (side: 'home' | 'away', other: 'home' | 'away') =>
          inSets
            ? counted.periods
                .slice(0, (state.home ?? 0) + (state.away ?? 0))
                .filter((period) => period[side] > period[other]).length
            : counted.periods.reduce((sum, period) => sum + period[side], 0);
        expect([won('home', 'away'), won('away', 'home')]).toEqual([state.home, state.away]);
      }
    }
  });

  it('has one main market, whose chances add up before the start and while it is played', () => {
    for (const fixture of own.slice(0, 5)) {
      const [main, ...others] = marketPlans(fixture).filter(({ isMain }) => isMain);
      expect(others).toEqual([]);
      const course = play(fixture);
      const models = [
        modelBefore(fixture, EVEN),
        course.modelAt(course.endsAfter / 3, EVEN),
        course.modelAt(course.endsAfter - 1, EVEN),
      ];
      for (const model of models) {
        const chances = (main?.outcomeTypeIds ?? []).map((outcomeTypeId) => {
          const { typeId = '', specifiers = '' } = main ?? {};
          const terms = outcomeTerms({ marketTypeId: typeId, specifiers, outcomeTypeId });
          return terms ? model.chance(terms) : Number.NaN;
        });
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
      }
    }
  });

  it('prices what then happens: favourites win as often as their chances say', () => {
    const played = own.filter(({ abandonedAfter }) => abandonedAfter === null);
    const home = { marketTypeId: '186', specifiers: '', outcomeTypeId: '4' };
    const terms = outcomeTerms(home);
    if (!terms) throw new Error('No terms of a winner');
    let expected = 0;
    let won = 0;
    for (const fixture of played) {
      expected += modelBefore(fixture, EVEN).chance(terms);
      const { final } = play(fixture);
      won += final.home === final.away ? 0.5 : Number(final.home > final.away);
    }
    expect(Math.abs(won - expected) / played.length).toBeLessThan(0.2);
  });
});
