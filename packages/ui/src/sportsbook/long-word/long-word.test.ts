import { describe, expect, it } from 'vitest';
import { hasLongWord } from './long-word.ts';

describe('hasLongWord', () => {
  it.each(['Votuporanguense', 'Borussia Mönchengladbach'])('finds one in %s', (name) => {
    expect(hasLongWord(name)).toBe(true);
  });
  it.each(['', '1', 'Aparecidense', 'Brighton & Hove Albion', 'Vasco-Gama-Associação'])(
    'finds none in %j',
    (name) => {
      expect(hasLongWord(name)).toBe(false);
    },
  );
});
