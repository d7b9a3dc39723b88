import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortName } from './short-name.ts';

describe('the name of a competitor in a list', () => {
  it.each([
    ['Flamengo', 'Flamengo'],
    ['Gimnasia de Jujuy', 'Gimnasia Jujuy'],
    ['Gimnasia y Esgrima', 'Gimnasia E.'],
    ['Independiente Rivadavia', 'Independiente R.'],
    ['América Mineiro', 'América M.'],
    ['Estudiantes de Río Cuarto', 'Estudiantes Río C.'],
    ['Red Bull Bragantino', 'Red B. B.'],
    ['Minnesota Timberwolves', 'Minnesota T.'],
    ['Operário Ferroviário EC II', 'Operário F. EC II'],
    ['Borussia Mönchengladbach', 'Borussia M.'],
    ['Wolverhampton', 'Wolverhampton'],
    ['A. Quinteros-Paz', 'A. Quinteros'],
    ['M. Evaldsson/T. Budinger', 'Evaldsson/Budinger'],
    ['Real Madrid (Zyrus)', 'Real M. (Zyrus)'],
    ['', ''],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });

  it('is never longer than the name, and keeps its first word', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }).map(letters), { minLength: 1 }), (words) => {
        const name = words.join(' ');
        const short = shortName(name);
        expect([...short].length).toBeLessThanOrEqual([...name].length);
        expect(short.startsWith(words[0] ?? '')).toBe(true);
      }),
    );
  });
});

/** A word as the names of clubs have it. */
function letters(text: string): string {
  return `N${text.replace(/[\s./]/gu, '')}`;
}
