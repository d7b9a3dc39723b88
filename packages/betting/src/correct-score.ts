/** Who is ahead by a score. */
export type ScoreSide = 'home' | 'draw' | 'away';

const SCORE = /^(\d+)\s*[-–:x]\s*(\d+)$/;

/** Who is ahead by the name of a correct-score outcome (`2-1`, `2:1`); null for a name that is no score. */
export function scoreSide(outcomeName: string): ScoreSide | null {
  const score = SCORE.exec(outcomeName.trim());
  if (!score) return null;
  const lead = Number(score[1]) - Number(score[2]);
  if (lead === 0) return 'draw';
  return lead > 0 ? 'home' : 'away';
}
