import type { AppLoadContext } from '@remix-run/node';
import { isoDay } from '../../format/date-time.ts';

const DAY_MS = 86_400_000;

/** The number of today in the bettor's country, counted from 1970. Source: 1§4. */
export function dayNumber({ now, brand }: Pick<AppLoadContext, 'now' | 'brand'>): number {
  return Date.parse(isoDay(now(), brand)) / DAY_MS;
}
