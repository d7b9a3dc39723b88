import { useNavigate, useRevalidator } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { type BoardData, BoardHtml } from '../../../shapes/base/boards.ts';
import { useSelectedOutcomes } from '../../../shapes/bet-slip/selected-outcomes.ts';
import { useShellData } from '../../../shell-data.ts';
import { withOddsFormat } from './formatted-odds.ts';
import { keepsScroll, routerPath } from './router-path.ts';
import { showSelected } from './selected-odds.ts';
import { showFavouritePanels, withFavouritePanels } from './favourite-panels.ts';
import { showFavourites } from './favourite-stars.ts';
import { useFavouriteIds } from '../favourites/favourite-ids.ts';
import { goToStake } from './stake-link.ts';
import { useRelease } from './use-release.ts';

export interface BoardProps {
  readonly data: BoardData;
  /** Whether another board of the page may show the same events, and is the one to lead back to. */
  readonly isRepeated?: boolean | undefined;
  /** Of the element around it. */
  readonly className?: string | undefined;
  /** Called with the element once it stands, and whenever it changed. */
  readonly onShown?: ((board: HTMLElement) => void) | undefined;
}

/**
 * A board on its page. React keeps the one element around it and never looks inside: the live script
 * writes its prices, and a board that has changed is morphed in, so that focus, scroll and what stands
 * open stay; not while a finger is on it.
 */
export function Board({ data, isRepeated = false, className, onShown }: BoardProps) {
  const { name, html: given } = data;
  const selected = useSelectedOutcomes();
  const favourites = useFavouriteIds();
  const { format, texts } = useShellData();
  const { oddsFormat } = format;
  const words = { selected: texts.selected, toSlip: texts.toSlip };
  const marks = { selected, words, isRepeated, favourites, oddsFormat };
  const written = useContext(BoardHtml)(name, marks);
  const html = given === null ? null : withOddsFormat(given, oddsFormat);
  // In the browser what React put in first stays its own text for good: it must not write again.
  const [first] = useState(html ?? '');
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(html);
  const marked = useRef({ selected, words });
  const favouritesNow = useRef(favourites);
  const onShownNow = useRef(onShown);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const released = useRelease(element);

  useEffect(() => {
    onShownNow.current = onShown;
  }, [onShown]);

  useEffect(() => {
    if (element.current) onShownNow.current?.(element.current);
  }, []);

  useEffect(() => {
    const board = element.current;
    // The page was mounted anew without the HTML that the server sent: after an error, say.
    if (board && html === null && !board.firstChild) revalidate();
  }, [html, revalidate]);

  useEffect(() => {
    const board = element.current;
    if (!board || html === null || html === shown.current) return;
    shown.current = html;
    const arranged = withFavouritePanels(html, favouritesNow.current);
    const morph = async () => {
      // No first visit waits for it: a board comes whole, and changes later.
      const { morphBoard } = await import('./morph-board.ts');
      await released();
      // HTML that is older by then changes nothing.
      if (shown.current === html) await morphBoard(board, arranged);
    };
    void morph().then(() => {
      showSelected(board, marked.current.selected, marked.current.words);
      showFavourites(board, favouritesNow.current);
      showFavouritePanels(board, favouritesNow.current);
      window.vitrineLive?.sync();
      onShownNow.current?.(board);
    });
  }, [html, released]);

  useEffect(() => {
    marked.current.selected = selected;
    if (element.current) showSelected(element.current, selected, marked.current.words);
  }, [selected]);

  useEffect(() => {
    favouritesNow.current = favourites;
    if (!element.current) return;
    showFavourites(element.current, favourites);
    showFavouritePanels(element.current, favourites);
  }, [favourites]);

  useEffect(() => {
    const board = element.current;
    function follow(event: MouseEvent) {
      goToStake(event);
      const path = routerPath(event);
      if (path === null) return;
      event.preventDefault();
      navigate(path, { preventScrollReset: keepsScroll(event) });
    }
    board?.addEventListener('click', follow);
    return () => board?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div
      ref={element}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written ?? first }}
    />
  );
}
