import { describe, expect, it, vi } from 'vitest';
import { createSettings } from '../storage/settings.ts';
import { openDatabase, type Database } from '../storage/database.ts';
import { SPORT_PLANS } from './competitions/sport-plans.ts';
import { createLabels } from './offer/labels.ts';
import { openWorldClock } from './world-clock.ts';
import type { MatchNow } from './match/match-now.ts';
import { createWorld, type World } from './world.ts';

// Half a day of a world with all its odds.
vi.setConfig({ testTimeout: 30_000 });

const START = Date.parse('2025-03-08T15:00:00Z');
const HOUR = 3_600_000;

interface WorldSetup {
  readonly database?: Database;
  readonly seed?: number;
  readonly live?: number;
  readonly speed?: number;
  readonly wall?: number;
}

function openWorld({
  database,
  seed = 1,
  live: scale = 1,
  speed = 1,
  wall = START,
}: WorldSetup = {}): World {
  const settings = createSettings(database ?? openDatabase(':memory:'));
  const clock = openWorldClock({ settings, seed, live: scale, speed, now: () => wall });
  return createWorld({
    clock,
    upcoming: 1,
    labels: createLabels('pt-BR'),
    wall,
  });
}

/** What the world shows at each hour of half a day, as data. */
function halfDay(world: World, from = START): string[] {
  return Array.from({ length: 12 }, (_, hour) => {
    world.turnTo(from + hour * HOUR);
    return JSON.stringify(
      world.offered().map(({ fixture, state, markets }) => ({ fixture, state, markets })),
    );
  });
}

const live = (matches: readonly MatchNow[]) =>
  matches.filter(({ state }) => state.status === 'live');

describe('world', () => {
  it('is the same for the same seed, odds included, and another for another', () => {
    expect(halfDay(openWorld())).toEqual(halfDay(openWorld()));
    expect(halfDay(openWorld({ seed: 2 }))).not.toEqual(halfDay(openWorld()));
  });

  it('goes on after a restart where it would be, whatever seed the environment names', () => {
    const database = openDatabase(':memory:');
    openWorld({ database }).advance(1000);
    const restarted = openWorld({ database, seed: 7, wall: START + HOUR });
    const unbroken = openWorld();
    unbroken.advance(1000);
    expect(halfDay(restarted, START + HOUR)).toEqual(halfDay(unbroken, START + HOUR));
  });

  it('keeps its time when a restart changes its speed', () => {
    const database = openDatabase(':memory:');
    openWorld({ database });
    const faster = openWorld({ database, speed: 10, wall: START + HOUR });
    const before = faster.time;
    expect(before).toBe(openWorld({ wall: START }).time + 3600);
    faster.turnTo(START + HOUR + 1000);
    expect(faster.time).toBe(before + 10);
  });

  it('keeps the scale it began with', () => {
    const database = openDatabase(':memory:');
    const ids = (world: World) => world.offered().map(({ fixture }) => fixture.id);
    const first = ids(openWorld({ database, live: 2 }));
    expect(ids(openWorld({ database, live: 1 }))).toEqual(first);
    expect(first.length).toBeGreaterThan(1.5 * ids(openWorld()).length);
  });

  it('has matches to come in each sport at any hour, and live ones in many, nobody twice at once', () => {
    const world = openWorld();
    const seen = new Map<string, number>();
    const steps = 144;
    let sports = 0;
    for (let step = 0; step < steps; step += 1) {
      world.turnTo(START + (step * HOUR) / 2);
      const offered = world.offered();
      const counts = (sport: string) => {
        const own = offered.filter(({ fixture }) => fixture.sport === sport);
        return { live: live(own).length, upcoming: own.length - live(own).length };
      };
      for (const { fixture } of live(offered)) {
        seen.set(fixture.sport, (seen.get(fixture.sport) ?? 0) + 1 / steps);
      }
      sports += new Set(live(offered).map(({ fixture }) => fixture.sport)).size / steps;
      expect(counts('football').live).toBeGreaterThanOrEqual(9);
      expect(counts('basketball').live).toBeGreaterThanOrEqual(2);
      expect(counts('tennis').live).toBeGreaterThanOrEqual(1);
      for (const { sport } of SPORT_PLANS) {
        expect(counts(sport).upcoming, sport).toBeGreaterThanOrEqual(2);
      }
      const playing = live(offered).flatMap(({ fixture }) => [
        fixture.home.name,
        fixture.away.name,
      ]);
      expect(new Set(playing).size).toBe(playing.length);
    }
    expect(Math.round(seen.get('football') ?? 0)).toBe(12);
    expect(Math.round(seen.get('basketball') ?? 0)).toBe(4);
    expect(Math.round(seen.get('tennis') ?? 0)).toBe(4);
    expect(seen.size).toBe(SPORT_PLANS.length);
    expect(sports).toBeGreaterThan(10);
  });

  it('plays a match from start to end: scores only rise, betting stops at each goal', () => {
    const world = openWorld();
    const upcoming = world
      .offered()
      .find(({ fixture, state }) => fixture.sport === 'football' && state.status === 'notStarted');
    const id = upcoming?.fixture.id ?? '';
    let goals = 0;
    let status = 'notStarted';
    for (let wall = upcoming?.scheduledAt ?? 0; status !== 'ended'; wall += 1000) {
      world.turnTo(wall);
      const { state, markets } = world.match(id) as MatchNow;
      const scored = (state.home ?? 0) + (state.away ?? 0);
      expect(scored).toBeGreaterThanOrEqual(goals);
      if (scored > goals) expect(markets.every(({ isSuspended }) => isSuspended)).toBe(true);
      goals = scored;
      status = state.status;
      expect(wall).toBeLessThan((upcoming?.scheduledAt ?? 0) + 3 * HOUR);
    }
    expect(world.match(id)?.markets).toEqual([]);
    expect(world.offered().some(({ fixture }) => fixture.id === id)).toBe(false);
  });

  it('prices each market with a margin of 5% to 7%, up to the steps of the ladder', () => {
    const world = openWorld();
    const sums = world
      .offered()
      .flatMap(({ markets }) => markets)
      .filter(({ typeId }) => typeId !== '45' && typeId !== '10')
      .filter(({ outcomes }) => outcomes.every(({ odds }) => odds > 1050 && odds < 20_000))
      .map(({ outcomes }) => outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0));
    expect(sums.length).toBeGreaterThan(300);
    for (const sum of sums) {
      expect(sum).toBeGreaterThan(1.03);
      expect(sum).toBeLessThan(1.09);
    }
  });

  it('offers no price beyond belief: 101 before a football match, the top of the ladder nowhere', () => {
    const world = openWorld();
    for (let step = 0; step < 8; step += 1) {
      world.turnTo(START + 4 * step * HOUR);
      for (const { state, markets } of world.offered()) {
        for (const { typeId, isMain, outcomes } of markets) {
          const active = outcomes.filter(({ isActive }) => isActive);
          const highest = Math.max(0, ...active.map(({ odds }) => odds));
          expect(highest).toBeLessThan(501_000);
          if (typeId === '1' && state.status === 'notStarted') {
            expect(highest).toBeLessThanOrEqual(101_000);
          }
          if (!isMain) expect(active).toHaveLength(outcomes.length);
        }
      }
    }
  });

  it('suspends the main market when one outcome alone is possible, and before for goals only', () => {
    const world = openWorld();
    let decided = 0;
    for (let minute = 0; minute < 600; minute += 10) {
      world.turnTo(START + minute * 60_000);
      for (const { state, markets } of live(world.offered())) {
        const main = markets.find(({ isMain }) => isMain);
        const possible = main?.outcomes.filter(({ isActive }) => isActive).length ?? 0;
        expect(main?.isSuspended).toBe(state.suspended || possible < 2);
        decided += Number(possible < 2);
      }
    }
    expect(decided).toBeGreaterThan(0);
  });

  it('opens a further line of goals with each goal, and takes impossible scores off', () => {
    const world = openWorld();
    const seen = new Set<number>();
    for (let minute = 0; minute < 600; minute += 10) {
      world.turnTo(START + minute * 60_000);
      for (const { fixture, state, markets } of live(world.offered())) {
        if (fixture.sport !== 'football') continue;
        const goals = (state.home ?? 0) + (state.away ?? 0);
        seen.add(goals);
        const lines = markets
          .filter(({ typeId }) => typeId === '18')
          .map(({ specifiers }) => Number(specifiers.replace('total=', '')));
        expect(lines.every((line) => line > goals && line < goals + 5)).toBe(true);
        const scores = markets.find(({ typeId }) => typeId === '45')?.outcomes ?? [];
        for (const { typeId } of scores.filter((outcome) => outcome.typeId !== 'other')) {
          const [home = 0, away = 0] = typeId.split(':').map(Number);
          expect(home >= (state.home ?? 0) && away >= (state.away ?? 0)).toBe(true);
        }
      }
    }
    expect(Math.max(...seen)).toBeGreaterThan(2);
  });

  it('moves live odds within seconds and prematch odds within minutes', () => {
    const world = openWorld();
    const before = world.offered();
    const moved = (seconds: number, status: string) => {
      world.turnTo(START + seconds * 1000);
      const own = before.filter(({ state }) => state.status === status);
      const changed = own.filter(({ fixture, markets }) => {
        const now = world.match(fixture.id);
        return JSON.stringify(now?.markets) !== JSON.stringify(markets);
      });
      return changed.length / own.length;
    };
    expect(moved(8, 'live')).toBeGreaterThan(0.6);
    expect(moved(150, 'notStarted')).toBeGreaterThan(0.6);
  });

  it('holds a market by hand until its time', () => {
    const world = openWorld();
    const market = world.offered().at(-1)?.markets[0];
    const eventId = market?.id.split('/')[0] ?? '';
    const isHeld = () => world.match(eventId)?.markets[0]?.isSuspended;
    world.suspendMarket(market?.id ?? '', START + 30_000);
    world.turnTo(START + 29_000);
    expect(isHeld()).toBe(true);
    world.turnTo(START + 30_000);
    expect(isHeld()).toBe(false);
  });

  it('prices a custom bet jointly: outcomes that agree pay less than their product', () => {
    const world = openWorld();
    const match = world
      .offered()
      .findLast(({ fixture }) => fixture.sport === 'football') as MatchNow;
    const key = (marketTypeId: string, specifiers: string, outcomeTypeId: string) => ({
      marketTypeId,
      specifiers,
      outcomeTypeId,
    });
    const bothScore = key('29', '', '74');
    const overOne = key('18', 'total=1.5', '12');
    const joint = world.jointPrice(match.fixture.id, [bothScore, overOne]);
    const alone = world.jointPrice(match.fixture.id, [bothScore]);
    expect(joint).toBe(alone);
    const never = [key('1', '', '2'), key('16', 'hcp=0', '1714')];
    expect(world.jointPrice(match.fixture.id, never)).toBeNull();
  });
});
