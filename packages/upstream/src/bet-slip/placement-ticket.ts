import type { CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import { americanOddsValue, oddsToDecimal } from '@vitrine/betting/base/odds';
import { TICKET_PROVIDER_ID, type Placement } from '@vitrine/betting/bet-slip/placing/placement';
import type { z } from 'zod';
import type {
  customBetTicket,
  multipleTicket,
  singleTicket,
  wireSelection,
} from '../contract/bet-slip/tickets.ts';

/** Prices are taken as seen; any other comes back as a difference to accept. Source: 3§9. */
const ODDS_CHANGE_TYPE = 1;

/** One outcome of a ticket: a selection, or a part of a custom bet. */
type Leg = Pick<CustomPick, 'marketId' | 'marketName' | 'specifiers' | 'outcomeTypeId' | 'placed'>;

type WireSelection = z.input<typeof wireSelection>;

/** An outcome at the price and under the name the bettor agreed to. */
function wireLeg(leg: Leg): WireSelection {
  const { odds, outcomeName } = leg.placed;
  return {
    marketId: leg.marketId,
    marketName: leg.marketName,
    specifiers: leg.specifiers,
    outcomeId: leg.outcomeTypeId,
    outcomeName,
    outcomeValueAmerican: americanOddsValue(odds),
    outcomeValueDecimal: oddsToDecimal(odds),
  };
}

function stakeToWire(stake: MinorUnits | null): number {
  if (stake === null) throw new RangeError('A placement needs a stake');
  return amountToWire(stake);
}

/** Source: 3§3, single. */
export function singleToWire(selection: Selection): z.input<typeof singleTicket> {
  return {
    eventId: selection.eventId,
    stake: stakeToWire(selection.stake),
    producerId: selection.producerId,
    sportId: selection.sportId,
    oddsChangeType: ODDS_CHANGE_TYPE,
    ticketBetSelection: wireLeg(selection),
  };
}

/** Source: 3§3, multiple. */
export function multipleToWire(
  selections: readonly Selection[],
  stake: MinorUnits | null,
  provider: Placement['provider'],
): z.input<typeof multipleTicket> {
  return {
    stake: stakeToWire(stake),
    counterBets: selections.length,
    oddsChangeType: ODDS_CHANGE_TYPE,
    providerId: TICKET_PROVIDER_ID[provider],
    ticketBetSelection: selections.map((selection) => ({
      eventId: selection.eventId,
      producerId: selection.producerId,
      sportId: selection.sportId,
      ...wireLeg(selection),
    })),
  };
}

/** A custom bet without its stake, as a parlay holds it. Source: 3§3, custom bet. */
export function customBetToWire(
  selection: Selection,
): Omit<z.input<typeof customBetTicket>, 'stake'> {
  const { picks = [] } = selection;
  return {
    eventId: selection.eventId,
    producerId: selection.producerId,
    counterMarkets: picks.length,
    calculationOdds: oddsToDecimal(selection.placed.odds),
    sportId: selection.sportId,
    ticketBetSelection: picks.map(wireLeg),
  };
}

/** Source: 3§3, 3§7. */
export function customBetSingleToWire(selection: Selection): z.input<typeof customBetTicket> {
  return { ...customBetToWire(selection), stake: stakeToWire(selection.stake) };
}

/** Custom bets combined: the multiple's fields around them. Fields assumed. Source: 3§5, 3§7. */
export function customParlayToWire(
  selections: readonly Selection[],
  stake: MinorUnits | null,
  provider: Placement['provider'],
) {
  return {
    stake: stakeToWire(stake),
    counterBets: selections.length,
    oddsChangeType: ODDS_CHANGE_TYPE,
    providerId: TICKET_PROVIDER_ID[provider],
    customBets: selections.map(customBetToWire),
  };
}
