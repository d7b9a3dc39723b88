export type Result = 'won' | 'lost' | 'void';

/** How an outcome ends at a final score. */
export type OutcomeRule = (home: number, away: number) => Result;

const won = (condition: boolean): Result => (condition ? 'won' : 'lost');

const BY_OUTCOME: Readonly<Record<string, OutcomeRule>> = {
  '1/1': (home, away) => won(home > away),
  '1/2': (home, away) => won(home === away),
  '1/3': (home, away) => won(home < away),
  '10/9': (home, away) => won(home >= away),
  '10/10': (home, away) => won(home !== away),
  '10/11': (home, away) => won(home <= away),
  '29/74': (home, away) => won(home > 0 && away > 0),
  '29/76': (home, away) => won(home === 0 || away === 0),
};

const WINNER_TYPES: ReadonlySet<string> = new Set(['186', '219']);
const TOTAL_TYPES: ReadonlySet<string> = new Set(['18', '189', '225']);
const HANDICAP_TYPES: ReadonlySet<string> = new Set(['16', '187', '223']);
const CORRECT_SCORE = '45';
/** Highest goals of one side that the correct-score market names. */
export const CORRECT_SCORE_LIMIT = 4;
export const ANY_OTHER_SCORE = 'other';

/**
 * The rule of an outcome, by the platform's market and outcome types. Undefined for a pair it does
 * not know.
 */
export function outcomeRule(
  marketTypeId: string,
  specifiers: string,
  outcomeTypeId: string,
): OutcomeRule | undefined {
  if (WINNER_TYPES.has(marketTypeId)) return winnerRule(outcomeTypeId);
  if (TOTAL_TYPES.has(marketTypeId)) return totalRule(specifierOf(specifiers, 'total'), outcomeTypeId);
  if (HANDICAP_TYPES.has(marketTypeId)) {
    return handicapRule(specifierOf(specifiers, 'hcp'), outcomeTypeId);
  }
  if (marketTypeId === CORRECT_SCORE) return scoreRule(outcomeTypeId);
  return BY_OUTCOME[`${marketTypeId}/${outcomeTypeId}`];
}

/** The number a specifier text gives a name, such as 2.5 of `total=2.5`. */
export function specifierOf(specifiers: string, name: string): number | undefined {
  const value = new RegExp(`(?:^|\\|)${name}=([^|]+)`).exec(specifiers)?.[1];
  return value === undefined ? undefined : Number(value);
}

function winnerRule(outcome: string): OutcomeRule | undefined {
  if (outcome === '4') return (home, away) => won(home > away);
  if (outcome === '5') return (home, away) => won(home < away);
  return undefined;
}

function totalRule(total: number | undefined, outcome: string): OutcomeRule | undefined {
  if (total === undefined) return undefined;
  const sign = { '12': 1, '13': -1 }[outcome];
  return sign === undefined ? undefined : ((home, away) => byDifference(sign * (home + away - total)));
}

function handicapRule(handicap: number | undefined, outcome: string): OutcomeRule | undefined {
  if (handicap === undefined) return undefined;
  const sign = { '1714': 1, '1715': -1 }[outcome];
  return sign === undefined ? undefined : ((home, away) => byDifference(sign * (home + handicap - away)));
}

function byDifference(difference: number): Result {
  return difference === 0 ? 'void' : won(difference > 0);
}

function scoreRule(outcome: string): OutcomeRule | undefined {
  if (outcome === ANY_OTHER_SCORE) {
    return (home, away) => won(home > CORRECT_SCORE_LIMIT || away > CORRECT_SCORE_LIMIT);
  }
  const [, homeGoals, awayGoals] = /^(\d):(\d)$/.exec(outcome) ?? [];
  if (homeGoals === undefined || awayGoals === undefined) return undefined;
  return (home, away) => won(home === Number(homeGoals) && away === Number(awayGoals));
}
