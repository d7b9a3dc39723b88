/** The side that leads by a score. */
export type ScoreSide = 'home' | 'draw' | 'away';

const SCORE = /^(\d+)\s*[-–:x]\s*(\d+)$/;

/**
 * The side that leads in the name of a correct-score outcome (`2-1`, `2:1`); null for a name without
 * a score.
 */
export function scoreSide(outcomeName: string): ScoreSide | null {
  const score = SCORE.exec(outcomeName.trim());
  if (!score) return null;
  const lead = Number(score[1]) - Number(score[2]);
  if (lead === 0) return 'draw';
  return lead > 0 ? 'home' : 'away';
}
