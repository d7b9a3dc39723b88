import type { Market, Outcome, OutcomeStatus } from '@vitrine/betting/sportsbook/event';
import { type Odds, oddsFromThousandths } from '@vitrine/betting/base/odds';
import type { z } from 'zod';
import type { wireMarket, wireOutcome } from '../contract/sportsbook/catalogue.ts';
import { marketKind } from './market-kind.ts';
import { marketLayout } from './market-layout.ts';
import { oddsFromWire } from './odds.ts';
import { marketStatusFromWire, outcomeStatusFromWire } from './status.ts';

const NO_PRICE = oddsFromThousandths(1000);

/** The status of an outcome; one without a price can't be bet on whatever its status says. Source: 2§3, 2§4. */
export function pricedStatusFromWire(active: number, odds: Odds | null): OutcomeStatus {
  const status = outcomeStatusFromWire(active);
  return odds === null && status === 'active' ? 'inactive' : status;
}

/** An outcome. Source: 2§3. */
export function outcomeFromWire(wire: z.output<typeof wireOutcome>): Outcome {
  const odds = oddsFromWire(wire.odds);
  return {
    id: wire.id,
    outcomeTypeId: wire.outcomeId,
    name: wire.name,
    odds: odds ?? NO_PRICE,
    status: pricedStatusFromWire(wire.active, odds),
  };
}

/**
 * A market; its name may be a template, and is the operator's original when no other is sent. Empty
 * when there is neither: the content label has it. Source: 2§3.
 */
export function marketFromWire(wire: z.output<typeof wireMarket>): Market {
  const kind = marketKind(wire.marketTypeId);
  return {
    id: wire.id,
    marketTypeId: wire.marketTypeId,
    name: wire.name || (wire.originalName ?? ''),
    status: marketStatusFromWire(wire.status),
    layout: marketLayout(wire.marketTypeId, wire.outcomes.length),
    ...(kind ? { kind } : {}),
    isFavorite: wire.isFavorite,
    specifiers: wire.specifiers ?? '',
    producerId: wire.producerId,
    outcomes: wire.outcomes.map(outcomeFromWire),
  };
}
