import type { ScoreCell } from './score-model.ts';

type Pair = readonly [home: number, away: number];

export interface TennisScore {
  readonly sets: Pair;
  readonly games: Pair;
  /** Points of the game or tie-break. */
  readonly points: Pair;
  readonly homeServes: boolean;
}

/** Chance of each side to win a point on its own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

export const START: TennisScore = { sets: [0, 0], games: [0, 0], points: [0, 0], homeServes: true };

const GAME_POINTS = 4;
const TIE_BREAK_POINTS = 7;

/** The score after a point. */
export function winPoint(score: TennisScore, homeWins: boolean): TennisScore {
  const isTieBreak = inTieBreak(score.games);
  const points = plusOne(score.points, homeWins);
  if (!isWon(points, isTieBreak ? TIE_BREAK_POINTS : GAME_POINTS)) return { ...score, points };
  const games = plusOne(score.games, homeWins);
  const next = { points: [0, 0] as Pair, homeServes: !score.homeServes };
  if (!isTieBreak && !isWon(games, 6)) return { ...next, sets: score.sets, games };
  return { ...next, sets: plusOne(score.sets, homeWins), games: [0, 0] };
}

const POINT_WORDS = ['0', '15', '30', '40'];

/** The points of the current game as they are called: 15, 40 or A; a tie-break counts them. */
export function spokenPoints({
  games,
  points: [home, away],
}: Pick<TennisScore, 'games' | 'points'>) {
  if (inTieBreak(games)) return { home: String(home), away: String(away) };
  const spoken = (own: number, other: number) =>
    own > 3 && own > other ? 'A' : (POINT_WORDS[Math.min(own, 3)] ?? '');
  return { home: spoken(home, away), away: spoken(away, home) };
}

/** Chances of the final count of sets, best of three, from a score. */
export function finalSetChances(score: TennisScore, serve: ServeChances): ScoreCell[] {
  const setFromGames = setChances(serve);
  const fresh = (setFromGames(0, 0, true) + setFromGames(0, 0, false)) / 2;
  const current = currentSetChance(score, serve, setFromGames);

  function cells([home, away]: Pair, chance: number, first: number): ScoreCell[] {
    if (home === 2 || away === 2) return [{ home, away, chance }];
    return [
      ...cells([home + 1, away], chance * first, fresh),
      ...cells([home, away + 1], chance * (1 - first), fresh),
    ];
  }
  return cells(score.sets, 1, current);
}

/** Chance of the home side to win a set, from a score in games and who serves next. */
type SetChances = (home: number, away: number, homeServes: boolean) => number;

function setChances(serve: ServeChances): SetChances {
  const hold = gameChance(serve.home, 0, 0, GAME_POINTS);
  const broken = 1 - gameChance(serve.away, 0, 0, GAME_POINTS);
  const tieBreak = gameChance(evenPoint(serve), 0, 0, TIE_BREAK_POINTS);
  const known = new Map<number, number>();

  return function chance(home, away, homeServes): number {
    if (inTieBreak([home, away])) return tieBreak;
    if (isWon([home, away], 6)) return home > away ? 1 : 0;
    const key = (home * 8 + away) * 2 + Number(homeServes);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const game = homeServes ? hold : broken;
    const found =
      game * chance(home + 1, away, !homeServes) + (1 - game) * chance(home, away + 1, !homeServes);
    known.set(key, found);
    return found;
  };
}

function currentSetChance(
  { games, points, homeServes }: TennisScore,
  serve: ServeChances,
  setFromGames: SetChances,
): number {
  const [homePoints, awayPoints] = points;
  if (inTieBreak(games)) {
    return gameChance(evenPoint(serve), homePoints, awayPoints, TIE_BREAK_POINTS);
  }
  const game = homeServes
    ? gameChance(serve.home, homePoints, awayPoints, GAME_POINTS)
    : 1 - gameChance(serve.away, awayPoints, homePoints, GAME_POINTS);
  return (
    game * setFromGames(games[0] + 1, games[1], !homeServes) +
    (1 - game) * setFromGames(games[0], games[1] + 1, !homeServes)
  );
}

/** Chance to win a game played to `target` points with a lead of two. */
export function gameChance(point: number, own: number, other: number, target: number): number {
  if (isWon([own, other], target)) return own > other ? 1 : 0;
  const fromDeuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
  if (own >= target - 1 && other >= target - 1) {
    if (own === other) return fromDeuce;
    return own > other ? point + (1 - point) * fromDeuce : point * fromDeuce;
  }
  // row[count]: the chance when the other has so many points, for one own number of them after another.
  const row = Array.from({ length: target + 1 }, () => 1);
  for (let points = target - 1; points >= own; points -= 1) {
    row[target] = 0;
    for (let count = target - 1; count >= other; count -= 1) {
      const isDeuce = points === target - 1 && count === target - 1;
      row[count] = isDeuce
        ? fromDeuce
        : point * (row[count] ?? 0) + (1 - point) * (row[count + 1] ?? 0);
    }
  }
  return row[other] ?? 0;
}

/** Chance of the home side to win a point when serves alternate. */
function evenPoint({ home, away }: ServeChances): number {
  return (home + 1 - away) / 2;
}

function inTieBreak([home, away]: Pair): boolean {
  return home === 6 && away === 6;
}

export function isWon([home, away]: Pair, target: number): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= 2;
}

function plusOne([home, away]: Pair, isHome: boolean): Pair {
  return isHome ? [home + 1, away] : [home, away + 1];
}
