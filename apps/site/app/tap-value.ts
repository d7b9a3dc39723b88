import { type Odds, oddsFromThousandths } from '@vitrine/betting/base/odds';

/** A tap on an odds button: the event, the outcome, and the odds that the button showed. */
export interface Tap {
  readonly eventId: string;
  readonly outcomeId: string;
  readonly seen: Odds;
}

export const TAP_FIELD = 'tap';

/** The text that an odds button posts: odds in thousandths, event id and outcome id. */
export function tapValue({ eventId, outcomeId, seen }: Tap): string {
  return [seen, eventId, outcomeId].join(' ');
}

/**
 * The tap that `tapValue` wrote; null for any other value, and for odds below 1.000.
 *
 * @example
 * parseTap('1850 sr:match:7 sr:match:7/1/1') // { eventId: 'sr:match:7', outcomeId: 'sr:match:7/1/1', seen: 1850 }
 * parseTap('0999 sr:match:7 sr:match:7/1/1') // null
 */
export function parseTap(value: FormDataEntryValue | null): Tap | null {
  const [, seen, eventId, outcomeId] =
    (typeof value === 'string' && /^(\d{4,7}) ([!-~]{1,80}) (\S{1,200})$/.exec(value)) || [];
  if (seen === undefined || eventId === undefined || outcomeId === undefined) return null;
  const thousandths = Number(seen);
  if (thousandths < 1000) return null;
  return { eventId, outcomeId, seen: oddsFromThousandths(thousandths) };
}

/**
 * The odds of a button's text: digits with a point and up to three decimals. Null for any other text,
 * and for odds below 1.
 *
 * @example
 * oddsFromText('2.10') // 2100
 * oddsFromText('2,10') // null
 */
export function oddsFromText(text: string): Odds | null {
  if (!/^\d{1,12}(?:\.\d{1,3})?$/.test(text)) return null;
  const thousandths = Math.round(Number(text) * 1000);
  return Number.isSafeInteger(thousandths) && thousandths >= 1000
    ? oddsFromThousandths(thousandths)
    : null;
}
