import { Fragment } from 'react';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';

/** One market of a match's card. */
export interface CardMarket {
  /** Two or three prices; none while the match has no such market to show. */
  readonly outcomes: readonly OutcomePrice[];
  readonly columns?: 2 | 3 | undefined;
  /** Whether the labels say more than the heading of their column, such as the line of a total. */
  readonly hasLines?: boolean | undefined;
  /** Shown in place of the prices when there are none. */
  readonly noMarketText: string;
  /** The suspended market in whose place the words stand: the page asks anew when it opens. */
  readonly awaitedMarketId?: string | null | undefined;
}

/** The prices of a market in the columns of a list. */
export function PriceColumns({ columns = 3, hasLines = false, ...market }: CardMarket) {
  return (
    <div
      className="event-card-prices"
      data-columns={columns}
      data-lines={hasLines ? '' : undefined}
    >
      <CardPrices {...market} />
    </div>
  );
}

/** The prices of a match's card, or the words in their place. */
export function CardPrices({
  outcomes,
  noMarketText,
  awaitedMarketId,
}: Pick<CardMarket, 'outcomes' | 'noMarketText' | 'awaitedMarketId'>) {
  if (outcomes.length === 0) {
    return (
      <p className="event-card-no-market" data-awaited={awaitedMarketId ?? undefined}>
        {noMarketText}
      </p>
    );
  }
  return outcomes.map((outcome) => (
    <Fragment key={outcome.outcomeId}>
      <OddsButton {...outcome} />{' '}
    </Fragment>
  ));
}
