import { localDay, type Country } from '../country.ts';
import { keptDateFormat } from '../kept-date-format.ts';

/** A calendar day in the country. */
export interface LocalDay {
  /** YYYY-MM-DD */
  readonly name: string;
  /** Epoch milliseconds of its midnight and of the next one. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const DAY_MS = 24 * 3_600_000;

/** The day a moment falls on. No country served here has a day of more or less than 24 hours. */
export function localDayOf(moment: number, country: Country): LocalDay {
  const parts = keptDateFormat('en', {
    timeZone: country.timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: 'hour' | 'minute' | 'second') =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  const startsAt = moment - (moment % 1000) - seconds * 1000;
  return { name: localDay(moment, country), startsAt, endsAt: startsAt + DAY_MS };
}
