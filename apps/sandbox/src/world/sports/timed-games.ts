import { timedGame, type Score, type TimedGame } from './timed-game.ts';

const GOALS: readonly Score[] = [{ points: 1, upTo: 1 }];

/** Halves with a long pause between them. */
const HALVES = {
  parts: 2,
  phases: { play: 'half', pause: 'break' },
  overtime: null,
} satisfies Partial<TimedGame>;

export const E_SOCCER_RULES = timedGame({
  ...HALVES,
  name: 'eSoccer',
  partSeconds: () => 240,
  pauseAfter: () => 40,
  direction: 'up',
  attack: 12,
  stopShare: 0,
  scores: GOALS,
  pointsPerMinute: 0.3,
  edge: 0.07,
  homeEdge: 0,
  holdsScores: true,
  model: 'goals',
});

export const FUTSAL_RULES = timedGame({
  ...HALVES,
  name: 'futsal',
  partSeconds: () => 1200,
  pauseAfter: () => 900,
  direction: 'down',
  attack: 20,
  stopShare: 0.35,
  scores: GOALS,
  pointsPerMinute: 0.075,
  edge: 0.025,
  homeEdge: 0.008,
  holdsScores: true,
  model: 'goals',
});

export const HANDBALL_RULES = timedGame({
  ...HALVES,
  name: 'handball',
  partSeconds: () => 1800,
  pauseAfter: () => 600,
  direction: 'up',
  attack: 28,
  stopShare: 0,
  scores: GOALS,
  pointsPerMinute: 0.48,
  edge: 0.035,
  homeEdge: 0.015,
  holdsScores: false,
  model: { margin: 5.2, total: 6.2 },
});

/** Penalties, tries and converted tries. */
export const RUGBY_RULES = timedGame({
  ...HALVES,
  name: 'rugby',
  partSeconds: () => 2400,
  pauseAfter: () => 900,
  direction: 'up',
  attack: 110,
  stopShare: 0,
  scores: [
    { points: 3, upTo: 0.35 },
    { points: 5, upTo: 0.55 },
    { points: 7, upTo: 1 },
  ],
  pointsPerMinute: 0.3,
  edge: 0.04,
  homeEdge: 0.03,
  holdsScores: true,
  model: { margin: 13, total: 14 },
});

/** Field goals and touchdowns. */
export const AMERICAN_FOOTBALL_RULES = timedGame({
  name: 'americanFootball',
  parts: 4,
  partSeconds: () => 900,
  phases: { play: 'quarter', pause: 'quarterBreak' },
  pauseAfter: (part) => (part === 2 ? 780 : 120),
  direction: 'down',
  attack: 30,
  stopShare: 0.6,
  scores: [
    { points: 3, upTo: 0.4 },
    { points: 7, upTo: 1 },
  ],
  pointsPerMinute: 0.38,
  edge: 0.06,
  homeEdge: 0.02,
  overtime: 600,
  holdsScores: true,
  model: { margin: 13, total: 13 },
});

/** The result of regular time: a draw stays one. */
export const ICE_HOCKEY_RULES = timedGame({
  name: 'iceHockey',
  parts: 3,
  partSeconds: () => 1200,
  phases: { play: 'period', pause: 'break' },
  pauseAfter: () => 1020,
  direction: 'down',
  attack: 25,
  stopShare: 0.3,
  scores: GOALS,
  pointsPerMinute: 0.048,
  edge: 0.012,
  homeEdge: 0.004,
  overtime: null,
  holdsScores: true,
  model: 'goals',
});
