import type { Market, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { mainMarket } from './markets.ts';
import { type EventWorld, worldOf } from './event-world.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Given = Pick<MatchEvent, 'id' | 'sportId' | 'tournamentId' | 'tournamentName'> &
  Pick<MatchEvent, 'categoryName' | 'home' | 'away' | 'scheduledAt' | 'marketCount'> & {
    readonly result: string;
    readonly odds: readonly number[];
    readonly draw?: string;
  } & Partial<Pick<MatchEvent, 'status' | 'statusText' | 'clock'>>;

function event({ result, odds, draw, ...given }: Given): MatchEvent {
  const bare: MatchEvent = {
    kind: 'match',
    provider: 'one',
    status: 'notStarted',
    statusText: '',
    clock: null,
    statistics: null,
    producerId: 1,
    markets: [],
    bookingStatus: 'booked',
    hasStreaming: false,
    isEarlyPayoutApplied: false,
    ...given,
  };
  const market = mainMarket(bare, result, odds, draw);
  return { ...bare, markets: [bare.status === 'suspended' ? suspended(market) : market] };
}

export function suspended(market: Market): Market {
  return { ...market, status: 'suspended' };
}

interface Football {
  readonly number: number;
  readonly scheduledAt: number;
  readonly odds: readonly [number, number, number];
  readonly further: number;
  readonly isCup?: boolean;
  readonly score?: readonly [number, number];
  readonly live?: Pick<MatchEvent, 'status' | 'statusText' | 'clock'>;
}

function football(world: EventWorld, game: Football): MatchEvent {
  const [home = '', away = ''] = world.football[game.number] ?? [];
  return event({
    id: `sr:match:${7100 + game.number}`,
    sportId: 'sr:sport:1',
    tournamentId: game.isCup ? 'sr:tournament:384' : 'sr:tournament:325',
    tournamentName: game.isCup ? world.cup : world.league,
    categoryName: game.isCup ? world.continent : world.country,
    home: { name: home, score: game.score?.[0] ?? null },
    away: { name: away, score: game.score?.[1] ?? null },
    scheduledAt: game.scheduledAt,
    marketCount: game.further + 1,
    result: world.markets.result,
    draw: world.draw,
    odds: game.odds,
    ...game.live,
  });
}

function runningClock(seconds: number) {
  return { seconds, readAt: STORY_NOW, stopped: false, direction: 'up' as const };
}

/** What is live, in the order of the list: football, one match of it suspended, basketball, tennis. */
export function liveEvents(facts: StoryFacts): readonly MatchEvent[] {
  const world = worldOf(facts);
  const { firstHalf, secondHalf, thirdQuarter, secondSet } = world.periods;
  const live = (statusText: string, seconds: number) => ({
    status: 'live' as const,
    statusText,
    clock: runningClock(seconds),
  });
  const kickOff = STORY_NOW - HOUR;
  return [
    football(world, {
      number: 0,
      scheduledAt: kickOff,
      odds: [1.42, 4.35, 8.5],
      further: 128,
      score: [1, 0],
      live: live(secondHalf, 3792),
    }),
    football(world, {
      number: 1,
      scheduledAt: kickOff,
      odds: [3.6, 1.72, 3.95],
      further: 96,
      score: [2, 2],
      live: { ...live(secondHalf, 5125), status: 'suspended' },
    }),
    football(world, {
      number: 2,
      scheduledAt: STORY_NOW - 20 * MINUTE,
      odds: [2.45, 3.05, 3],
      further: 187,
      score: [0, 0],
      live: live(firstHalf, 1204),
    }),
    event({
      id: 'sr:match:7201',
      sportId: 'sr:sport:2',
      tournamentId: 'sr:tournament:1562',
      tournamentName: world.basketballLeague,
      categoryName: world.country,
      home: { name: world.basketball[0], score: 58 },
      away: { name: world.basketball[1], score: 61 },
      scheduledAt: kickOff,
      marketCount: 42,
      result: world.markets.winner,
      odds: [2.1, 1.7],
      status: 'live',
      statusText: thirdQuarter,
    }),
    event({
      id: 'sr:match:7301',
      sportId: 'sr:sport:5',
      tournamentId: 'sr:tournament:2571',
      tournamentName: world.tennisLeague,
      categoryName: 'WTA',
      home: { name: world.tennis[0], score: 1 },
      away: { name: world.tennis[1], score: 0 },
      scheduledAt: kickOff,
      marketCount: 23,
      result: world.markets.winner,
      odds: [1.28, 3.75],
      status: 'live',
      statusText: secondSet,
    }),
  ];
}

/** What is to come: in seven minutes, tonight, tomorrow and next week. */
export function upcomingEvents(facts: StoryFacts): readonly MatchEvent[] {
  const world = worldOf(facts);
  return [
    football(world, {
      number: 3,
      scheduledAt: STORY_NOW + 7 * MINUTE,
      odds: [1.95, 3.3, 4.1],
      further: 214,
    }),
    football(world, {
      number: 4,
      scheduledAt: STORY_NOW + 3 * HOUR + 18 * MINUTE,
      odds: [2.2, 3.15, 3.4],
      further: 230,
    }),
    football(world, {
      number: 5,
      scheduledAt: STORY_NOW + 22 * HOUR + 48 * MINUTE,
      odds: [1.62, 3.8, 5.75],
      further: 201,
    }),
    football(world, {
      number: 6,
      scheduledAt: STORY_NOW + 5 * 24 * HOUR,
      odds: [2.05, 3.2, 3.75],
      further: 178,
      isCup: true,
    }),
  ];
}
