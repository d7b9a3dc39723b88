import { type Odds, oddsFromThousandths } from '@vitrine/betting/base/odds';

/** A tap on an odds button: the event, the outcome, and the odds that the button showed. */
export interface Tap {
  readonly eventId: string;
  readonly outcomeId: string;
  readonly seen: Odds;
}

export const TAP_FIELD = 'tap';

/** Present in a tap that a script sends to take the outcome off the slip: what the page shows meanwhile. */
export const TAKES_OFF_FIELD = 'takesOff';

/** Present in a tap that a script sends of a locked outcome: the page does not show it on the slip meanwhile. */
export const LOCKED_FIELD = 'locked';

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

/** Posted by a button that puts several outcomes on the slip at once. */
export const TAPS_FIELD = 'taps';

/** More than any ready-made multiple has. */
const MOST_TAPS = 10;

/** The text that the button of a ready-made multiple posts. */
export function tapsValue(taps: readonly Tap[]): string {
  return taps.map(tapValue).join(' ');
}

/**
 * The taps that `tapsValue` wrote; null for any other value.
 *
 * @example
 * parseTaps('1850 sr:match:7 o1 2100 sr:match:8 o2')?.length // 2
 * parseTaps('1850 sr:match:7') // null
 */
export function parseTaps(value: FormDataEntryValue | null): readonly Tap[] | null {
  if (typeof value !== 'string') return null;
  const words = value.split(' ');
  if (words.length % 3 !== 0 || words.length > MOST_TAPS * 3) return null;
  const taps = Array.from({ length: words.length / 3 }, (_, index) =>
    parseTap(words.slice(index * 3, index * 3 + 3).join(' ')),
  );
  return taps.every((tap) => tap !== null) ? taps : null;
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
