import type { MatchClock } from '@vitrine/betting/clock';
import { memo } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import { Crest } from '../crest/crest.tsx';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';
import { Score } from '../score/score.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

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

export interface EventCardProps {
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
}

const statusColours: Readonly<Record<EventCardState, string>> = {
  prematch: 'text-text-muted',
  aboutToStart: 'font-medium text-text',
  live: 'text-text-muted',
  interrupted: 'rounded-pill bg-warning-soft px-2 font-medium text-on-warning-soft',
  suspended: 'rounded-pill bg-warning-soft px-2 font-medium text-on-warning-soft',
};

const cardLook =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 bg-card px-3 py-[min(var(--vt-space-row),0.5rem)] md:py-row [content-visibility:auto] [contain-intrinsic-size:auto_calc(var(--vt-size-odds)+var(--vt-space-row)*2+1.5rem)] border-[length:var(--vt-border-card)] border-hairline shadow-card rounded-[min(var(--vt-radius-card),calc(var(--vt-space-gap)*99))] md:gap-x-3 md:px-card max-[22.49rem]:grid-cols-1';

/** Prices stand in columns of one width from row to row. */
const priceColumns = {
  2: 'grid-cols-[repeat(2,3.5rem)] md:grid-cols-[repeat(2,5.5rem)] max-[22.49rem]:grid-cols-2',
  3: 'grid-cols-[repeat(3,3.5rem)] md:grid-cols-[repeat(3,5.5rem)] max-[22.49rem]:grid-cols-3',
};

/** One event of a list, with its main market. Rows outside the screen are not laid out. */
export const EventCard = memo(function EventCard({
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
}: EventCardProps) {
  return (
    <article data-state={state} className={cardLook}>
      <AppLink
        href={href}
        className="row-span-2 grid min-w-0 grid-rows-subgrid rounded-control text-text no-underline hover:text-link max-[22.49rem]:row-span-1 max-[22.49rem]:grid-rows-[auto_auto]"
      >
        <p className="flex min-w-0 items-center gap-1.5 text-xs">
          {state === 'live' ? <LiveBadge text={liveText} look="dot" /> : null}
          {clock ? (
            <span className="font-bold text-live">
              <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} />
            </span>
          ) : null}
          <span
            data-live-status={eventId}
            suppressHydrationWarning
            className={`truncate ${statusColours[state]}`}
          >
            {statusText}
          </span>
        </p>
        <span className="flex min-w-0 flex-col justify-center gap-1">
          <CompetitorLine eventId={eventId} side="home" competitor={home} />
          <CompetitorLine eventId={eventId} side="away" competitor={away} />
        </span>
      </AppLink>
      <p className="text-right text-xs max-[22.49rem]:hidden">
        {more ? (
          <AppLink
            href={href}
            aria-label={more.label}
            className="tap-area inline-block min-w-6 text-text-muted no-underline hover:text-link"
          >
            {more.text}
          </AppLink>
        ) : null}
      </p>
      {outcomes.length > 0 ? (
        <div className={`grid gap-1 ${priceColumns[columns]}`}>
          {outcomes.map((outcome) => (
            <OddsButton key={outcome.outcomeId} {...outcome} />
          ))}
        </div>
      ) : (
        <p
          className={`flex min-h-odds items-center justify-center rounded-odds border border-dashed border-hairline px-2 text-center text-xs text-text-muted ${noMarketWidths[columns]}`}
        >
          {noMarketText}
        </p>
      )}
    </article>
  );
});

const noMarketWidths = {
  2: 'w-[7.25rem] md:w-[11.25rem] max-[22.49rem]:w-full',
  3: 'w-[11rem] md:w-[17rem] max-[22.49rem]:w-full',
};

interface CompetitorLineProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly competitor: EventCompetitor;
}

function CompetitorLine({ eventId, side, competitor }: CompetitorLineProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-base leading-5">
      <Crest name={competitor.name} size={20} />
      <span className="min-w-0 flex-1 truncate font-medium">{competitor.name}</span>
      <Score eventId={eventId} side={side} text={competitor.scoreText} />
    </span>
  );
}

/** A card whose event is still to come, in its final size. */
export function EventCardSkeleton({ columns = 3 }: Pick<EventCardProps, 'columns'>) {
  return (
    <div aria-hidden="true" className={cardLook}>
      <div className="row-span-2 grid min-w-0 grid-rows-subgrid max-[22.49rem]:row-span-1 max-[22.49rem]:grid-rows-[auto_auto]">
        <span className="flex h-4 items-center">
          <Skeleton className="h-3 w-20 rounded-control" />
        </span>
        <span className="flex flex-col justify-center gap-1">
          <Skeleton className="h-5 w-32 max-w-full rounded-control" />
          <Skeleton className="h-5 w-24 max-w-full rounded-control" />
        </span>
      </div>
      <span className="h-4 max-[22.49rem]:hidden" />
      <div className={`grid gap-1 ${priceColumns[columns]}`}>
        {Array.from({ length: columns }, (_, column) => (
          <Skeleton key={column} className="h-odds rounded-odds" />
        ))}
      </div>
    </div>
  );
}
