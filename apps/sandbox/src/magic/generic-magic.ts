import type { OrderedFailure } from '../control/failures/ordered-failure.ts';
import type { MagicField, MagicValue } from './magic-value.ts';

/** A value that makes any call fail that carries it, whatever the call is for. */
interface GenericMagic extends MagicValue {
  /** Null where the value itself names the status. */
  readonly failure: OrderedFailure | null;
}

/** Stands for a status, 400 to 599, in the values below. */
const STATUS = '<status>';
/** Stands for any text: a domain, an extension. */
const ANY = '…';

const SLOW_MS = 10_000;

interface Way {
  readonly effect: string;
  readonly failure: OrderedFailure | null;
}

const BY_STATUS: Way = {
  effect: 'Any call: refused with this HTTP status, 400 to 599.',
  failure: null,
};
const SLOW: Way = {
  effect: 'Any call: done, and answered after 10 s.',
  failure: { delayMs: SLOW_MS },
};
const MALFORMED: Way = {
  effect: 'Any call: done, and answered with half its JSON.',
  failure: { malformed: 'truncated' },
};
const DROPPED: Way = {
  effect: 'Any call: the connection breaks before anything is done.',
  failure: { drop: 'before' },
};
const LOST: Way = {
  effect: 'Any call: done, and the connection breaks before the answer.',
  failure: { drop: 'after' },
};

const WAYS_BY_AMOUNT: readonly (readonly [value: string, way: Way])[] = [
  [`${STATUS}.66`, BY_STATUS],
  ['1000.66', SLOW],
  ['1001.66', MALFORMED],
  ['1002.66', DROPPED],
  ['1003.66', LOST],
];

const WAYS_BY_NAME: readonly (readonly [name: string, way: Way])[] = [
  [`status-${STATUS}`, BY_STATUS],
  ['lento', SLOW],
  ['malformado', MALFORMED],
  ['queda', DROPPED],
];

function listed(field: MagicField, ways: typeof WAYS_BY_NAME, ending = ''): GenericMagic[] {
  return ways.map(([value, way]) => ({ field, value: value + ending, ...way }));
}

/** Magic values of every call; a status in a value is any from 400 to 599. */
export const GENERIC_MAGIC: readonly GenericMagic[] = [
  ...listed('amount', WAYS_BY_AMOUNT),
  ...listed('stake', WAYS_BY_AMOUNT),
  ...listed('email', WAYS_BY_NAME, `@${ANY}`),
  ...listed('file name', WAYS_BY_NAME, `.${ANY}`),
];

const PATTERNS = GENERIC_MAGIC.map(({ field, value, failure }) => ({
  field,
  failure,
  pattern: new RegExp(
    `^${value.replaceAll(/[.+-]/g, '\\$&').replace(STATUS, '([45]\\d\\d)').replace(ANY, '.+')}$`,
    'i',
  ),
}));

/** The failure that the body of a call orders by one of its values; null when it holds none. */
export function genericMagicOf(body: unknown): OrderedFailure | null {
  for (const [field, text] of magicFieldsOf(body)) {
    for (const { field: wanted, failure, pattern } of PATTERNS) {
      const match = wanted === field ? pattern.exec(text) : null;
      if (match) return failure ?? { status: Number(match[1]) };
    }
  }
  return null;
}

const FIELDS: Readonly<Record<string, MagicField>> = {
  amount: 'amount',
  stake: 'stake',
  email: 'email',
  username: 'email',
  FileName: 'file name',
  file: 'file name',
};

/** The fields of a body in which magic values are looked for, those of its tickets among them. */
function magicFieldsOf(body: unknown): readonly (readonly [field: MagicField, text: string])[] {
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap(magicFieldsOf);
  return Object.entries(body).flatMap(([name, value]) => {
    if (name === 'ticketRequest') return magicFieldsOf(value);
    const field = FIELDS[name];
    const text = field === undefined ? null : textOf(value);
    return field === undefined || text === null ? [] : [[field, text] as const];
  });
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return value.toFixed(2);
  if (value instanceof File) return value.name;
  return typeof value === 'string' ? value : null;
}
