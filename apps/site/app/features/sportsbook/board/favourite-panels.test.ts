import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  FAVOURITES_PLACE,
  placedPanels,
  showFavouritePanels,
  withFavouritePanels,
} from './favourite-panels.ts';

const panel = (type: string, place: number, open = true) => ({
  favouriteId: `market:${type}`,
  html: `<div data-panel="market:${type}" data-place="${place}"><details ${open ? 'open="" ' : ''}class="x"><button>${type}</button></details></div>`,
});

const BOARD = `<section><div data-panels="favourites">${FAVOURITES_PLACE}</div></section><div data-panels="others">${placedPanels(
  [panel('1', 0), panel('18', 1), panel('45', 2, false)],
)}</div>`;

/** The panels of a board in both places, as the browser has them. */
function places(html: string) {
  const page = new Window();
  vi.stubGlobal('HTMLElement', page.HTMLElement);
  const board = page.document.createElement('div');
  board.innerHTML = html;
  page.document.body.append(board);
  const of = (place: string) =>
    [...board.querySelectorAll(`[data-panels=${place}] [data-panel]`)].map(
      (node) => node.getAttribute('data-panel') ?? '',
    );
  return {
    board: board as unknown as HTMLElement,
    read: () => ({ favourites: of('favourites'), others: of('others') }),
  };
}

describe('the favourite markets of a board', () => {
  it('come first in its HTML, in the order of the board, each unfolded', () => {
    const html = withFavouritePanels(BOARD, new Set(['market:45', 'market:18', 'market:99']));
    expect(places(html).read()).toEqual({
      favourites: ['market:18', 'market:45'],
      others: ['market:1'],
    });
    expect(html.match(/open=""/g)).toHaveLength(3);
  });

  it('leave a board without any, and one without a place for them, as it is', () => {
    expect(withFavouritePanels(BOARD, new Set(['sr:match:1', 'market:4']))).toBe(BOARD);
    const group = '<div data-panels="others"><div data-panel="market:1"></div></div>';
    expect(withFavouritePanels(group, new Set(['market:1']))).toBe(group);
  });

  it('move there and back in the browser, and what has the focus keeps it', () => {
    const { board, read } = places(BOARD);
    const button = board.querySelector<HTMLElement>('[data-panel="market:45"] button');
    button?.focus();
    showFavouritePanels(board, new Set(['market:45']));
    expect(read()).toEqual({ favourites: ['market:45'], others: ['market:1', 'market:18'] });
    expect(board.ownerDocument.activeElement).toBe(button);
    showFavouritePanels(board, new Set(['market:1', 'market:45']));
    expect(read().favourites).toEqual(['market:1', 'market:45']);
    showFavouritePanels(board, new Set());
    expect(read()).toEqual({ favourites: [], others: ['market:1', 'market:18', 'market:45'] });
  });

  it('have nowhere to go on a board of other things', () => {
    const { board } = places('<ul><li>1</li></ul>');
    showFavouritePanels(board, new Set(['market:1']));
    expect(board.innerHTML).toBe('<ul><li>1</li></ul>');
  });
});
