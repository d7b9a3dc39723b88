import { forwardRef } from 'react';
import { EventCardSkeleton } from '../event-card/event-card.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';

export interface SkeletonEventsProps extends RootProps<'div'> {
  /** `Carregando`. */
  readonly label: string;
  /** How many events stand under each competition. */
  readonly groups: readonly number[];
  readonly columns?: 2 | 3 | undefined;
}

/** Competitions with their events that are still to come, in their final size. */
export const SkeletonEvents = forwardRef<HTMLDivElement, SkeletonEventsProps>(
  function SkeletonEvents({ label, groups, columns, ...rest }, ref) {
    return (
      <SkeletonRegion ref={ref} {...rest} label={label}>
        {groups.map((events, group) => (
          <div key={group} aria-hidden="true" className="event-group">
            <div className="event-group-heading">
              <Skeleton className="h-3.5 w-40 max-w-full rounded-control" />
            </div>
            <ul className="event-list">
              {Array.from({ length: events }, (_, event) => (
                <li key={event}>
                  <EventCardSkeleton columns={columns} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </SkeletonRegion>
    );
  },
);
