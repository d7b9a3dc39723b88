import { describe, expect, it } from 'vitest';
import { withSelected } from './selected-odds.ts';

const BOARD =
  '<button data-outcome="o1" data-market="m" aria-pressed="false">1</button>' +
  '<button data-outcome="o10" aria-pressed="false">2</button>' +
  '<button data-outcome="a&quot;b&amp;c" aria-pressed="false">3</button>';

describe('the odds of a slip on a board', () => {
  it('press the buttons of their outcomes and no others', () => {
    expect(withSelected(BOARD, new Set(['o1']))).toBe(
      BOARD.replace('data-market="m" aria-pressed="false"', 'data-market="m" aria-pressed="true"'),
    );
  });

  it('press every button of an outcome', () => {
    const twice = withSelected(BOARD + BOARD, new Set(['o10']));
    expect(twice.match(/aria-pressed="true"/g)).toHaveLength(2);
  });

  it('find an id that HTML writes in another way', () => {
    expect(withSelected(BOARD, new Set(['a"b&c']))).toContain(
      'data-outcome="a&quot;b&amp;c" aria-pressed="true"',
    );
  });

  it('leave a board alone that has none of them', () => {
    expect(withSelected(BOARD, new Set(['other']))).toBe(BOARD);
    expect(withSelected(BOARD, new Set())).toBe(BOARD);
  });
});
