import { setGame } from './set-game.ts';

export const VOLLEYBALL_RULES = setGame({
  name: 'volleyball',
  phase: 'set',
  setsToWin: 3,
  pointsOf: (set) => (set < 4 ? 25 : 15),
  rally: { from: 18, to: 32 },
  pause: 180,
  edge: 0.022,
});

export const BEACH_VOLLEYBALL_RULES = setGame({
  name: 'beachVolleyball',
  phase: 'set',
  setsToWin: 2,
  pointsOf: (set) => (set < 2 ? 21 : 15),
  rally: { from: 20, to: 34 },
  pause: 60,
  edge: 0.022,
});

export const TABLE_TENNIS_RULES = setGame({
  name: 'tableTennis',
  phase: 'set',
  setsToWin: 3,
  pointsOf: () => 11,
  rally: { from: 7, to: 16 },
  pause: 60,
  edge: 0.03,
});

/** Legs of 501: nothing is known within one. */
export const DARTS_RULES = setGame({
  name: 'darts',
  phase: 'leg',
  setsToWin: 6,
  pointsOf: () => null,
  rally: { from: 110, to: 220 },
  pause: 0,
  edge: 0.06,
});
