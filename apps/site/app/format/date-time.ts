import type { BrandFormat } from '../shell-data.ts';

type ClockFormat = Pick<BrandFormat, 'locale' | 'timeZone'>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  { locale, timeZone }: ClockFormat,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: 'h23', ...options });
    formatters.set(key, known);
  }
  return known;
}

/** Hours and minutes at the bettor's: `16:30`. */
export function formatTime(at: number, format: ClockFormat): string {
  return formatter(format, { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Hours, minutes and seconds at the bettor's: `16:30:05`. */
export function formatExactTime(at: number, format: ClockFormat): string {
  return formatter(format, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(at);
}

/** Day and month: `30/05`. */
export function formatDay(at: number, format: ClockFormat): string {
  return formatter(format, { day: '2-digit', month: '2-digit' }).format(at);
}

/** Day, month and year: `30/05/2026`. */
export function formatDate(at: number, format: ClockFormat): string {
  return formatter(format, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at);
}

/** Day, month, year and time, as a receipt states it. */
export function formatDateTime(at: number, format: ClockFormat): string {
  return `${formatDate(at, format)} ${formatTime(at, format)}`;
}

/** Weekday, day and month: `seg., 30/05`. */
export function formatWeekday(at: number, format: ClockFormat): string {
  const options = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;
  return formatter(format, options).format(at);
}

/** The calendar day at the bettor's: `2026-05-30`. */
export function isoDay(at: number, { timeZone }: ClockFormat): string {
  return formatter({ locale: 'en-CA', timeZone }, { dateStyle: 'short' }).format(at);
}

/** How many calendar days lie between two moments at the bettor's: 0 is the same day. */
export function daysBetween(from: number, to: number, format: ClockFormat): number {
  return Math.round(
    (Date.parse(isoDay(to, format)) - Date.parse(isoDay(from, format))) / 86_400_000,
  );
}
