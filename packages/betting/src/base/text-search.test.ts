import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTest } from './text-search.ts';

describe('searchTest', () => {
  it.each([
    ['gremio', 'Grêmio', true],
    ['GRÊMIO', 'gremio', true],
    ['pau', 'São Paulo', true],
    ['paulo sao', 'São Paulo', true],
    ['aulo', 'São Paulo', false],
    ['sao rio', 'São Paulo', false],
    ['serie a', 'Brasileirão Série A', true],
    ['.*', 'anything', undefined],
    ['u', 'Uruguay', undefined],
    ['  ', 'Uruguay', undefined],
  ])('"%s" fits "%s": %s', (typed, name, expected) => {
    expect(searchTest(typed)?.(name)).toBe(expected);
  });

  it('finds every name by itself, and takes any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, name) => {
        expect(typeof searchTest(typed)?.(name)).not.toBe('string');
        expect(searchTest(name)?.(name) ?? true).toBe(true);
      }),
    );
  });
});
