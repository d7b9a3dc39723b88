import { timedGame, type Score, type TimedGame } from './timed-game.ts';

/** Free throws, field goals and three-pointers. */
const POINTS: readonly Score[] = [
  { points: 1, upTo: 0.12 },
  { points: 2, upTo: 0.68 },
  { points: 3, upTo: 1 },
];

const GAME: TimedGame = {
  name: 'basketball',
  parts: 4,
  partSeconds: ({ competition }) => (competition.quarterMinutes ?? 10) * 60,
  phases: { play: 'quarter', pause: 'quarterBreak' },
  pauseAfter: (part) => (part === 2 ? 900 : 120),
  direction: 'down',
  attack: 15,
  stopShare: 0.35,
  scores: POINTS,
  pointsPerMinute: 2.25,
  edge: 0.054,
  homeEdge: 0.018,
  overtime: 300,
  holdsScores: false,
  model: { margin: 12.5, total: 17 },
};

export const BASKETBALL_RULES = timedGame(GAME);

/** The same on consoles, in shorter quarters. */
export const E_BASKETBALL_RULES = timedGame({
  ...GAME,
  name: 'eBasketball',
  partSeconds: () => 300,
  pauseAfter: () => 60,
  attack: 12,
  pointsPerMinute: 2.8,
  edge: 0.08,
  homeEdge: 0,
  overtime: 180,
  model: { margin: 9, total: 11 },
});
