import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { EventCardState } from '../event-card/event-card.tsx';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** One of many who may win: a driver, a team, a player. */
export interface Contestant {
  readonly name: string;
  /** The driver's team, the player's country. */
  readonly detail?: string | undefined;
  /** The place in a running race: `1`, and in full words. */
  readonly position?: { readonly text: string; readonly name: string } | null | undefined;
  readonly price: OutcomePrice;
}

export interface OutrightCardProps extends RootProps<'article'> {
  readonly eventId: string;
  readonly href: string;
  readonly state: EventCardState;
  /** The lap while live, else day and time or the state in words. */
  readonly statusText: string;
  /** "Live" in words. */
  readonly liveText: string;
  /** The race or the season. */
  readonly title: string;
  /** What is priced: `Vencedor da Corrida`. */
  readonly marketName: string;
  /** The first of them, in the order of their prices or of the race. */
  readonly contestants: readonly Contestant[];
  /** Shown in place of the prices when there are none. */
  readonly noMarketText: string;
  /** Leads to all of them: `Ver mais 16 pilotos`; null when these are all. */
  readonly moreText: string | null;
}

/** An event that many may win, with the prices of the first: a race, or a season. */
export const OutrightCard = forwardRef<HTMLElement, OutrightCardProps>(function OutrightCard(
  {
    eventId,
    href,
    state,
    statusText,
    liveText,
    title,
    marketName,
    contestants,
    noMarketText,
    moreText,
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
      className={cx('event-card outright-card', className)}
    >
      <AppLink href={href} className="event-card-link">
        <span className="event-card-status">
          {state === 'live' ? <LiveBadge text={liveText} look="dot" /> : null}
          <span data-live-status={eventId} suppressHydrationWarning className="event-card-state">
            {statusText}
          </span>
        </span>{' '}
        <span className="text-base leading-tight font-bold break-words">{title}</span>{' '}
        <span className="text-sm text-text-muted">{marketName}</span>
      </AppLink>
      {contestants.length > 0 ? (
        <ul className="outright-card-contestants">
          {contestants.map((contestant) => (
            <li key={contestant.price.outcomeId}>
              <Line contestant={contestant} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="event-card-no-market">{noMarketText}</p>
      )}
      {moreText ? (
        <AppLink href={href} className="outright-card-more">
          {moreText}
        </AppLink>
      ) : null}
    </article>
  );
});

/** The price says the name itself, so the words beside it are for the eyes. */
function Line({
  contestant: { name, detail, position, price },
}: {
  readonly contestant: Contestant;
}) {
  return (
    <>
      {position ? (
        <span className="outright-card-position">
          <span aria-hidden="true">{position.text}</span>{' '}
          <span className="sr-only">{position.name}</span>
        </span>
      ) : null}{' '}
      <span className="outright-card-name">
        <span className="block font-medium break-words">{name}</span>{' '}
        {detail ? <span className="block text-xs text-text-muted">{detail}</span> : null}
      </span>{' '}
      <OddsButton {...price} label="" />
    </>
  );
}
