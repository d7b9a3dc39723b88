import { AppLink } from '@vitrine/ui/base/app-link';
import { Skeleton } from '@vitrine/ui/feedback/skeleton';
import { useRef } from 'react';
import type { BoardData } from '../../../shapes/base/boards.ts';
import { Board } from '../board/board.tsx';

export interface EventsBesideProps {
  /** What the list is of: what is live, or a competition. */
  readonly title: string;
  readonly subtitle: string;
  /** The page of the list. */
  readonly href: string;
  /** Null on a first page, which doesn't know how wide the screen is: its place is kept. */
  readonly board: BoardData | null;
  readonly eventId: string;
}

const ROWS_KEPT = 6;

/**
 * A list of events beside the page of one of them, from xl. It keeps its scroll while a bettor goes from
 * one to the next. It comes behind the event, which is read first.
 */
export function EventsBeside({ title, subtitle, href, board, eventId }: EventsBesideProps) {
  const shownFor = useRef('');

  function follow(list: Element): void {
    if (shownFor.current === eventId) return;
    shownFor.current = eventId;
    bringIntoSight(list);
  }

  return (
    <div className="still-column col-start-1 row-start-1 hidden flex-col overflow-clip card-frame beside:flex">
      <h2 className="flex min-h-11 shrink-0 items-center px-3 py-1 text-sm leading-4 font-bold">
        <AppLink href={href} className="text-text no-underline hover:underline">
          {title} <span className="font-normal text-text-muted">{subtitle}</span>
        </AppLink>
      </h2>
      <div className="relative min-h-0 overflow-y-auto overscroll-contain">
        {board ? (
          <Board key={href} data={board} isRepeated onShown={follow} />
        ) : (
          <div aria-hidden="true" className="flex flex-col gap-4 border-t border-hairline p-3">
            {Array.from({ length: ROWS_KEPT }, (_, row) => (
              <Skeleton key={row} className="h-24 rounded-control" />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Scrolls the list alone, and only where the event of the page is out of sight. */
function bringIntoSight(list: Element): void {
  const row = list.querySelector('[aria-current]')?.closest('li');
  const frame = list.parentElement;
  if (!row || !frame) return;
  const { top, bottom, height } = row.getBoundingClientRect();
  const sight = frame.getBoundingClientRect();
  if (top >= sight.top && bottom <= sight.bottom) return;
  frame.scrollTop += top - sight.top - (sight.height - height) / 2;
}
