import { elapsedMs } from '@vitrine/betting/base/elapsed';

/** Answers of the operator that seldom change, by what was asked. */
export interface KeptAnswers<Answer> {
  /** The kept answer, or a new one. An answer that fails is not kept. */
  get(key: string, ask: () => Promise<Answer>): Promise<Answer>;
}

const MOST_KEPT = 1_000;

/** Keeps up to 1000 answers for a time in milliseconds. `now` is epoch milliseconds. */
export function keptAnswers<Answer>(now: () => number, keptForMs: number): KeptAnswers<Answer> {
  const kept = new Map<string, { readonly answer: Answer; readonly at: number }>();
  return {
    async get(key, ask) {
      const known = kept.get(key);
      if (known && elapsedMs(known.at, now()) < keptForMs) return known.answer;
      const answer = await ask();
      kept.delete(key);
      kept.set(key, { answer, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
