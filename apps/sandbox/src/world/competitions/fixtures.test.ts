import { describe, expect, it } from 'vitest';
import { CALENDARS } from './calendar.ts';
import { TRACKS } from './competitions.ts';
import { otherProvidersId } from './counterpart.ts';
import { createFixtures, type Fixture } from './fixtures.ts';
import { SPORT_PLANS } from './sport-plans.ts';
import { WORLD_START } from '../world-clock.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The fixtures of some days from the world's beginning, each once. */
function fixturesOf(days: number, live = 1): readonly Fixture[] {
  const fixtures = createFixtures({ seed: 1, live, upcoming: 1 });
  const found = new Map<string, Fixture>();
  for (let time = WORLD_START; time < WORLD_START + days * DAY; time += 2 * HOUR) {
    for (const fixture of fixtures.around(time)) found.set(fixture.id, fixture);
  }
  return [...found.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** The least time between two starts of one competitor, in seconds. */
function leastGap(fixtures: readonly Fixture[]): number {
  const last = new Map<string, number>();
  let least = Infinity;
  for (const { home, away, startsAt } of fixtures) {
    for (const { name } of [home, away]) {
      least = Math.min(least, startsAt - (last.get(name) ?? -Infinity));
      last.set(name, startsAt);
    }
  }
  return least;
}

describe('fixtures', () => {
  it('let every competitor rest between matches as its sport does', () => {
    const fixtures = fixturesOf(12);
    for (const { sport, rest } of SPORT_PLANS) {
      const own = fixtures.filter((fixture) => fixture.sport === sport);
      const names = new Set(own.flatMap(({ home, away }) => [home.name, away.name]));
      expect(names.size).toBe(CALENDARS[sport].length * 2);
      expect(leastGap(own), sport).toBeGreaterThan(rest);
    }
  });

  it.each([8, 40])('let nobody play twice at once, however many are live: scale %i', (live) => {
    const all = fixturesOf(1, live);
    for (const { sport, longest } of SPORT_PLANS) {
      const own = all.filter((fixture) => fixture.sport === sport);
      expect(leastGap(own), sport).toBeGreaterThan(longest);
    }
  });

  it('are found by their id again, and no other id is known', () => {
    const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
    for (const fixture of fixtures.around(WORLD_START)) {
      expect(createFixtures({ seed: 1, live: 1, upcoming: 1 }).byId(fixture.id)).toEqual(fixture);
      const stranger = otherProvidersId(fixture.id);
      expect(fixtures.byId(stranger)?.id).toBe(fixture.counterpartId ?? undefined);
    }
    expect(fixtures.byId('sr:match:1')).toBeUndefined();
  });

  it('are offered by both providers for a share of football, basketball and baseball', () => {
    const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
    const all = fixturesOf(10);
    const shareOf = (sport: string) => {
      const own = all.filter((fixture) => fixture.sport === sport);
      return own.filter(({ counterpartId }) => counterpartId !== null).length / own.length;
    };
    expect(shareOf('football')).toBeCloseTo(0.3, 1);
    expect(shareOf('basketball')).toBeCloseTo(0.2, 1);
    expect(shareOf('baseball')).toBeGreaterThan(0);
    expect(shareOf('tennis')).toBe(0);

    const first = all.find(({ counterpartId }) => counterpartId !== null) as Fixture;
    const second = fixtures.ofProvider(first, 'two');
    expect(second).toEqual({
      ...first,
      id: first.counterpartId,
      provider: 'two',
      counterpartId: first.id,
      competition: { ...first.competition, id: first.competition.id.replace('sr:', 'bg:') },
    });
    expect(second && fixtures.ofProvider(second, 'one')).toBe(fixtures.byId(first.id));
  });

  it('begin with rounds of the most followed competitions', () => {
    const fixtures = createFixtures({ seed: 1, live: 1, upcoming: 1 });
    const live = fixtures.around(WORLD_START).filter(({ startsAt }) => startsAt <= WORLD_START);
    const competitions = new Set(live.map(({ competition }) => competition.name.es));
    for (const name of ['Brasileirão Série A', 'NBA', 'ATP Rio de Janeiro']) {
      expect(competitions).toContain(name);
    }
  });
});

describe('competitions', () => {
  it('have an even number of competitors, each in one competition alone', () => {
    const all = Object.values(TRACKS).flat(2);
    const names = all.flatMap(({ competitors }) => competitors);
    expect(new Set(names).size).toBe(names.length);
    expect(all.every(({ competitors }) => competitors.length % 2 === 0)).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
