import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const INSTANT = { noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31') } as const;

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.date(INSTANT).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date(INSTANT).map((date) => date.toISOString()),
  email: fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
  ipv4: fc.ipV4(),
};

/** A small file of a kind that uploads take. */
const file = fc
  .record({
    name: fc.stringMatching(/^[a-z]{1,8}\.(jpg|png|pdf)$/),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }),
  })
  .map(({ name, bytes }) => new File([bytes], name));

/** Texts that mean something to the platform, so that not every input is a stranger. */
export type KnownTexts = readonly string[];

function textOf(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  if (schema.contentEncoding === 'binary') return file;
  const format = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (format) return format;
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const minLength = schema.minLength ?? 0;
  const maxLength = schema.maxLength ?? Math.max(minLength, 24);
  const anything = fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: 'binary' }),
  );
  return known.length === 0 ? anything : fc.oneof(fc.constantFrom(...known), anything);
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? -1_000_000;
  const max = schema.maximum ?? 1_000_000;
  const isWhole = schema.type === 'integer';
  const scale = isWhole ? 1 : 100;
  // Whole units and hundredths: a schema that wants two decimals takes them all.
  return fc
    .integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) })
    .map((units) => units / scale)
    .filter((value) => value > Number(schema.exclusiveMinimum ?? -Infinity));
}

function objectOf(schema: JsonSchema, known: KnownTexts): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    return fc.dictionary(fc.string(), arbitraryFrom(schema.additionalProperties, known), {
      maxKeys: 4,
    });
  }
  const fields = properties.map(
    ([name, property]) => [name, arbitraryFrom(property, known)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function arbitraryFrom(given: JsonSchema | boolean, known: KnownTexts): fc.Arbitrary<unknown> {
  if (typeof given === 'boolean') return fc.jsonValue();
  const schema = given;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryFrom(choice, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(
        arbitraryFrom(schema.items && !Array.isArray(schema.items) ? schema.items : true, known),
        { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 4 },
      );
    case 'string':
      return textOf(schema, known);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Values that a schema takes. */
export function arbitraryOf(schema: z.ZodType, known: KnownTexts = []): fc.Arbitrary<unknown> {
  return arbitraryFrom(jsonSchemaOf(schema), known).filter(
    (value) => schema.safeParse(value).success,
  );
}

const WRONG = [null, true, [], {}, 'x', -1, 1e308, '\u0000', ['x'], { x: 1 }] as const;

/** Values near those that a schema takes, which it refuses: a field missing, or of a wrong kind. */
export function refusedBy(schema: z.ZodType): fc.Arbitrary<unknown> {
  const fields = Object.keys(jsonSchemaOf(schema).properties ?? {});
  const whole = fc.constantFrom<unknown>(...WRONG);
  const spoilt =
    fields.length === 0
      ? whole
      : fc
          .tuple(
            arbitraryOf(schema),
            fc.constantFrom(...fields),
            fc.option(whole, { nil: undefined }),
          )
          .map(([value, field, wrong]) => ({ ...(value as object), [field]: wrong }));
  return fc.oneof(spoilt, whole).filter((value) => !schema.safeParse(value).success);
}
