import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { CardPrices } from '../event-card/card-prices.tsx';
import { MatchStatus } from '../event-card/match-status.tsx';
import type { EventCompetitor } from '../event-card/event-card.tsx';
import type { ShownMatch } from '../event-card/shown-match.ts';
import { Score } from '../score/score.tsx';

export interface EventLineProps extends RootProps<'div'>, ShownMatch {
  /** Whether the page is this event's. */
  readonly current?: boolean | undefined;
}

/** An event in a narrow list beside the page of one of them: the sides, then the prices below. */
export const EventLine = forwardRef<HTMLDivElement, EventLineProps>(function EventLine(
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
    noMarketText,
    awaitedMarketId,
    current = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div ref={ref} {...rest} data-state={state} className={cx('event-line', className)}>
      <AppLink href={href} aria-current={current ? 'page' : undefined} className="event-line-link">
        <span className="event-line-status">
          <MatchStatus
            eventId={eventId}
            state={state}
            liveText={liveText}
            clock={clock}
            statusText={statusText}
          />
          {/* The spaces are for browsers that show plain text. */}
        </span>{' '}
        <SideLine eventId={eventId} side="home" competitor={home} />{' '}
        <SideLine eventId={eventId} side="away" competitor={away} />
      </AppLink>{' '}
      <div className="event-line-prices" data-columns={outcomes.length}>
        <CardPrices
          outcomes={outcomes}
          noMarketText={noMarketText}
          awaitedMarketId={awaitedMarketId}
        />
      </div>
    </div>
  );
});

interface SideLineProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly competitor: EventCompetitor;
}

function SideLine({ eventId, side, competitor }: SideLineProps) {
  return (
    <span className="event-line-side">
      <span className="event-line-name">{competitor.name}</span>{' '}
      <Score eventId={eventId} side={side} text={competitor.scoreText} />
    </span>
  );
}
