import type { z } from 'zod';
import { EACH, pathInEachRow, valueAt, type WirePath } from './wire-path.ts';
import { rowsThatDiffer, takeOut, type LeftOutPlaces } from './wire-rows.ts';

export type WireParse<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Rows that were left out, and what was wrong with the first of them; absent where there were none. */
      readonly leftOut?: LeftOutRows;
    }
  | { readonly ok: false; readonly path: string; readonly expected: string };

function readablePath(path: WirePath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** Parses JSON with each number as the digits it is written with. */
function parseNumbersAsWritten(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? context?.source : value,
  );
}

/**
 * Numbers at a path become the text they are written with: an id beyond the safe integers loses digits in
 * `JSON.parse`, its source does not. Source: 3§7.
 */
function restoreDigits(value: unknown, written: unknown, [key, ...rest]: WirePath): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  const holder = value as Record<PropertyKey, unknown>;
  const source = written as Readonly<Record<PropertyKey, unknown>>;
  for (const at of key === EACH ? Object.keys(holder) : [key]) {
    if (rest.length > 0) restoreDigits(holder[at], source[at], rest);
    else if (typeof holder[at] === 'number') holder[at] = source[at];
  }
}

/** What stands somewhere in an answer instead of what the contract declares. */
export interface WireMismatch {
  /** Such as `data.validTicket[0].ticketId`; empty for the whole body. */
  readonly path: string;
  readonly expected: string;
}

export interface LeftOutRows extends WireMismatch {
  readonly count: number;
}

type Parsed<Value> =
  | { readonly ok: true; readonly value: Value; readonly leftOut?: LeftOutRows }
  | { readonly ok: false; readonly mismatches: readonly WireMismatch[] };

function refused(expected: string): Parsed<never> {
  return { ok: false, mismatches: [{ path: '', expected }] };
}

function mismatchOf({ path, message }: z.core.$ZodIssue): WireMismatch {
  return { path: readablePath(path), expected: message.replace(/^Invalid input: /, '') };
}

function mismatchesOf(issues: readonly z.core.$ZodIssue[]): Parsed<never> {
  return { ok: false, mismatches: issues.map(mismatchOf) };
}

/** zod knows this and its types do not: a list or an object is left at its first item that differs. */
const FIRST_ALONE = { abortEarly: true } as z.core.ParseContext<z.core.$ZodIssue>;

/** A number where text is wanted. */
function isOfDigits(issue: z.core.$ZodIssue, value: unknown): boolean {
  return (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    issue.path.length > 0 &&
    typeof valueAt(value, issue.path) === 'number'
  );
}

/** Numbers for text that are mended one by one: enough for the first rows, each of which may lack something else, too. */
const MENDED_ALONE = 20;

/** The lists out of which rows are taken: after each the answer is parsed again. */
const LISTS_MENDED = 20;

/** An answer under repair: numbers get their digits, and rows that differ are left out. */
function createMending(text: string, schema: z.ZodType, value: unknown) {
  let written: unknown;
  let leftOut: LeftOutRows | undefined;
  const taken: LeftOutPlaces[] = [];

  function takeOutOf(tree: unknown, rows: LeftOutPlaces): void {
    const list = valueAt(tree, rows.path);
    if (Array.isArray(list)) takeOut(list, rows);
  }

  function fits(row: unknown, rowSchema: z.ZodType): boolean {
    const parsed = rowSchema.safeParse(row, FIRST_ALONE);
    return parsed.success || parsed.error.issues.every((issue) => isOfDigits(issue, row));
  }

  return {
    restoreDigits(issues: readonly z.core.$ZodIssue[]): void {
      if (written === undefined) {
        written = parseNumbersAsWritten(text);
        for (const rows of taken) takeOutOf(written, rows);
      }
      for (const { path } of issues) restoreDigits(value, written, pathInEachRow(schema, path));
    },
    /** Leaves out the rows that differ where an issue stands; false where that is no row. */
    leaveOut(issue: z.core.$ZodIssue): boolean {
      if (taken.length >= LISTS_MENDED) return false;
      const rows = rowsThatDiffer(schema, issue.path, (path) => valueAt(value, path), fits);
      if (!rows) return false;
      const count = (leftOut?.count ?? 0) + rows.places.size;
      leftOut = { ...mismatchOf(issue), ...leftOut, count };
      taken.push(rows);
      takeOutOf(value, rows);
      if (written !== undefined) takeOutOf(written, rows);
      return true;
    },
    done: <Value>(mended: Value): Parsed<Value> => ({
      ok: true,
      value: mended,
      ...(leftOut ? { leftOut } : {}),
    }),
  };
}

/** Each difference takes memory, and an answer can hold millions: `first` stops at one that nothing mends. */
function parse<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  find: 'first' | 'all',
): Parsed<z.output<Schema>> {
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    const isPage = text.trimStart().startsWith('<');
    return refused(
      `expected JSON, received ${isPage ? 'a page' : 'text that ends early or is malformed'}`,
    );
  }
  const mending = createMending(text, schema, value);
  const parseFirst = (most: number): Parsed<z.output<Schema>> | null => {
    for (let mended = 0; mended < most;) {
      const first = schema.safeParse(value, FIRST_ALONE);
      if (first.success) return mending.done(first.data);
      const other = first.error.issues.find((issue) => !isOfDigits(issue, value));
      if (other && !mending.leaveOut(other)) return mismatchesOf([other]);
      if (other) continue;
      mending.restoreDigits(first.error.issues);
      mended += 1;
    }
    return null;
  };
  const begun = find === 'first' ? parseFirst(MENDED_ALONE) : null;
  if (begun) return begun;
  const parsed = schema.safeParse(value);
  if (parsed.success) return mending.done(parsed.data);

  const digits = parsed.error.issues.filter((issue) => isOfDigits(issue, value));
  if (digits.length === 0 && find === 'all') return mismatchesOf(parsed.error.issues);

  mending.restoreDigits(digits);
  if (find === 'first') {
    const rest = parseFirst(1);
    if (rest) return rest;
  }
  const again = schema.safeParse(value);
  return again.success ? mending.done(again.data) : mismatchesOf(again.error.issues);
}

function parseShallow<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  find: 'first' | 'all',
): Parsed<z.output<Schema>> {
  try {
    return parse(text, schema, find);
  } catch (error) {
    // Reading digits from their source walks the tree: a stack ends where a hostile one does not.
    if (!(error instanceof RangeError)) throw error;
    return refused('expected JSON of fewer levels');
  }
}

/**
 * Parses JSON text by a schema. A number where the schema wants text arrives as its exact digits.
 * An empty text is `undefined`, which only an optional schema takes. Rows of `rows` that differ are left
 * out. Never throws.
 *
 * @example
 * parseWire('{"data":[]}', schema) // { ok: true, value: { data: [] } }
 */
export function parseWire<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): WireParse<z.output<Schema>> {
  const parsed = parseShallow(text, schema, 'first');
  if (parsed.ok) return parsed;
  const [first = { path: '', expected: 'a value of the contract' }] = parsed.mismatches;
  return { ok: false, ...first };
}

/**
 * Every place where JSON text differs from a schema, read as `parseWire` does; empty when it fits.
 *
 * @example
 * wireMismatches('{"data":{}}', schema) // [{ path: 'data', expected: 'expected array, received object' }]
 */
export function wireMismatches(text: string, schema: z.ZodType): readonly WireMismatch[] {
  const parsed = parseShallow(text, schema, 'all');
  return parsed.ok ? [] : parsed.mismatches;
}
