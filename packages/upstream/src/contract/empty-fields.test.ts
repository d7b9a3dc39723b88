import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWire } from '../base/wire-json.ts';
import { declaredEndpoints } from './declared-endpoints.ts';
import { feedMessages } from './sportsbook/feed.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...declaredEndpoints.flatMap(({ endpoint: { name, answer } }) =>
    answer ? [[name, answer] as const] : [],
  ),
  ...Object.entries(feedMessages),
];

function takesNull(schema: JsonSchema): boolean {
  const { type, anyOf = [] } = schema;
  const isOpen =
    type === undefined && anyOf.length === 0 && !schema.oneOf && !schema.enum && !schema.$ref;
  return (
    (isOpen && schema.const === undefined) ||
    [type].flat().includes('null') ||
    (schema.enum ?? []).includes(null) ||
    anyOf.some((choice) => takesNull(asObject(choice)))
  );
}

function asObject(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? {} : schema;
}

/** Has to be there, so that an error in place of an answer does not read as none. */
const ENVELOPE = '.data';

/** The fields of an answer that may be absent and not null, or null and not absent. */
function halfEmpty(schema: JsonSchema, path = ''): readonly string[] {
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items && !Array.isArray(schema.items) ? [schema.items] : []),
  ];
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [`${path}.${name}`, name, asObject(field)] as const,
  );
  return [
    ...fields
      .filter(([place]) => place !== ENVELOPE)
      .filter(([, name, field]) => takesNull(field) === (schema.required?.includes(name) ?? false))
      .map(([place]) => place),
    ...fields.flatMap(([place, , field]) => halfEmpty(field, place)),
    ...inner.flatMap((each) => halfEmpty(asObject(each), path)),
  ];
}

describe('a field without a value', () => {
  it.each(schemas)('may be null or left out alike in %s', (_, schema) => {
    expect(halfEmpty(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
  });

  it('is the same to who reads it', () => {
    const shape = feedMessages.matchState;
    const state = { eventId: 'e', timestamp: 1, status: 1, matchStatusDescription: 'x' };
    const absent = parseWire(JSON.stringify(state), shape);
    const empty = { homeScore: null, awayScore: null, statistics: null };
    expect(absent).toEqual(parseWire(JSON.stringify({ ...state, ...empty }), shape));
    expect(absent).toMatchObject({ ok: true, value: empty });
  });
});
