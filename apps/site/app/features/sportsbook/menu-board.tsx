import { useRef } from 'react';
import type { BoardData } from '../../shapes/base/boards.ts';
import { Board } from './board/board.tsx';
import { bringCurrentInSight } from './current-in-sight.ts';

interface MenuBoardProps {
  readonly data: BoardData;
  /** Path and query of the page. */
  readonly at: string;
}

/**
 * The header bar as the server rendered it. On another page its further links are closed again, and the
 * competitions are open where that page is.
 */
export function MenuBoard({ data, at }: MenuBoardProps) {
  const shownAt = useRef(at);
  const shownSport = useRef<Element | null>(null);

  function follow(menu: Element): void {
    const sport = menu.querySelector('[data-current]');
    if (shownAt.current !== at) {
      menu.querySelector('[data-more]')?.removeAttribute('open');
      if (sport !== shownSport.current) openSport(menu, sport);
      openCategory(menu, sport);
    }
    shownAt.current = at;
    shownSport.current = sport;
    bringCurrentInSight(menu);
  }

  return <Board data={data} className="contents" onShown={follow} />;
}

/** What a reader folded or unfolded stays as it is until the page is of another sport. */
function openSport(menu: Element, sport: Element | null): void {
  for (const other of menu.querySelectorAll('[data-leagues]')) {
    other.toggleAttribute('open', other === sport);
  }
}

/** The country of the page's competition, else the first one. */
function openCategory(menu: Element, sport: Element | null): void {
  const league = menu.querySelector('[data-leagues] [aria-current]');
  const category = league?.closest('details') ?? sport?.querySelector('details');
  category?.setAttribute('open', '');
}
