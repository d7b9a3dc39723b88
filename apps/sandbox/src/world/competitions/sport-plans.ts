import type { Provider } from '@vitrine/betting/sportsbook/event';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import type { Sport } from './competitions.ts';

/** How often a sport is played. Seconds everywhere. */
export interface SportPlan {
  readonly sport: Sport;
  readonly id: string;
  /** Who offers its matches first, or alone. */
  readonly provider: Provider;
  /** From one start to the next, at scale 1. */
  readonly interval: number;
  /** No match lasts longer. */
  readonly longest: number;
  /** Between two starts of a competitor, at scale 1. */
  readonly rest: number;
  /** Share of the matches that are listed days ahead; null where that hangs on how followed they are. */
  readonly earlyShare: number | null;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Every sport of matches. The place of a row is part of the ids of its matches: new rows come last.
 */
export const SPORT_PLANS: readonly SportPlan[] = [
  plan('football', 600, 7500, 2 * DAY),
  plan('basketball', 1300, 9000, 2 * DAY),
  plan('tennis', 1400, 14400, 2 * DAY, null, 'two'),
  plan('eSoccer', 900, 900, 3 * HOUR, 0),
  plan('volleyball', 5400, 9000, 20 * HOUR, 0.4),
  plan('futsal', 4800, 6300, 20 * HOUR, 0.3),
  plan('tableTennis', 1500, 2700, 6 * HOUR, 0.05),
  plan('baseball', 9000, 15000, 30 * HOUR, 0.6),
  plan('americanFootball', 10800, 12000, 34 * HOUR, 0.8),
  plan('iceHockey', 7200, 8700, 28 * HOUR, 0.5),
  plan('handball', 5400, 5400, 18 * HOUR, 0.3),
  plan('mma', 10800, 1800, 36 * HOUR, 0.8),
  plan('boxing', 14400, 3300, 2 * DAY, 1),
  plan('beachVolleyball', 3600, 4500, 12 * HOUR, 0.2),
  plan('rugby', 9000, 7200, DAY, 0.6),
  plan('cricket', 14400, 12600, 30 * HOUR, 0.8),
  plan('darts', 3600, 2600, 10 * HOUR, 0.2),
  plan('eBasketball', 2400, 3300, 7 * HOUR, 0.05),
];

function plan(
  sport: Sport,
  interval: number,
  longest: number,
  rest: number,
  earlyShare: number | null = null,
  provider: Provider = 'one',
): SportPlan {
  const id = SPORTS.find(({ key }) => key === sport)?.id;
  if (id === undefined) throw new RangeError(`No id of ${sport}`);
  return { sport, id, provider, interval, longest, rest, earlyShare };
}
