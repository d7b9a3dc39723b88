/** How many questions the Problem Gambling Severity Index has (Ferris and Wynne, 2001). */
export const SELF_TEST_QUESTIONS = 9;

/** The points of an answer: never, sometimes, most of the time, almost always. */
export const SELF_TEST_ANSWERS = [0, 1, 2, 3] as const;
export type SelfTestAnswer = (typeof SELF_TEST_ANSWERS)[number];

/** The most points that the answers can reach. */
export const SELF_TEST_MOST = 27;

/** What the points say about the harm of gambling. */
export type SelfTestRisk = 'none' | 'low' | 'moderate' | 'high';

export interface SelfTestResult {
  readonly score: number;
  readonly risk: SelfTestRisk;
}

/**
 * The result of the nine answers: the sum of their points. 0 is no risk, 1 and 2 low, 3 to 7 moderate,
 * 8 and more high.
 *
 * @example
 * selfTestResult([1, 0, 0, 0, 2, 0, 0, 0, 0]) // { score: 3, risk: 'moderate' }
 */
export function selfTestResult(answers: readonly SelfTestAnswer[]): SelfTestResult {
  const score = answers.reduce<number>((sum, points) => sum + points, 0);
  return { score, risk: riskOf(score) };
}

function riskOf(score: number): SelfTestRisk {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
