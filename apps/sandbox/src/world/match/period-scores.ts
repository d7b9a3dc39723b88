import type { PeriodKind, PeriodScore } from '@vitrine/betting/sportsbook/match-statistics';
import type { Phase } from './match-course.ts';

/** A moment of a match with the score by then, and the part that is played; null in a break. */
export interface ScoredMoment {
  readonly period: { readonly kind: PeriodKind; readonly number: number } | null;
  readonly home: number;
  readonly away: number;
}

/**
 * The scores of the parts begun, each alone, from the moments so far in their order. What stands on the
 * board when a part begins was scored before it.
 */
export function periodScores(moments: readonly ScoredMoment[]): readonly PeriodScore[] {
  const begun: ScoredMoment[] = [];
  for (const moment of moments) {
    const { period } = moment;
    const current = begun.at(-1)?.period;
    const isNew = period && (period.kind !== current?.kind || period.number !== current.number);
    if (isNew) begun.push(moment);
  }
  const last = moments.at(-1);
  return begun.flatMap(({ period, home, away }, index) => {
    const end = begun[index + 1] ?? last;
    return period && end ? [{ ...period, home: end.home - home, away: end.away - away }] : [];
  });
}

/** The part that is played in a phase of a game in parts; null in a break. */
export function periodOf(phase: Phase, part: number): ScoredMoment['period'] {
  switch (phase) {
    case 'half':
    case 'quarter':
    case 'period':
    case 'overtime':
      return { kind: phase, number: part };
    default:
      return null;
  }
}

type Pair = readonly [home: number, away: number];

/** The scores of the sets begun, from the sets won and what stands in the current one. */
export function setScores(
  moments: readonly { readonly sets: Pair; readonly inSet: Pair }[],
  isOver: boolean,
): readonly PeriodScore[] {
  const scores: PeriodScore[] = [];
  const add = ([home, away]: Pair) =>
    scores.push({ kind: 'set', number: scores.length + 1, home, away });
  moments.forEach(({ sets }, index) => {
    const before = moments[index - 1];
    if (!before || before.sets === sets) return;
    const [home, away] = before.inSet;
    add(sets[0] > before.sets[0] ? [home + 1, away] : [home, away + 1]);
  });
  const last = moments.at(-1);
  if (last && !isOver) add(last.inSet);
  return scores;
}
