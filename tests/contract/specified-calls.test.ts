import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaredEndpoints } from '../../packages/upstream/src/contract/declared-endpoints.ts';

interface SpecifiedCall {
  readonly source: string;
  /** `any` where the specification does not say which host takes the call. */
  readonly host: string;
  readonly method: string;
  /** As the specification spells it: case, slashes at both ends, a missing one in front. */
  readonly path: string;
}

/** Every call the three parts of the specification name, one line each. */
const specified: readonly SpecifiedCall[] = readFileSync(
  new URL('./specified-calls.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [source = '', host = '', method = '', path = ''] = line.split('\t');
    return { source, host, method, path };
  });

/** The names of path parameters are ours; their places are the operator's. */
function spelling(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

const declared = new Map(
  declaredEndpoints.map(({ endpoint }) => [spelling(endpoint.method, endpoint.path), endpoint]),
);

describe('the specification', () => {
  it('names no call twice', () => {
    const calls = specified.map(({ method, path }) => spelling(method, path));
    expect(calls.length).toBeGreaterThan(130);
    expect(calls).toEqual([...new Set(calls)]);
  });

  it.each(specified.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is declared, spelled the same',
    (_, { method, path, host }) => {
      const endpoint = declared.get(spelling(method, path));
      expect(endpoint, 'no endpoint of the contract is spelled so').toBeDefined();
      if (host !== 'any') expect(endpoint?.host).toBe(host);
    },
  );

  it('names every call that is not marked as an assumption of ours', () => {
    const known = new Set(specified.map(({ method, path }) => spelling(method, path)));
    const unknown = declaredEndpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => !known.has(spelling(method, path)))
      .filter(({ assumed }) => !assumed?.includes('the path is not shown'));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
