import { lazy, Suspense } from 'react';
import type { AdminTexts } from '../../../shapes/account/admin-texts.ts';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { EventFacts } from '../../../format/event-texts.ts';
import { Board } from '../board/board.tsx';
import { LiveControl, type LiveTexts } from '../live-control.tsx';

/** For few visitors. */
const AdminPanel = lazy(() => import('./admin-panel.tsx'));

export interface EventViewProps {
  readonly event: Pick<EventFacts, 'id' | 'provider'>;
  /** What `EventHead` and `EventOffer` show. */
  readonly head: BoardData;
  readonly offer: BoardData;
  readonly hasMarkets: boolean;
  /** The texts of admin mode; null for everybody but administrators who have it on. */
  readonly admin: AdminTexts | null;
  readonly texts: LiveTexts;
}

/** The page of one event: its scoreboard and all its markets, as boards. */
export function EventView({ event, head, offer, hasMarkets, admin, texts }: EventViewProps) {
  return (
    <div className="flex flex-col gap-3 [--event-gap:0.75rem] max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      <Board key={`head ${event.id}`} data={head} className="contents" />
      {admin ? (
        <Suspense>
          <AdminPanel event={event} texts={admin} />
        </Suspense>
      ) : null}
      {hasMarkets ? (
        <div className="flex px-3 md:px-0">
          <LiveControl texts={texts} />
        </div>
      ) : null}
      <Board key={`offer ${event.id}`} data={offer} className="contents" />
    </div>
  );
}
