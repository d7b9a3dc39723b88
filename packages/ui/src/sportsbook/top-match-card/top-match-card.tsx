import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Crest } from '../crest/crest.tsx';
import { CardPrices } from '../event-card/card-prices.tsx';
import { MatchStatus } from '../event-card/match-status.tsx';
import type { EventCompetitor } from '../event-card/event-card.tsx';
import type { ShownMatch } from '../event-card/shown-match.ts';
import { Score } from '../score/score.tsx';

export interface TopMatchCardProps extends RootProps<'article'>, ShownMatch {
  readonly competition: string;
  /** Country or region, empty where there is none; seen if all of it has room beside the competition. */
  readonly region: string;
}

/**
 * A match that a brand puts forward, on the brand's own ground. It stands in a row that scrolls
 * sideways.
 */
export const TopMatchCard = forwardRef<HTMLElement, TopMatchCardProps>(function TopMatchCard(
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
    competition,
    region,
    className,
    ...rest
  },
  ref,
) {
  const isLive = state === 'live';
  return (
    <article ref={ref} {...rest} data-state={state} className={cx('top-match', className)}>
      <AppLink href={href} className="top-match-link">
        <span className="top-match-head">
          <span className="top-match-status">
            <MatchStatus
              eventId={eventId}
              state={state}
              liveText={liveText}
              clock={clock}
              statusText={statusText}
            />
          </span>{' '}
          <span className="top-match-competition">
            <span className="truncate">{competition}</span>{' '}
            {region ? <span>· {region}</span> : null}
          </span>
        </span>{' '}
        <span className="top-match-sides">
          <Side competitor={home} />{' '}
          <span className="top-match-middle">
            {isLive ? (
              <span className="top-match-score">
                <Score eventId={eventId} side="home" text={home.scoreText} />
                <span>:</span>
                <Score eventId={eventId} side="away" text={away.scoreText} />
              </span>
            ) : null}
          </span>{' '}
          <Side competitor={away} />
        </span>
      </AppLink>
      <div className="top-match-prices" data-columns={outcomes.length}>
        <CardPrices
          outcomes={outcomes}
          noMarketText={noMarketText}
          awaitedMarketId={awaitedMarketId}
        />
      </div>
    </article>
  );
});

function Side({ competitor }: { readonly competitor: EventCompetitor }) {
  return (
    <span className="top-match-side">
      <Crest name={competitor.name} size={36} />
      <span className="top-match-name">{competitor.name}</span>
    </span>
  );
}
