import { localDay, type Country } from '../../country.ts';
import { keptDateFormat } from '../../kept-date-format.ts';

/** Days, weeks from Monday and months, as the calendar of the country counts them. */
export const LIMIT_PERIODS = ['Daily', 'Weekly', 'Monthly'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Epoch milliseconds: the first that belongs to the period, and the first that no more does. */
export interface PeriodSpan {
  readonly start: number;
  readonly end: number;
}

/** The period of the country's calendar that a moment lies in. */
export function periodOf(period: LimitPeriod, moment: number, country: Country): PeriodSpan {
  const first = firstDay(period, localDay(moment, country));
  return {
    start: midnight(first, country.timeZone),
    end: midnight(dayAfter(period, first), country.timeZone),
  };
}

function firstDay(period: LimitPeriod, day: string): string {
  if (period === 'Monthly') return `${day.slice(0, 7)}-01`;
  if (period === 'Daily') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return moved(day, { days: -((weekday + 6) % 7) });
}

function dayAfter(period: LimitPeriod, first: string): string {
  if (period === 'Monthly') return moved(first, { months: 1 });
  return moved(first, { days: period === 'Weekly' ? 7 : 1 });
}

function moved(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The moment a calendar day begins in a time zone. */
function midnight(day: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const shown = keptDateFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
