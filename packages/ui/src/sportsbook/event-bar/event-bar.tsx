import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { EventClock, EventCompetitor } from '../event-card/event-card.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import { Score } from '../score/score.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface EventBarProps extends RootProps<'div'> {
  readonly eventId: string;
  /** The names short enough for one line. */
  readonly home: EventCompetitor;
  readonly away: EventCompetitor;
  readonly isLive: boolean;
  readonly clock: EventClock | null;
  /** Period while live; the start otherwise. */
  readonly statusText: string;
}

/**
 * The score of an event in one line, which stays in sight under the top bar once the event's header has
 * scrolled away. It stands right behind an element with the class `event-bar-cover`, and the page sets
 * `--event-gap` to the space between the two. Hidden from screen readers, because the header says it.
 */
export const EventBar = forwardRef<HTMLDivElement, EventBarProps>(function EventBar(
  { eventId, home, away, isLive, clock, statusText, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} aria-hidden="true" className={cx('event-bar', className)}>
      <span className="flex min-w-0 items-center gap-2 font-bold">
        <span className="truncate">{home.name}</span>{' '}
        {isLive ? (
          <span className="flex shrink-0 items-center gap-1 text-live">
            <Score eventId={eventId} side="home" text={home.scoreText} />
            {home.scoreText || away.scoreText ? <span>:</span> : null}
            <Score eventId={eventId} side="away" text={away.scoreText} />
          </span>
        ) : (
          <span className="shrink-0 text-text-muted">×</span>
        )}{' '}
        <span className="truncate">{away.name}</span>
      </span>{' '}
      <span className="flex shrink-0 items-center gap-2 tabular-nums">
        {clock ? (
          <span className="font-bold">
            <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} />
          </span>
        ) : null}{' '}
        <span
          data-live-status={eventId}
          suppressHydrationWarning
          className="max-w-28 truncate text-text-muted"
        >
          {statusText}
        </span>
      </span>
    </div>
  );
});
