import { z } from 'zod';
import { schemasAlong, type WirePath } from './wire-path.ts';

const LISTS_OF_ROWS = new WeakSet<z.core.$ZodType>();

/**
 * A list whose rows stand by themselves: one that differs from the contract is left out, and the log says
 * so. Not for lists whose missing row would say something, such as the parts of a balance or the tickets
 * of an attempt. A list of which most rows differ is refused as a whole.
 */
export function rows<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  const list = z.array(row);
  LISTS_OF_ROWS.add(list);
  return list;
}

interface RowList {
  /** Where the list stands. */
  readonly path: WirePath;
  readonly row: z.core.$ZodType;
}

/** The outermost list of rows on the way to a place of an answer; null where there is none. */
function rowsOnTheWay(schema: z.core.$ZodType, path: WirePath): RowList | null {
  for (const [depth, here] of schemasAlong(schema, path).entries()) {
    if (here instanceof z.ZodArray && LISTS_OF_ROWS.has(here)) {
      return { path: path.slice(0, depth), row: here.element };
    }
  }
  return null;
}

/** The most rows that are left out of an answer: each is parsed for itself. */
const LEFT_OUT_AT_MOST = 50;

/** The rows of a list that are left out. */
export interface LeftOutPlaces {
  /** Where the list stands. */
  readonly path: WirePath;
  /** By their places in the list as it was. */
  readonly places: ReadonlySet<number>;
}

/**
 * The rows that differ in the list around an issue; null where the issue stands in no list of rows, or where too
 * many rows differ. `fits` tells whether a row can be read.
 */
export function rowsThatDiffer(
  schema: z.core.$ZodType,
  path: WirePath,
  listAt: (path: WirePath) => unknown,
  fits: (row: unknown, schema: z.ZodType) => boolean,
): LeftOutPlaces | null {
  const found = rowsOnTheWay(schema, path);
  const list = found && listAt(found.path);
  if (!found || !Array.isArray(list)) return null;
  const places = new Set<number>();
  for (const [index, row] of list.entries()) {
    if (!fits(row, found.row as z.ZodType)) places.add(index);
    if (places.size > LEFT_OUT_AT_MOST) return null;
  }
  const isFew = places.size > 0 && places.size * 2 <= list.length;
  return isFew ? { path: found.path, places } : null;
}

/** Takes rows out of a list. */
export function takeOut(list: unknown[], { places }: LeftOutPlaces): void {
  let next = 0;
  for (const [index, row] of list.entries()) {
    if (places.has(index)) continue;
    list[next] = row;
    next += 1;
  }
  list.length = next;
}
