import type { AppLoadContext } from '@remix-run/node';
import { countEligible } from '@vitrine/betting/bet-slip/combination';
import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { isOffered } from '@vitrine/betting/sportsbook/market-status';
import type { PricedOutcome } from '../base/catalogue-reader.ts';

/** An outcome that many place. */
export interface PopularOutcome {
  readonly priced: PricedOutcome;
  readonly betCount: number;
}

/** A multiple that many place, all of it open. */
export interface PopularMultiple {
  readonly id: string;
  readonly legs: readonly PricedOutcome[];
  readonly betCount: number;
}

/**
 * What bettors place most, as far as it is shown and open in the hub's lists now: of multiples those
 * alone whose selections all are, may stand on one ticket, and are as many as the country's multiples
 * need. Asks the operator for nothing.
 */
export function popularBets({ catalogue, brand }: AppLoadContext): {
  readonly outcomes: readonly PopularOutcome[];
  readonly multiples: readonly PopularMultiple[];
} {
  const { outcomes, multiples } = catalogue.popularBets();
  const openOf = ({ outcomeId }: { readonly outcomeId: string }) => {
    const priced = catalogue.outcome(outcomeId);
    return priced && isOpen(priced) ? [priced] : [];
  };
  return {
    outcomes: outcomes.flatMap((outcome) =>
      openOf(outcome).map((priced) => ({ priced, betCount: outcome.betCount })),
    ),
    multiples: multiples
      .filter(({ picks }) => picks.length >= brand.minSelectionsMultiple)
      .flatMap(({ id, betCount, picks }) => {
        const legs = picks.flatMap(openOf);
        const isWhole = legs.length === picks.length && mayStandTogether(legs);
        return isWhole ? [{ id, betCount, legs }] : [];
      }),
  };
}

function isOpen({ market, outcome, isEventShown }: PricedOutcome): boolean {
  const hasWords = market.name !== '' && outcome.name !== '';
  return isEventShown && hasWords && isOffered(market.status, outcome.status === 'active');
}

function mayStandTogether(legs: readonly PricedOutcome[]): boolean {
  const selections = legs.map((leg) => selectionOf(leg, leg.outcome.odds));
  const providers = new Set(selections.map(({ provider }) => provider));
  return providers.size === 1 && countEligible(selections) === legs.length;
}
