import { z } from 'zod';
import type { Reference, Schema } from './document-types.ts';

/** The schemas of one document: each stands once, among its components, and is referred to. */
export interface SchemaStore {
  /** A reference to a schema of the contract, which stands under its own name or else under this. */
  refer(schema: z.ZodType, name: string): Reference;
  /** The fields of an object, and whether they must be there. Throws a TypeError for anything else. */
  fields(schema: z.ZodType): readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  /** Adds a schema that is none of the contract's. */
  add(name: string, schema: Schema): Reference;
  components(): Readonly<Record<string, Schema>>;
}

const SAFE = Number.MAX_SAFE_INTEGER;

/** What a check by hand says it expects, where JSON Schema has no word for it. */
function expectations(schema: z.core.$ZodType): readonly string[] {
  const checks = 'checks' in schema._zod.def ? (schema._zod.def.checks ?? []) : [];
  return checks.flatMap((check) => {
    const { def } = check._zod;
    if (def.check !== 'custom' || !def.error) return [];
    const message = def.error({ code: 'custom', input: undefined } as never);
    return typeof message === 'string' ? [message] : [];
  });
}

/** Words of JSON Schema that a reader can do without, and those that are missing. */
function edit(schema: z.core.$ZodType, json: Record<string, unknown>): void {
  // A format says it; the pattern behind it is the library's.
  if (json['format'] !== undefined && json['pattern'] !== undefined) delete json['pattern'];
  if (json['minimum'] === -SAFE) delete json['minimum'];
  if (json['maximum'] === SAFE) delete json['maximum'];
  if (json['format'] === 'binary') delete json['contentEncoding'];
  const said = [z.globalRegistry.get(schema)?.description, ...expectations(schema)];
  const description = said.filter((each) => each !== undefined).join('; ');
  if (description !== '') json['description'] = description;
}

/** `names` are the schemas that have a name of their own. */
export function createSchemaStore(names: ReadonlyMap<z.ZodType, string>): SchemaStore {
  const components = new Map<string, Schema>();
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });

  function pointer(name: string): string {
    return `#/components/schemas/${name}`;
  }

  /** As it goes over the wire, before defaults and transformations, all it refers to added. */
  function converted(schema: z.ZodType, name: string): Schema {
    const { $defs = {}, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-2020-12',
      metadata: registry,
      override: ({ zodSchema, jsonSchema }) => edit(zodSchema, jsonSchema),
    });
    const nameOf = (key: string) => (key.startsWith('__') ? `${name}.${key.slice(2)}` : key);
    const rename = (part: unknown): unknown =>
      JSON.parse(JSON.stringify(part), (key, value: unknown) => {
        if (key === '$schema') return undefined;
        if (key !== '$ref' || typeof value !== 'string') return value;
        return pointer(value === '#' ? name : nameOf(value.replace('#/$defs/', '')));
      });
    for (const [key, definition] of Object.entries($defs)) {
      components.set(nameOf(key), rename(definition) as Schema);
    }
    return rename(json) as Schema;
  }

  return {
    refer(schema, name) {
      const json = converted(schema, name);
      if (typeof json['$ref'] === 'string' && Object.keys(json).length === 1) {
        return { $ref: json['$ref'] };
      }
      components.set(name, json);
      return { $ref: pointer(name) };
    },
    fields(schema) {
      if (!(schema instanceof z.ZodObject)) throw new TypeError('parameters must be an object');
      // Made anew, so that it stands for itself even if it has a name.
      const { properties = {}, required = [] } = converted(z.object(schema.shape), 'parameters');
      return Object.entries(properties as Readonly<Record<string, Schema>>).map(
        ([name, property]) => ({
          name,
          required: (required as readonly string[]).includes(name),
          schema: property,
        }),
      );
    },
    add(name, schema) {
      components.set(name, schema);
      return { $ref: pointer(name) };
    },
    components: () => Object.fromEntries(components),
  };
}
