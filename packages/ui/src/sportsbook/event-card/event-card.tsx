import type { MatchClock } from '@vitrine/betting/sportsbook/clock';
import { cx } from 'class-variance-authority';
import { forwardRef, memo } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Crest } from '../crest/crest.tsx';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Score } from '../score/score.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';

export interface EventCompetitor {
  readonly name: string;
  /** Empty before the start. */
  readonly scoreText: string;
}

export interface EventClock {
  readonly clock: MatchClock;
  readonly text: string;
}

export type EventCardState = 'prematch' | 'aboutToStart' | 'live' | 'interrupted' | 'suspended';

/** What is drawn beside the state of an event. */
export type EventMark = 'streaming' | 'earlyPayout';

export interface EventCardProps extends RootProps<'article'> {
  readonly eventId: string;
  readonly href: string;
  readonly state: EventCardState;
  /** Period while live, else the day and time or the state in words. */
  readonly statusText: string;
  /** "Live" in words. */
  readonly liveText: string;
  /** None before the start, or while the clock is to be hidden. */
  readonly clock: EventClock | null;
  readonly home: EventCompetitor;
  readonly away: EventCompetitor;
  /** The main market: two or three prices; none while it has no market to show. */
  readonly outcomes: readonly OutcomePrice[];
  readonly columns?: 2 | 3 | undefined;
  /** Shown in place of the prices when there are none. */
  readonly noMarketText: string;
  /** The further markets, as `+128` and in words; null when there are none. */
  readonly more: { readonly text: string; readonly label: string } | null;
  /** Facts such as streaming or early payout: drawn as icons, read in words. */
  readonly marks?: readonly { readonly kind: EventMark; readonly text: string }[] | undefined;
}

/** One event of a list, with its main market; rows far off the screen are not laid out. */
export const EventCard = memo(
  forwardRef<HTMLElement, EventCardProps>(function EventCard(
    {
      eventId,
      href,
      state,
      statusText,
      liveText,
      clock,
      home,
      away,
      outcomes,
      columns = 3,
      noMarketText,
      more,
      marks = [],
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <article
        ref={ref}
        {...rest}
        data-state={state}
        data-marks={marks.length || undefined}
        className={cx('event-card', className)}
      >
        <AppLink href={href} className="event-card-link">
          <p className="event-card-status">
            {state === 'live' ? <LiveBadge text={liveText} look="dot" /> : null}
            {clock ? <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} /> : null}
            <span data-live-status={eventId} suppressHydrationWarning className="event-card-state">
              {statusText}
            </span>
          </p>
          <span className="event-card-competitors">
            <CompetitorLine eventId={eventId} side="home" competitor={home} />
            <CompetitorLine eventId={eventId} side="away" competitor={away} />
          </span>
        </AppLink>
        <p className="event-card-more">
          {marks.map(({ kind, text }) => (
            // The space is for browsers that show plain text.
            <span key={kind} data-mark={kind} className="event-card-mark">
              {`${text} `}
            </span>
          ))}
          {more ? (
            <AppLink href={href} aria-label={more.label} className="tap-area">
              {more.text}
            </AppLink>
          ) : null}
        </p>
        <div className="event-card-prices" data-columns={columns}>
          {outcomes.map((outcome) => (
            <OddsButton key={outcome.outcomeId} {...outcome} />
          ))}
          {outcomes.length === 0 ? <p className="event-card-no-market">{noMarketText}</p> : null}
        </div>
      </article>
    );
  }),
);

interface CompetitorLineProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly competitor: EventCompetitor;
}

function CompetitorLine({ eventId, side, competitor }: CompetitorLineProps) {
  return (
    <span className="event-card-competitor">
      <Crest name={competitor.name} size={20} />
      <span className="event-card-name">{competitor.name}</span>
      <Score eventId={eventId} side={side} text={competitor.scoreText} />
    </span>
  );
}

export interface EventCardSkeletonProps extends RootProps<'div'>, Pick<EventCardProps, 'columns'> {}

/** A card whose event is still to come, in its final size. */
export const EventCardSkeleton = forwardRef<HTMLDivElement, EventCardSkeletonProps>(
  function EventCardSkeleton({ columns = 3, className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} aria-hidden="true" className={cx('event-card', className)}>
        <div className="event-card-link">
          <span className="flex h-4 items-center">
            <Skeleton className="h-3 w-20 rounded-control" />
          </span>
          <span className="event-card-competitors">
            <Skeleton className="h-5 w-32 max-w-full rounded-control" />
            <Skeleton className="h-5 w-24 max-w-full rounded-control" />
          </span>
        </div>
        <span className="event-card-more h-4" />
        <div className="event-card-prices" data-columns={columns}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} className="h-odds rounded-odds" />
          ))}
        </div>
      </div>
    );
  },
);
