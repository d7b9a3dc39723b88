import { Suspense } from 'react';
import { lateComponent } from '../../../frame/late-component.tsx';
import type { AdminTexts } from '../../../shapes/account/admin-texts.ts';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { EventFacts } from '../../../format/event-texts.ts';
import { Board } from '../board/board.tsx';
import { LiveControl, type LiveTexts } from '../live-control.tsx';

/** For few visitors. */
const AdminPanel = lateComponent(() => import('./admin-panel.tsx'));

export interface EventViewProps {
  readonly event: Pick<EventFacts, 'id' | 'provider'>;
  /** Where the event stands, for screens that have the room. */
  readonly trail: BoardData;
  /** What `EventHead` and `EventOffer` show. */
  readonly head: BoardData;
  readonly offer: BoardData;
  readonly hasMarkets: boolean;
  /** The texts of admin mode; null for everybody but administrators who have it on. */
  readonly admin: AdminTexts | null;
  readonly texts: LiveTexts;
}

/** The page of one event: its scoreboard and all its markets, as boards. */
export function EventView(props: EventViewProps) {
  const { event, trail, head, offer, hasMarkets, admin, texts } = props;
  return (
    <>
      {/* A phone keeps its height for the markets: its heading links the competition. */}
      <Board key={`trail ${event.id}`} data={trail} className="hidden md:block" />
      <div className="relative flex flex-col gap-3 [--event-gap:0.75rem] max-md:px-[min(var(--vt-space-gap),0.5rem)]">
        <Board key={`head ${event.id}`} data={head} className="contents" />
        {hasMarkets ? <LiveControl texts={texts} place="corner" /> : null}
        {admin ? (
          <Suspense>
            <AdminPanel event={event} texts={admin} />
          </Suspense>
        ) : null}
        <Board key={`offer ${event.id}`} data={offer} className="contents" />
      </div>
    </>
  );
}
