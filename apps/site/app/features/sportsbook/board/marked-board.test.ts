import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardMarks } from '../../../shapes/base/boards.ts';
import { pageBoards } from '../../../shapes/base/page-boards.ts';
import { boardPlaces } from './board-places.ts';
import { markedBoard } from './marked-board.ts';
import { escaped } from './pressed-buttons.ts';
import { withSelected } from './selected-odds.ts';

const WORDS = { selected: 'selecionada', toSlip: 'Ir para o cupom' };
const MARKS: BoardMarks = {
  selected: new Map(),
  words: WORDS,
  isRepeated: false,
  favourites: new Set(),
  oddsFormat: 'decimal',
};

function buttonOf(id: string): string {
  const price = '<span data-live-odds="o">2.10</span>';
  return `<b>São</b><button data-outcome="${escaped(id)}" aria-pressed="false">${price}</button>`;
}

function marked(html: string, marks: Partial<BoardMarks>): string {
  return Buffer.concat([...markedBoard({ html }, { ...MARKS, ...marks })]).toString();
}

describe('a board with a visitor’s marks', () => {
  const ids = ['a', 'b', 'á"&', 'c'];

  it('is what the marks make of its text, whatever is selected and however often it stands there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ids)),
        fc.uniqueArray(fc.constantFrom(...ids, 'elsewhere')),
        fc.boolean(),
        (shown, chosen, isRepeated) => {
          const html = shown.map(buttonOf).join('');
          const selected = new Map(chosen.map((id) => [id, `stake:${id}`]));
          expect(marked(html, { selected, isRepeated })).toBe(
            withSelected(html, selected, WORDS, isRepeated),
          );
        },
      ),
    );
  });

  it('has odds in the visitor’s format and their stars pressed', () => {
    const star = '<button data-favourite="sr:match:1" aria-pressed="false"></button>';
    const html = marked(buttonOf('a') + star, {
      selected: new Map([['a', 'stake:a']]),
      favourites: new Set(['sr:match:1']),
      oddsFormat: 'american',
    });
    expect(html).toContain('>+110<');
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
  });

  it('leaves the board of everybody as it is', () => {
    const board = { html: buttonOf('a') };
    const one = { ...MARKS, selected: new Map([['a', 'stake:a']]) };
    expect(Buffer.concat([...markedBoard(board, one)]).toString()).toContain('aria-pressed="true"');
    expect(Buffer.concat([...markedBoard(board, MARKS)]).toString()).toBe(board.html);
  });
});

describe('the places of boards in a page', () => {
  it('are filled where React wrote them', () => {
    const boards = pageBoards(true);
    boards.put('live', '<i>São</i>');
    boards.put('top', '');
    const places = boardPlaces(boards);
    const [top, live] = ['top', 'live'].map((name) => places.write(name, MARKS));
    const page = `<p>É</p>${live}<hr>${top}${live}</p>`;
    expect(Buffer.concat([...places.filled(page)]).toString()).toBe(
      '<p>É</p><i>São</i><hr><i>São</i></p>',
    );
  });

  it('are none for a board that the page doesn’t have', () => {
    expect(boardPlaces(pageBoards(true)).write('live', MARKS)).toBeUndefined();
  });
});
