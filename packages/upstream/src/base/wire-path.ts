import { z } from 'zod';

/** Keys and places from an answer to something in it. */
export type WirePath = readonly PropertyKey[];

/** What a schema has inside that stands at the same place of an answer. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { readonly def: object };
  if ('innerType' in def) return unwrapped(def.innerType as z.core.$ZodType);
  return 'in' in def ? unwrapped(def.in as z.core.$ZodType) : schema;
}

/**
 * The schemas of what holds each part of a path, from the whole answer on. They end where a part is none of an object
 * or a list, or is held by one schema of several.
 */
export function schemasAlong(schema: z.core.$ZodType, path: WirePath): readonly z.core.$ZodType[] {
  const found: z.core.$ZodType[] = [];
  let at: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    const here: z.core.$ZodType = unwrapped(at);
    if (here instanceof z.ZodArray) at = here.element;
    else if (here instanceof z.ZodObject) {
      at = (here.shape as Readonly<Record<PropertyKey, z.core.$ZodType>>)[key];
    } else break;
    found.push(here);
    if (!at) break;
  }
  return found;
}

/** In a path: all that a list holds. */
export const EACH = Symbol('each');

/** The path to what stands in the other rows of each list where something stands in one; itself where rows may differ. */
export function pathInEachRow(schema: z.core.$ZodType, path: WirePath): WirePath {
  const schemas = schemasAlong(schema, path);
  if (schemas.length < path.length) return path;
  return path.map((key, depth) => (schemas[depth] instanceof z.ZodArray ? EACH : key));
}

/** What stands at a path of an answer. */
export function valueAt(tree: unknown, path: WirePath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    tree,
  );
}
