import { describe, expect, it } from 'vitest';
import { inDirectoryOrder, mergedCategories } from './league-directory.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('the order of all competitions', () => {
  it('CAT-11 has the country of the brand first, then what is international, then countries by name', () => {
    const order = {
      isHome: (name: string) => name === 'Peru',
      isInternational: (name: string) => name === 'Europa' || name === 'América do Sul',
      compareNames: new Intl.Collator('pt-BR').compare,
    };
    expect(
      inDirectoryOrder(
        named('Inglaterra', 'Europa', 'Peru', 'África do Sul', 'América do Sul'),
        order,
      ).map(({ name }) => name),
    ).toEqual(['Peru', 'América do Sul', 'Europa', 'África do Sul', 'Inglaterra']);
  });
});

describe('the categories of two providers', () => {
  it('CAT-11 have the competitions of both under one name, each once', () => {
    const one = { id: 'c:1', name: 'Brasil', tournaments: [{ id: 'sr:tournament:1' }] };
    const two = { id: 'c:9', name: 'Brasil', tournaments: [{ id: 'bg:tournament:2' }] };
    const other = { id: 'c:2', name: 'Chile', tournaments: [{ id: 'sr:tournament:3' }] };
    expect(
      mergedCategories([
        [one, other],
        [two, one],
      ]),
    ).toEqual([
      { ...one, tournaments: [{ id: 'sr:tournament:1' }, { id: 'bg:tournament:2' }] },
      other,
    ]);
    expect(mergedCategories([])).toEqual([]);
  });
});
