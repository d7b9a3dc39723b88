import { describe, expect, it } from 'vitest';
import { withSelected } from './selected-odds.ts';

const BOARD =
  '<button data-outcome="o1" data-market="m" aria-pressed="false">1</button>' +
  '<button data-outcome="o10" aria-pressed="false">2</button>' +
  '<button data-outcome="a&quot;b&amp;c" aria-pressed="false">3</button>';
const WORDS = { selected: 'selecionada', toSlip: 'Ir para o cupom' };

function slipOf(...outcomeIds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(outcomeIds.map((id) => [id, `stake:${id}`]));
}

describe('the odds of a slip on a board', () => {
  it('press the buttons of their outcomes and no others', () => {
    const html = withSelected(BOARD, slipOf('o1'), WORDS);
    expect(html).toContain('data-outcome="o1" data-market="m" aria-pressed="true"');
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it('say in a word that they are selected, for browsers that draw nothing', () => {
    const html = withSelected(BOARD, slipOf('o1'), WORDS);
    expect(html).toMatch(/>1<span [^>]*> selecionada<\/span><\/button> <a /);
    expect(html.match(/selecionada/g)).toHaveLength(1);
  });

  it('are followed by a link to their stake, once as a place to lead to', () => {
    const html = withSelected(BOARD + BOARD, slipOf('o10'), WORDS);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(html.match(/href="\/bet-slip#stake:o10">Ir para o cupom<\/a>/g)).toHaveLength(2);
    expect(html.match(/id="slip:o10"/g)).toHaveLength(1);
    expect(withSelected(BOARD, slipOf('o10'), WORDS, true)).not.toContain('id="slip:');
  });

  it('find an id that HTML writes in another way', () => {
    const html = withSelected(BOARD, slipOf('a"b&c'), WORDS);
    expect(html).toContain('data-outcome="a&quot;b&amp;c" aria-pressed="true"');
    expect(html).toContain('id="slip:a&quot;b&amp;c"');
    expect(html).toContain('href="/bet-slip#stake:a%22b&amp;c"');
  });

  it('leave a board alone that has none of them', () => {
    expect(withSelected(BOARD, slipOf('other'), WORDS)).toBe(BOARD);
    expect(withSelected(BOARD, slipOf(), WORDS)).toBe(BOARD);
  });
});
