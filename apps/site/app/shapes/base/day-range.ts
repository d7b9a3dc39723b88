/** The ready-made ranges of a history, in days up to today. */
export const RANGE_PRESETS = [7, 30, 90] as const;
/** The longest range of one's own, in days. */
export const LONGEST_RANGE_DAYS = 366;
const STANDARD_DAYS = 90;
const DAY_MS = 86_400_000;

/** Why a range of one's own was not taken, at which day, and what was typed. */
interface RangeProblem {
  readonly kind: 'unread' | 'order' | 'future' | 'tooLong';
  readonly at: 'from' | 'to';
  readonly from: string;
  readonly to: string;
}

/** The days that a history shows, both part of it, as `2026-05-30`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  /** The ready-made range it is; null for one of the bettor's own. */
  readonly days: (typeof RANGE_PRESETS)[number] | null;
  /** What is wrong with the range in the address; the standard range stands in for it. */
  readonly problem: RangeProblem | null;
}

/**
 * The range that an address asks for: `dias=7`, or `de=2026-05-01&ate=2026-05-30`, otherwise the last 90
 * days. `today` is the calendar day at the bettor's.
 */
export function dayRange(search: URLSearchParams, today: string): DayRange {
  const from = search.get('de');
  const to = search.get('ate');
  if (from === null && to === null) {
    const asked = Number(search.get('dias'));
    return lastDays(RANGE_PRESETS.find((days) => days === asked) ?? STANDARD_DAYS, today);
  }
  const problem = problemOf(from ?? '', to ?? '', today);
  if (problem) return { ...lastDays(STANDARD_DAYS, today), problem };
  return { from: from ?? '', to: to ?? '', days: null, problem: null };
}

/** The fields that lead to a range, as an address has them. */
export function rangeFields({ from, to, days }: DayRange): Readonly<Record<string, string>> {
  if (days === STANDARD_DAYS) return {};
  return days === null ? { de: from, ate: to } : { dias: String(days) };
}

/** The range of a number of days up to today. */
function lastDays(days: (typeof RANGE_PRESETS)[number], today: string): DayRange {
  return { from: daysBefore(today, days), to: today, days, problem: null };
}

/** A calendar day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

function problemOf(from: string, to: string, today: string): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) {
    return { kind: 'unread', at: isDay(from) ? 'to' : 'from', from, to };
  }
  if (from > to) return { kind: 'order', at: 'to', from, to };
  if (to > today) return { kind: 'future', at: 'to', from, to };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days > LONGEST_RANGE_DAYS ? { kind: 'tooLong', at: 'to', from, to } : null;
}

/** Whether a text is a day of the calendar: the 30th of February is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
