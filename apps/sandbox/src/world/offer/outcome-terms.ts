export type Result = 'won' | 'lost' | 'void';

/** How an outcome ends at a final score, and after so many rounds of a fight. */
export type OutcomeRule = (home: number, away: number, round?: number) => Result;

/**
 * The line an outcome is about: a side with the home side's handicap, more or less than a total, or
 * a draw.
 */
export type OutcomeLine =
  | { readonly about: 'home' | 'away'; readonly handicap: number }
  | { readonly about: 'over' | 'under'; readonly total: number }
  | { readonly about: 'draw' };

/** More or less of something that is counted besides the score; lines are halves, so that none is void. */
export interface CountLine {
  readonly counted: 'corners' | 'cards';
  readonly about: 'over' | 'under';
  readonly total: number;
}

/** An outcome as models price it and settlement ends it. */
export interface OutcomeTerms {
  readonly rule: OutcomeRule;
  /** Null for an outcome that is about more than a line. */
  readonly line: OutcomeLine | null;
  /** What an outcome is about that no score decides. */
  readonly count?: CountLine;
}

/** An outcome by the types of the platform. */
export interface OutcomeKey {
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly outcomeTypeId: string;
}

/** Highest goals of one side that the correct-score market names. */
export const CORRECT_SCORE_LIMIT = 4;
export const ANY_OTHER_SCORE = 'other';

const won = (condition: boolean): Result => (condition ? 'won' : 'lost');

const BY_OUTCOME: Readonly<Record<string, OutcomeRule>> = {
  '1/1': (home, away) => won(home > away),
  '1/2': (home, away) => won(home === away),
  '1/3': (home, away) => won(home < away),
  '10/9': (home, away) => won(home >= away),
  '10/10': (home, away) => won(home !== away),
  '10/11': (home, away) => won(home <= away),
  '35/78': (home, away) => won(home > away && away > 0),
  '35/80': (home, away) => won(home > away && away === 0),
  '35/82': (home, away) => won(home === away && home > 0),
  '35/84': (home, away) => won(home === 0 && away === 0),
  '35/86': (home, away) => won(home < away && home > 0),
  '35/88': (home, away) => won(home < away && home === 0),
  '29/74': (home, away) => won(home > 0 && away > 0),
  '29/76': (home, away) => won(home === 0 || away === 0),
};

const WINNER_TYPES: ReadonlySet<string> = new Set(['186', '219', '251', '340']);
/** Half a point more or less makes a margin of a win, a draw or a defeat. */
const THREE_WAY_LINES: Readonly<Record<string, OutcomeLine>> = {
  '1/1': { about: 'home', handicap: -0.5 },
  '1/2': { about: 'draw' },
  '1/3': { about: 'away', handicap: 0.5 },
};
const TOTAL_TYPES: ReadonlySet<string> = new Set(['18', '189', '225', '258', '522']);
const HANDICAP_TYPES: ReadonlySet<string> = new Set(['16', '187', '223', '256', '521']);
const COUNT_TYPES: ReadonlyMap<string, CountLine['counted']> = new Map([
  ['166', 'corners'],
  ['139', 'cards'],
]);
const CORRECT_SCORE = '45';
const ROUNDS = '910';

const SIDES: ReadonlyMap<string, 'home' | 'away'> = new Map([
  ['4', 'home'],
  ['5', 'away'],
  ['1714', 'home'],
  ['1715', 'away'],
]);
const TOTAL_ENDS: ReadonlyMap<string, 'over' | 'under'> = new Map([
  ['12', 'over'],
  ['13', 'under'],
]);

/** The terms of an outcome; undefined for types the platform does not know. */
export function outcomeTerms(key: OutcomeKey): OutcomeTerms | undefined {
  const line = lineOf(key);
  if (line) return { rule: lineRule(line), line };
  const { marketTypeId, outcomeTypeId } = key;
  const counted = COUNT_TYPES.get(marketTypeId);
  if (counted) return countTerms(key, counted);
  if (marketTypeId === ROUNDS) return roundTerms(key);
  const rule =
    marketTypeId === CORRECT_SCORE
      ? scoreRule(outcomeTypeId)
      : BY_OUTCOME[`${marketTypeId}/${outcomeTypeId}`];
  const threeWay = THREE_WAY_LINES[`${marketTypeId}/${outcomeTypeId}`];
  return rule && { rule, line: threeWay ?? null };
}

/** The number a specifier text gives a name, such as 2.5 of `total=2.5`. */
export function specifierOf(specifiers: string, name: string): number | undefined {
  const start = `${name}=`;
  const value = specifiers.split('|').find((part) => part.startsWith(start));
  return value === undefined ? undefined : Number(value.slice(start.length));
}

function lineOf({ marketTypeId, specifiers, outcomeTypeId }: OutcomeKey): OutcomeLine | null {
  if (TOTAL_TYPES.has(marketTypeId)) {
    const about = TOTAL_ENDS.get(outcomeTypeId);
    const total = specifierOf(specifiers, 'total');
    return about && total !== undefined ? { about, total } : null;
  }
  const about = SIDES.get(outcomeTypeId);
  if (!about) return null;
  if (WINNER_TYPES.has(marketTypeId)) return { about, handicap: 0 };
  const handicap = specifierOf(specifiers, 'hcp');
  return HANDICAP_TYPES.has(marketTypeId) && handicap !== undefined ? { about, handicap } : null;
}

function lineRule(line: OutcomeLine): OutcomeRule {
  if (line.about === 'draw') return (home, away) => won(home === away);
  if ('total' in line) {
    const sign = line.about === 'over' ? 1 : -1;
    return (home, away) => byDifference(sign * (home + away - line.total));
  }
  const sign = line.about === 'home' ? 1 : -1;
  return (home, away) => byDifference(sign * (home + line.handicap - away));
}

/** More or less rounds than a total. */
function roundTerms({ specifiers, outcomeTypeId }: OutcomeKey): OutcomeTerms | undefined {
  const about = TOTAL_ENDS.get(outcomeTypeId);
  const total = specifierOf(specifiers, 'total');
  if (!about || total === undefined) return undefined;
  const sign = about === 'over' ? 1 : -1;
  return { rule: (_home, _away, round = 0) => byDifference(sign * (round - total)), line: null };
}

/** More or less corners or cards than a total: no score decides it. */
function countTerms(
  { specifiers, outcomeTypeId }: OutcomeKey,
  counted: CountLine['counted'],
): OutcomeTerms | undefined {
  const about = TOTAL_ENDS.get(outcomeTypeId);
  const total = specifierOf(specifiers, 'total');
  if (!about || total === undefined) return undefined;
  return { rule: () => 'void', line: null, count: { counted, about, total } };
}

/** How an outcome about a count ends. */
export function countResult({ about, total }: CountLine, count: number): Result {
  return byDifference(about === 'over' ? count - total : total - count);
}

function byDifference(difference: number): Result {
  return difference === 0 ? 'void' : won(difference > 0);
}

function scoreRule(outcome: string): OutcomeRule | undefined {
  if (outcome === ANY_OTHER_SCORE) {
    return (home, away) => won(home > CORRECT_SCORE_LIMIT || away > CORRECT_SCORE_LIMIT);
  }
  const [, homeText, awayText] = /^(\d):(\d)$/.exec(outcome) ?? [];
  if (homeText === undefined || awayText === undefined) return undefined;
  const homeGoals = Number(homeText);
  const awayGoals = Number(awayText);
  return (home, away) => won(home === homeGoals && away === awayGoals);
}
