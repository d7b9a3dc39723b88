import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Crest } from '../crest/crest.tsx';
import type { EventClock } from '../event-card/event-card.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import { Score } from '../score/score.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ResultCompetitor {
  readonly name: string;
  readonly scoreText: string;
  /** Set by set, quarter by quarter; none while there is nothing to tell apart. */
  readonly periods?: readonly string[] | undefined;
  /** Ahead once it is over: the line stands out. */
  readonly isWinner?: boolean | undefined;
}

export interface LiveResultRowProps extends RootProps<'li'> {
  readonly eventId: string;
  readonly href: string;
  readonly isLive: boolean;
  /** Period while live, else that it is over or why it is not played. */
  readonly statusText: string;
  readonly clock: EventClock | null;
  readonly home: ResultCompetitor;
  readonly away: ResultCompetitor;
}

/** One result of the list of live results; the whole row leads to its event. Use inside `<ul>`. */
export const LiveResultRow = forwardRef<HTMLLIElement, LiveResultRowProps>(function LiveResultRow(
  { eventId, href, isLive, statusText, clock, home, away, className, ...rest },
  ref,
) {
  return (
    <li ref={ref} {...rest} className={cx('border-t border-hairline first:border-t-0', className)}>
      <AppLink
        href={href}
        data-live={isLive || undefined}
        className="group/result flex min-h-14 flex-wrap items-center gap-x-3 px-card py-row text-text no-underline -outline-offset-2 hover:bg-raised"
      >
        <span className="flex w-18 shrink-0 flex-col text-xs leading-4">
          {clock ? (
            <span className="font-bold text-live">
              <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} />
            </span>
          ) : null}{' '}
          <span
            data-live-status={eventId}
            suppressHydrationWarning
            className="break-words text-text-muted group-data-live/result:text-live"
          >
            {statusText}
          </span>
        </span>{' '}
        <span className="flex min-w-0 flex-1 basis-36 flex-col gap-1">
          <Line eventId={eventId} side="home" competitor={home} />{' '}
          <Line eventId={eventId} side="away" competitor={away} />
        </span>
      </AppLink>
    </li>
  );
});

interface LineProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly competitor: ResultCompetitor;
}

/** More than these leave a phone no room for the names. */
const PERIODS_ON_A_PHONE = 3;

function Line({ eventId, side, competitor }: LineProps) {
  const { name, scoreText, periods = [], isWinner = false } = competitor;
  const hidden = periods.length > PERIODS_ON_A_PHONE ? 'max-sm:hidden' : '';
  return (
    <span className={`flex items-center gap-2 leading-5 ${isWinner ? 'font-bold' : ''}`}>
      <Crest name={name} size={20} />
      <span className="min-w-0 flex-1 truncate">{name}</span>{' '}
      {periods.map((period, index) => (
        <span
          key={index}
          className={`w-5 shrink-0 text-center text-sm text-text-muted tabular-nums ${hidden}`}
        >
          {`${period} `}
        </span>
      ))}
      <span className="min-w-7 shrink-0 text-right">
        <Score eventId={eventId} side={side} text={scoreText} />
      </span>
    </span>
  );
}
