import { type Odds, oddsFromThousandths } from '@vitrine/betting/odds';

/** A tap on an odds button: which outcome of which event, and the price that stood on it. */
export interface Tap {
  readonly eventId: string;
  readonly outcomeId: string;
  readonly seen: Odds;
}

export const TAP_FIELD = 'tap';

/** What an odds button posts. */
export function tapValue({ eventId, outcomeId, seen }: Tap): string {
  return [seen, eventId, outcomeId].join(' ');
}

/** Null for a value that is no tap. */
export function parseTap(value: FormDataEntryValue | null): Tap | null {
  const [, seen, eventId, outcomeId] =
    (typeof value === 'string' && /^(\d{4,7}) ([!-~]{1,80}) (\S{1,200})$/.exec(value)) || [];
  if (seen === undefined || eventId === undefined || outcomeId === undefined) return null;
  const thousandths = Number(seen);
  if (thousandths < 1000) return null;
  return { eventId, outcomeId, seen: oddsFromThousandths(thousandths) };
}

/** Odds as they stand on a button, with a dot; null for a text that is none. */
export function oddsFromText(text: string): Odds | null {
  const thousandths = Math.round(Number(text) * 1000);
  return Number.isSafeInteger(thousandths) && thousandths >= 1000
    ? oddsFromThousandths(thousandths)
    : null;
}
