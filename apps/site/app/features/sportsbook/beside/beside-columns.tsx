import type { ReactNode } from 'react';
import { EventsBeside, type EventsBesideProps } from './events-beside.tsx';

interface BesideColumnsProps {
  /** Null where no list stands beside the event. */
  readonly beside: Omit<EventsBesideProps, 'eventId'> | null;
  readonly eventId: string;
  /** The page of the event. */
  readonly children: ReactNode;
}

/** An event and the list beside it. The list stands at the left and is read behind the event. */
export function BesideColumns({ beside, eventId, children }: BesideColumnsProps) {
  return (
    <div className="beside:grid beside:grid-cols-[18.5rem_minmax(0,1fr)] beside:items-start beside:gap-4">
      <div className="min-w-0 beside:col-start-2">{children}</div>
      {beside ? <EventsBeside {...beside} eventId={eventId} /> : null}
    </div>
  );
}
