import type { z } from 'zod';
import * as catalogue from '../contract/sportsbook/catalogue.ts';
import { contractModules } from '../contract/declared-endpoints.ts';
import { refusalBody } from '../base/endpoint.ts';

function schemasIn(name: string, value: unknown): readonly (readonly [string, z.ZodType])[] {
  if (typeof value !== 'object' || value === null || 'host' in value) return [];
  if ('_zod' in value) return [[name, value as z.ZodType]];
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => schemasIn(`${name}.${key}`, inner));
}

/**
 * The schemas that stand in the contract under a name, and so do in its documents. A name that two
 * modules give to different schemas is left to neither.
 */
export function schemaNames(): ReadonlyMap<z.ZodType, string> {
  const named = [...contractModules, catalogue, { refusalBody }].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => schemasIn(name, value)),
  );
  const isShared = ([name, schema]: readonly [string, z.ZodType]) =>
    named.some(([other, otherSchema]) => other === name && otherSchema !== schema);
  return new Map(
    named.filter((entry) => !isShared(entry)).map(([name, schema]) => [schema, name] as const),
  );
}
