import type { Sport } from '../competitions/competitions.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import { expectedRuns } from '../sports/baseball.ts';
import { BASKETBALL_RULES, E_BASKETBALL_RULES } from '../sports/basketball.ts';
import { expectedCricketRuns } from '../sports/cricket.ts';
import { BOXING_ROUNDS, MMA_ROUNDS } from '../sports/fights.ts';
import type { Expected } from '../sports/timed-game.ts';
import {
  AMERICAN_FOOTBALL_RULES,
  E_SOCCER_RULES,
  FUTSAL_RULES,
  HANDBALL_RULES,
  ICE_HOCKEY_RULES,
  RUGBY_RULES,
} from '../sports/timed-games.ts';
import { ANY_OTHER_SCORE, CORRECT_SCORE_LIMIT } from './outcome-terms.ts';

/** A market an event offers, by the platform's types. */
export interface MarketPlan {
  readonly typeId: string;
  readonly specifiers: string;
  readonly outcomeTypeIds: readonly string[];
  /** The market lists show; it stays open however clear the result has become. */
  readonly isMain: boolean;
  /** Goals that must have fallen before it is offered. */
  readonly opensAfterGoals: number;
}

const THREE_WAY = ['1', '2', '3'];
const TWO_WAY = ['4', '5'];
const OVER_UNDER = ['12', '13'];
const HANDICAP = ['1714', '1715'];
/** Lines of goals on offer at a time; each goal opens one more above them. */
const OPEN_GOAL_LINES = 5;
const GOAL_LINES = 10;

/** Best of three sets. */
const SET_PLANS: readonly MarketPlan[] = [
  plan('186', '', TWO_WAY, true),
  ...handicaps('187', [-1.5, 1.5]),
  ...totals('189', [2.5]),
];
/** Best of five. */
const LONG_SET_PLANS: readonly MarketPlan[] = [
  plan('186', '', TWO_WAY, true),
  ...handicaps('187', [-1.5, 1.5]),
  ...totals('189', [3.5, 4.5]),
];

/** Every market of an event, the main one first. Lines are drawn before the start. */
export function marketPlans(fixture: Fixture): readonly MarketPlan[] {
  return PLANS[fixture.sport](fixture);
}

/** The types whose markets lists show besides the main one, in the sports whose lists swap them. */
const LISTED_TYPES: Partial<Readonly<Record<Sport, readonly string[]>>> = {
  football: ['18', '16', '29'],
  eSoccer: ['18', '16', '29'],
  basketball: ['225', '223'],
  eBasketball: ['225', '223'],
  baseball: ['258', '256'],
  tennis: ['189', '187'],
  tableTennis: ['189', '187'],
  volleyball: ['189', '187'],
  beachVolleyball: ['189', '187'],
};

/**
 * The markets of which lists show one by type besides the main one, the preferred one first: that in
 * the middle of those open at the start, then those next to it.
 */
export function listedPlans(fixture: Fixture): readonly (readonly MarketPlan[])[] {
  const types = LISTED_TYPES[fixture.sport] ?? [];
  if (types.length === 0) return [];
  const plans = marketPlans(fixture);
  return types.map((type) => {
    const lines = plans.filter(({ typeId }) => typeId === type);
    const open = lines.filter(({ opensAfterGoals }) => opensAfterGoals === 0);
    const middle = Math.floor((open.length - 1) / 2);
    const distance = (plan: MarketPlan) => Math.abs(lines.indexOf(plan) - middle);
    return lines.toSorted((one, other) => distance(one) - distance(other));
  });
}

const PLANS: Readonly<Record<Sport, (fixture: Fixture) => readonly MarketPlan[]>> = {
  football: footballPlans,
  eSoccer: goalPlans(E_SOCCER_RULES.expected),
  basketball: pointPlans(BASKETBALL_RULES.expected, 5),
  eBasketball: pointPlans(E_BASKETBALL_RULES.expected, 4),
  baseball: (fixture) => [
    plan('251', '', TWO_WAY, true),
    ...handicaps('256', [-1.5, 1.5]),
    ...totals('258', around(expectedRuns(fixture), 1)),
  ],
  tennis: () => SET_PLANS,
  americanFootball: pointPlans(AMERICAN_FOOTBALL_RULES.expected, 3),
  tableTennis: () => LONG_SET_PLANS,
  boxing: () => [plan('1', '', THREE_WAY, true), ...totals('910', [BOXING_ROUNDS - 1.5])],
  mma: () => [
    plan('186', '', TWO_WAY, true),
    ...totals('910', [MMA_ROUNDS - 1.5, MMA_ROUNDS - 0.5]),
  ],
  volleyball: () => LONG_SET_PLANS,
  beachVolleyball: () => SET_PLANS,
  rugby: (fixture) => [
    plan('1', '', THREE_WAY, true),
    ...linePlans(RUGBY_RULES.expected(fixture), 4, '223', '225'),
  ],
  cricket: (fixture) => [
    plan('340', '', TWO_WAY, true),
    ...totals('258', around(expectedCricketRuns(fixture), 10)),
  ],
  darts: () => [
    plan('186', '', TWO_WAY, true),
    ...handicaps('521', [-2.5, -1.5, 1.5, 2.5]),
    ...totals('522', [8.5, 9.5]),
  ],
  futsal: goalPlans(FUTSAL_RULES.expected),
  handball: (fixture) => [
    plan('1', '', THREE_WAY, true),
    ...linePlans(HANDBALL_RULES.expected(fixture), 2, '16', '18'),
  ],
  iceHockey: goalPlans(ICE_HOCKEY_RULES.expected),
};

/** How many markets an event has before it starts: none of them is decided by then. */
export function marketsBefore(fixture: Fixture): number {
  return marketPlans(fixture).filter(({ opensAfterGoals }) => opensAfterGoals === 0).length;
}

function footballPlans({ home, away }: Fixture): readonly MarketPlan[] {
  const line = -Math.round(home.strength - away.strength);
  return [
    plan('1', '', THREE_WAY, true),
    plan('10', '', ['9', '10', '11']),
    ...goalLines(),
    plan('29', '', ['74', '76']),
    ...[line - 1, line, line + 1].map((hcp) => plan('16', `hcp=${hcp}`, HANDICAP)),
    plan('45', '', correctScores()),
    plan('35', '', ['78', '80', '82', '84', '86', '88']),
    ...totals('166', [7.5, 8.5, 9.5, 10.5, 11.5]),
    ...totals('139', [2.5, 3.5, 4.5, 5.5]),
  ];
}

/** Markets of a sport with few goals, in which a draw stays one. */
function goalPlans(
  expected: (fixture: Fixture) => Expected,
): (fixture: Fixture) => readonly MarketPlan[] {
  return (fixture) => {
    const { total, margin } = expected(fixture);
    return [
      plan('1', '', THREE_WAY, true),
      plan('10', '', ['9', '10', '11']),
      ...totals('18', around(total, 1)),
      plan('29', '', ['74', '76']),
      ...handicaps('16', [-margin - 1, -margin, -margin + 1]),
    ];
  };
}

/** Markets of a sport with many points, in which somebody always wins. */
function pointPlans(
  expected: (fixture: Fixture) => Expected,
  step: number,
): (fixture: Fixture) => readonly MarketPlan[] {
  return (fixture) => [
    plan('219', '', TWO_WAY, true),
    ...linePlans(expected(fixture), step, '223', '225'),
  ];
}

/** Lines around what is expected, so many points apart. */
function linePlans(
  { total, margin }: Expected,
  step: number,
  handicapType: string,
  totalType: string,
): readonly MarketPlan[] {
  return [
    ...handicaps(
      handicapType,
      [-step, 0, step].map((shift) => -margin + shift + 0.5),
    ),
    ...totals(
      totalType,
      [-2, -1, 0, 1, 2].map((steps) => total + steps * step + 0.5),
    ),
  ];
}

function handicaps(typeId: string, lines: readonly number[]): readonly MarketPlan[] {
  return lines.map((line) => plan(typeId, `hcp=${line}`, HANDICAP));
}

function totals(typeId: string, lines: readonly number[]): readonly MarketPlan[] {
  return lines.map((line) => plan(typeId, `total=${line}`, OVER_UNDER));
}

/** Three lines of halves around a whole number. */
function around(total: number, step: number): readonly number[] {
  return [-step, 0, step].map((shift) => Math.max(0, total + shift) + 0.5);
}

function goalLines(): readonly MarketPlan[] {
  return Array.from({ length: GOAL_LINES }, (_, goals) => ({
    ...plan('18', `total=${goals + 0.5}`, OVER_UNDER),
    opensAfterGoals: Math.max(0, goals - OPEN_GOAL_LINES + 1),
  }));
}

function correctScores(): string[] {
  const goals = Array.from({ length: CORRECT_SCORE_LIMIT + 1 }, (_, count) => count);
  return [...goals.flatMap((home) => goals.map((away) => `${home}:${away}`)), ANY_OTHER_SCORE];
}

function plan(
  typeId: string,
  specifiers: string,
  outcomeTypeIds: readonly string[],
  isMain = false,
): MarketPlan {
  return { typeId, specifiers, outcomeTypeIds, isMain, opensAfterGoals: 0 };
}
