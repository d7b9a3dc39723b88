import { z } from 'zod';

/** A field that an operator leaves out or sends as null where it has no value; both are read as null. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** A switch that is off where it is null or left out. */
export const offUnlessTold = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A moment with its zone: `Z` or an offset, as the `date-time` of OpenAPI has it. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'expected a moment with its zone',
});

/** What .NET writes for a moment that was never set, with a zone or without. */
const NEVER_SET = /^0001-01-01T00:00:00/;

/** A moment, or null where there is none: left out, null, or the first of all moments. */
export const maybeInstant = z
  .union([instant, z.string().regex(NEVER_SET)], 'expected a moment with its zone')
  .nullish()
  .transform((value) => (value == null || NEVER_SET.test(value) ? null : value));

/** Words that an operator may not have; blank then. */
export const textOrBlank = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A list that is empty where it is null or left out. Not for the rows of a page, which then would look like none. */
export function listOrNone<Row extends z.ZodType>(row: Row) {
  return z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? []);
}
