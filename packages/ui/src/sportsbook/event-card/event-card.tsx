import type { MatchClock } from '@vitrine/betting/sportsbook/clock';
import { cx } from 'class-variance-authority';
import { forwardRef, memo, type ReactNode } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { type CardMarket, PriceColumns } from './card-prices.tsx';
import { Crest } from '../crest/crest.tsx';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Score } from '../score/score.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';

export interface EventCompetitor {
  /** The full name; a crest is drawn from it. */
  readonly name: string;
  /** What is written where the full name doesn't fit. */
  readonly shortName?: string | undefined;
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

export interface EventCardProps extends RootProps<'article'>, CardMarket {
  readonly eventId: string;
  readonly href: string;
  /** A `FavouriteButton`; it stands before the state. */
  readonly favourite?: ReactNode;
  readonly state: EventCardState;
  /** Period while live, else the day and time or the state in words. */
  readonly statusText: string;
  /** The period in short while live; it is drawn in place of the status text, which is then only heard. */
  readonly periodText?: string | null | undefined;
  /** "Live" in words. */
  readonly liveText: string;
  /** None before the start, or while the clock is to be hidden. */
  readonly clock: EventClock | null;
  readonly home: EventCompetitor;
  readonly away: EventCompetitor;
  /** Further markets, which only a wide list shows beside the first, two columns each. */
  readonly companions?: readonly CardMarket[] | undefined;
  /** The further markets, as `+128` and in words; null when there are none. */
  readonly more: { readonly text: string; readonly label: string } | null;
  /** Facts such as streaming or early payout: drawn as icons, read in words. */
  readonly marks?: readonly { readonly kind: EventMark; readonly text: string }[] | undefined;
}

/** One event of a list, with one market; rows far off the screen are not laid out. */
export const EventCard = memo(
  forwardRef<HTMLElement, EventCardProps>(function EventCard(
    {
      eventId,
      href,
      favourite,
      state,
      statusText,
      periodText = null,
      liveText,
      clock,
      home,
      away,
      outcomes,
      columns,
      hasLines,
      companions = [],
      noMarketText,
      awaitedMarketId,
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
        {favourite}
        <AppLink href={href} className="event-card-link">
          <p className="event-card-status">
            {/* The spaces, here and below, are for browsers that show plain text. */}
            {state === 'live' ? <LiveBadge text={liveText} look="dot" /> : null}
            {clock ? (
              <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} />
            ) : null}{' '}
            <span
              data-live-status={eventId}
              suppressHydrationWarning
              className={periodText === null ? 'event-card-state' : 'sr-only'}
            >
              {statusText}
            </span>{' '}
            {periodText === null ? null : (
              <span
                aria-hidden="true"
                data-live-period={eventId}
                suppressHydrationWarning
                className="event-card-state"
              >
                {periodText}
              </span>
            )}
          </p>
          <span className="event-card-competitors">
            <CompetitorLine eventId={eventId} side="home" competitor={home} />{' '}
            <CompetitorLine eventId={eventId} side="away" competitor={away} />
          </span>
        </AppLink>
        <p className="event-card-more">
          {marks.map(({ kind, text }) => (
            <span key={kind} data-mark={kind} className="event-card-mark">
              {`${text} `}
            </span>
          ))}
          {more ? (
            <AppLink href={href} aria-label={more.label}>
              {more.text}
            </AppLink>
          ) : null}
        </p>
        <PriceColumns
          outcomes={outcomes}
          columns={columns}
          hasLines={hasLines}
          noMarketText={noMarketText}
          awaitedMarketId={awaitedMarketId}
        />
        {companions.map((market, index) => (
          <PriceColumns key={index} {...market} />
        ))}
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
  const { name, shortName = name, scoreText } = competitor;
  return (
    <span className="event-card-competitor">
      <Crest name={name} size={20} />
      <span className="event-card-name">{shortName}</span>{' '}
      <Score eventId={eventId} side={side} text={scoreText} />
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
          <span className="event-card-status">
            <Skeleton className="h-3 w-20 max-w-full rounded-control" />
          </span>
          <span className="event-card-competitors">
            <span className="event-card-competitor">
              <Skeleton className="h-3.5 w-32 max-w-full rounded-control" />
            </span>
            <span className="event-card-competitor">
              <Skeleton className="h-3.5 w-24 max-w-full rounded-control" />
            </span>
          </span>
        </div>
        <span className="event-card-more h-4" />
        <div className="event-card-prices" data-columns={columns}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} className="h-(--odds-height) rounded-odds" />
          ))}
        </div>
      </div>
    );
  },
);
