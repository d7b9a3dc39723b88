import { expectedPoints } from '../sports/basketball.ts';
import type { Fixture } from '../competitions/fixtures.ts';
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

/** Every market of an event, the main one first. Lines are drawn before the start. */
export function marketPlans(fixture: Fixture): readonly MarketPlan[] {
  switch (fixture.sport) {
    case 'football':
      return footballPlans(fixture);
    case 'basketball':
      return basketballPlans(fixture);
    case 'tennis':
      return [
        plan('186', '', TWO_WAY, true),
        plan('187', 'hcp=-1.5', HANDICAP),
        plan('187', 'hcp=1.5', HANDICAP),
        plan('189', 'total=2.5', OVER_UNDER),
      ];
  }
}

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
  ];
}

function basketballPlans(fixture: Fixture): readonly MarketPlan[] {
  const { total, margin } = expectedPoints(fixture);
  return [
    plan('219', '', TWO_WAY, true),
    ...[-5, 0, 5].map((shift) => plan('223', `hcp=${-margin + shift + 0.5}`, HANDICAP)),
    ...[-10, -5, 0, 5, 10].map((shift) => plan('225', `total=${total + shift + 0.5}`, OVER_UNDER)),
  ];
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
