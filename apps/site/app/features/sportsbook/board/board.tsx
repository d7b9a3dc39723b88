import { useNavigate, useRevalidator } from '@remix-run/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { type BoardData, BoardHtml } from '../../../boards.ts';
import { useSelectedOutcomes } from '../../../selected-outcomes.ts';
import { useShellData } from '../../../shell-data.ts';
import { withOddsFormat } from './formatted-odds.ts';
import { morphBoard } from './morph-board.ts';
import { routerPath } from './router-path.ts';
import { showSelected, withSelected } from './selected-odds.ts';

/**
 * A board on its page. React keeps the one element around it and never looks inside: the live script
 * writes its prices, and a board that has changed is morphed in, so that focus, scroll and what stands
 * open stay.
 */
export function Board({ data: { name, html: given } }: { readonly data: BoardData }) {
  const selected = useSelectedOutcomes();
  const { oddsFormat } = useShellData().format;
  const made = useContext(BoardHtml).get(name);
  const rendered = made === undefined ? undefined : withOddsFormat(made, oddsFormat);
  const html = given === null ? null : withOddsFormat(given, oddsFormat);
  // In the browser what React put in first stays its own text for good: it must not write again.
  const [first] = useState(html ?? '');
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(html);
  const selectedNow = useRef(selected);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const board = element.current;
    // The page was mounted anew without the HTML that the server sent: after an error, say.
    if (board && html === null && !board.firstChild) revalidate();
  }, [html, revalidate]);

  useEffect(() => {
    const board = element.current;
    if (!board || html === null || html === shown.current) return;
    shown.current = html;
    void morphBoard(board, html, () => shown.current === html).then(() => {
      showSelected(board, selectedNow.current);
      window.vitrineLive?.sync();
    });
  }, [html]);

  useEffect(() => {
    selectedNow.current = selected;
    if (element.current) showSelected(element.current, selected);
  }, [selected]);

  useEffect(() => {
    const board = element.current;
    function follow(event: MouseEvent) {
      const path = routerPath(event);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    }
    board?.addEventListener('click', follow);
    return () => board?.removeEventListener('click', follow);
  }, [navigate]);

  return (
    <div
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: rendered === undefined ? first : withSelected(rendered, selected),
      }}
    />
  );
}
