import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Crest } from '../crest/crest.tsx';
import type { EventClock, EventCompetitor } from '../event-card/event-card.tsx';
import { hasLongWord } from '../long-word/long-word.ts';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import { Score } from '../score/score.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface EventHeaderProps extends RootProps<'header'> {
  readonly eventId: string;
  /** The heading of the page, read as one: `Flamengo x Palmeiras`. */
  readonly title: string;
  readonly home: EventCompetitor;
  readonly away: EventCompetitor;
  readonly isLive: boolean;
  readonly liveText: string;
  readonly clock: EventClock | null;
  /** Period while live; the state in words otherwise. */
  readonly statusText: string;
  /** Day and time of the start; stands where the score will stand. */
  readonly scheduleText: string;
  /** Link to the competition. */
  readonly competition: ReactNode;
  /** An arrow that leads back, for screens without a trail. */
  readonly back?: ReactNode;
  /** A `ScoreBoard`, where the score alone doesn't tell how the match stands. */
  readonly board?: ReactNode;
  /** A `FavouriteButton` of the event. */
  readonly favourite?: ReactNode;
  /** Facts such as early payout, as `Badge`s, and the link to the video. */
  readonly facts?: ReactNode;
}

/** The scoreboard of the event page. */
export const EventHeader = forwardRef<HTMLElement, EventHeaderProps>(function EventHeader(
  {
    eventId,
    title,
    home,
    away,
    isLive,
    liveText,
    clock,
    statusText,
    scheduleText,
    competition,
    back,
    board,
    favourite,
    facts,
    className,
    ...rest
  },
  ref,
) {
  return (
    <header ref={ref} {...rest} className={cx('relative card-frame px-card py-4', className)}>
      <h1 className="sr-only">{title}</h1>
      {back ? <div className="absolute top-1 left-1">{back}</div> : null}
      {favourite ? (
        <div className="absolute top-4 right-card flex h-5 items-center">{favourite}</div>
      ) : null}
      <p className="mb-3 px-14 text-center text-sm text-text-muted">{competition}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-3">
        <Side competitor={home} />
        <div className="flex min-w-24 flex-col items-center gap-1 text-center">
          {isLive ? (
            <>
              <span className="flex items-center gap-1">
                <Score eventId={eventId} side="home" text={home.scoreText} size="board" />
                {/* A fight has no score while it lasts. */}
                {home.scoreText || away.scoreText ? (
                  <span aria-hidden="true" className="text-lg text-text-muted">
                    :
                  </span>
                ) : null}
                <Score eventId={eventId} side="away" text={away.scoreText} size="board" />
              </span>{' '}
              <LiveBadge text={liveText} look="filled" />
            </>
          ) : (
            <span className="flex min-h-12 max-w-28 items-center text-md font-bold tabular-nums">
              {scheduleText}
            </span>
          )}{' '}
          <span className="flex flex-wrap items-center justify-center gap-x-2 text-sm">
            {clock ? (
              <span className="font-bold">
                <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} />
              </span>
            ) : null}{' '}
            <span data-live-status={eventId} suppressHydrationWarning className="text-text-muted">
              {statusText}
            </span>
          </span>
        </div>
        <Side competitor={away} />
      </div>
      {board ? <div className="mt-3 border-t border-hairline pt-2">{board}</div> : null}
      {facts ? (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{facts}</div>
      ) : null}
    </header>
  );
});

function Side({ competitor }: { readonly competitor: EventCompetitor }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <Crest name={competitor.name} size={48} />
      <span
        className={cx(
          'line-clamp-2 leading-tight font-bold break-words md:text-md',
          hasLongWord(competitor.name) ? 'max-w-full text-[0.6875rem] tracking-tight' : 'text-base',
        )}
      >
        {competitor.name}
      </span>
    </div>
  );
}
