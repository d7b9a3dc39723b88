import type { z } from 'zod';

export type WireParse<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly path: string; readonly expected: string };

type Path = readonly PropertyKey[];

function readablePath(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    tree,
  );
}

/** Parses JSON with each number as the digits it is written with. */
function parseNumbersAsWritten(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? context?.source : value,
  );
}

/**
 * Numbers at the given paths become the text they are written with: an id beyond the safe integers
 * loses digits in `JSON.parse`, its source does not. Source: 3§7.
 */
function restoreDigits(value: unknown, written: unknown, paths: readonly Path[]): void {
  for (const path of paths) {
    const holder = valueAt(value, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof holder === 'object' && holder !== null && key !== undefined) {
      (holder as Record<PropertyKey, unknown>)[key] = valueAt(written, path);
    }
  }
}

/** What stands somewhere in an answer instead of what the contract declares. */
export interface WireMismatch {
  /** Such as `data.validTicket[0].ticketId`; empty for the whole body. */
  readonly path: string;
  readonly expected: string;
}

type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly mismatches: readonly WireMismatch[] };

function refused(expected: string): Parsed<never> {
  return { ok: false, mismatches: [{ path: '', expected }] };
}

function mismatchesOf(issues: readonly z.core.$ZodIssue[]): Parsed<never> {
  const mismatches = issues.map(({ path, message }) => ({
    path: readablePath(path),
    expected: message.replace(/^Invalid input: /, ''),
  }));
  return { ok: false, mismatches };
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

/** Each difference takes memory, and an answer can hold millions: `first` stops at one that digits do not mend. */
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
  let written: unknown;
  const restore = (issues: readonly z.core.$ZodIssue[]) => {
    written ??= parseNumbersAsWritten(text);
    restoreDigits(
      value,
      written,
      issues.map(({ path }) => path),
    );
  };
  for (let mended = 0; find === 'first' && mended < MENDED_ALONE; mended += 1) {
    const first = schema.safeParse(value, FIRST_ALONE);
    if (first.success) return { ok: true, value: first.data };
    const others = first.error.issues.filter((issue) => !isOfDigits(issue, value));
    if (others.length > 0) return mismatchesOf(others);
    restore(first.error.issues);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };

  const digits = parsed.error.issues.filter((issue) => isOfDigits(issue, value));
  if (digits.length === 0) return mismatchesOf(parsed.error.issues);

  restore(digits);
  const again = schema.safeParse(value);
  return again.success ? { ok: true, value: again.data } : mismatchesOf(again.error.issues);
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
 * An empty text is `undefined`, which only an optional schema takes. Never throws.
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
