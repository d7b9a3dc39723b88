import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import { americanOddsValue, oddsToDecimal, type Odds } from '@vitrine/betting/base/odds';
import { TICKET_PROVIDER_ID, type Placement } from '@vitrine/betting/bet-slip/placement';
import type { z } from 'zod';
import type {
  customBetTicket,
  multipleTicket,
  singleTicket,
  wireSelection,
} from '../contract/bet-slip/tickets.ts';

/** Prices are taken as seen; any other comes back as a difference to accept. Source: 3§9. */
const ODDS_CHANGE_TYPE = 1;

/** One market of a custom bet. Source: 3§3. */
export interface CustomBetLeg {
  readonly marketId: string;
  readonly marketName: string;
  readonly specifiers: string;
  readonly outcomeTypeId: string;
  readonly outcomeName: string;
  readonly odds: Odds;
}

type WireSelection = z.input<typeof wireSelection>;

function wireLeg(leg: CustomBetLeg): WireSelection {
  return {
    marketId: leg.marketId,
    marketName: leg.marketName,
    specifiers: leg.specifiers,
    outcomeId: leg.outcomeTypeId,
    outcomeName: leg.outcomeName,
    outcomeValueAmerican: americanOddsValue(leg.odds),
    outcomeValueDecimal: oddsToDecimal(leg.odds),
  };
}

/** A selection at the price and under the name the bettor agreed to. */
function legOf(selection: Selection): CustomBetLeg {
  return { ...selection, ...selection.placed };
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
    ticketBetSelection: wireLeg(legOf(selection)),
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
      ...wireLeg(legOf(selection)),
    })),
  };
}

/** A custom bet without its stake, as a parlay holds it. Source: 3§3, custom bet. */
export function customBetToWire(
  selection: Selection,
  legs: readonly CustomBetLeg[],
): Omit<z.input<typeof customBetTicket>, 'stake'> {
  return {
    eventId: selection.eventId,
    producerId: selection.producerId,
    counterMarkets: legs.length,
    calculationOdds: oddsToDecimal(selection.placed.odds),
    sportId: selection.sportId,
    ticketBetSelection: legs.map(wireLeg),
  };
}

/** Source: 3§3, 3§7. */
export function customBetSingleToWire(
  selection: Selection,
  legs: readonly CustomBetLeg[],
): z.input<typeof customBetTicket> {
  return { ...customBetToWire(selection, legs), stake: stakeToWire(selection.stake) };
}

/** Custom bets combined: the multiple's fields around them. Fields assumed. Source: 3§5, 3§7. */
export function customParlayToWire(
  selections: readonly Selection[],
  stake: MinorUnits | null,
  provider: Placement['provider'],
  legsOf: (selection: Selection) => readonly CustomBetLeg[],
) {
  return {
    stake: stakeToWire(stake),
    counterBets: selections.length,
    oddsChangeType: ODDS_CHANGE_TYPE,
    providerId: TICKET_PROVIDER_ID[provider],
    customBets: selections.map((selection) => customBetToWire(selection, legsOf(selection))),
  };
}
