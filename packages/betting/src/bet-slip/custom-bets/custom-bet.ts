/** How many outcomes of one event make a custom bet. Source: 3§5. */
export const CUSTOM_BET_SELECTIONS = { least: 2, most: 10 } as const;

/** Why a custom bet can't be made. The words for each are in the messages. Source: 3§5. */
export type CustomBetProblem = 'tooFew' | 'tooMany' | 'incompatible';

/** The chosen outcomes of a custom bet, and the outcomes that the operator lets the bettor add. */
export interface CustomBetPicks {
  /** Outcome ids, in the order they were chosen. */
  readonly picked: readonly string[];
  /** Outcome ids that may be added; null while that is not known. */
  readonly compatible: ReadonlySet<string> | null;
}

/**
 * Why an outcome can't be added now; null when it can. A chosen outcome can always be removed.
 * Source: 3§5.
 */
export function pickProblem(
  { picked, compatible }: CustomBetPicks,
  outcomeId: string,
): Exclude<CustomBetProblem, 'tooFew'> | null {
  if (picked.includes(outcomeId)) return null;
  if (picked.length >= CUSTOM_BET_SELECTIONS.most) return 'tooMany';
  return compatible === null || compatible.has(outcomeId) ? null : 'incompatible';
}

/**
 * The chosen outcomes after a tap: a chosen outcome is removed, another one is added if it can be;
 * otherwise nothing changes.
 */
export function togglePick(picks: CustomBetPicks, outcomeId: string): readonly string[] {
  const { picked } = picks;
  if (picked.includes(outcomeId)) return picked.filter((id) => id !== outcomeId);
  return pickProblem(picks, outcomeId) === null ? [...picked, outcomeId] : picked;
}

/** The problem of the chosen outcomes; null when they make a bet. Source: 3§5. */
export function customBetProblem({ picked }: Pick<CustomBetPicks, 'picked'>): 'tooFew' | null {
  return picked.length < CUSTOM_BET_SELECTIONS.least ? 'tooFew' : null;
}
