import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { oddsToDecimal, type Odds } from '@vitrine/betting/base/odds';
import type { PlacementErrorCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import type { Restrictions } from '../accounts/restrictions.ts';
import type { User } from '../accounts/users.ts';
import { positiveAmount } from '../amount.ts';
import type { Country } from '../country.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { eventTypeOf } from '../promotions/free-bets/free-bet.ts';
import type { FreeBets } from '../promotions/free-bets/free-bets.ts';
import { Refusal } from '../refusal.ts';
import { movedOdds } from '../world/offer/odds-ladder.ts';
import type { World } from '../world/world.ts';
import { magicOf } from './betting-magic.ts';
import { refuseCombination } from './combination-check.ts';
import type { Interventions } from './interventions.ts';
import { refuseProviders, type PlacementVersion, type ShownProvider } from './provider-check.ts';
import { quoteUnit, type QuotedUnit } from './quote.ts';
import { limitToWire } from './stake-limits/limit-handlers.ts';
import type { StakeLimits } from './stake-limits/stake-limits.ts';
import type { RequestedTicket, RequestedUnit } from './ticket-request.ts';

/** A ticket that may be placed: its stake, and its units at their present price. */
export interface CheckedTicket {
  readonly stake: MinorUnits;
  readonly units: readonly QuotedUnit[];
}

/** Everything that stands between a ticket and its placement. Source: 3§5, 3§8. */
export interface PlacementChecks {
  /** Throws the refusal of a ticket. One that passes has locked its free bet. */
  check(user: User, requested: RequestedTicket, version: PlacementVersion): CheckedTicket;
}

export interface PlacementCheckServices {
  readonly ledger: Ledger;
  readonly world: World;
  readonly shown: ShownProvider;
  readonly country: Country;
  readonly interventions: Interventions;
  readonly restrictions: Restrictions;
  readonly limits: StakeLimits;
  readonly freeBets: FreeBets;
  /** Highest balance with which a bettor may bet; null without one. */
  readonly highestBalance: () => MinorUnits | null;
}

const MAGIC_ODDS_FALL = 0.95;
/** Errors that name no selection. */
const OF_WHOLE_TICKET: ReadonlySet<PlacementErrorCode> = new Set([
  'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD',
  'DUPLICATE_EVENT_IN_PROVIDERS',
  'PROVIDER_SWITCH_NOT_ACTIVE',
]);

export function createPlacementChecks(services: PlacementCheckServices): PlacementChecks {
  const { ledger, world, shown, country, interventions, restrictions, limits } = services;
  const { freeBets, highestBalance } = services;

  function refuseBettor(user: User, ownStake: MinorUnits): void {
    restrictions.refuseBet(user.id, ownStake);
    const refusal = interventions.takeRefusal();
    if (refusal) throw new Refusal(400, refusal.code, refusal.code, refusal.context);
  }

  function refuseOverLimit(user: User, stake: MinorUnits, { units }: RequestedTicket): void {
    const eventIds = units.flatMap(({ legs }) => legs.map(({ eventId }) => eventId));
    const [verdict] = limits.check(user.id, [{ stake, eventIds }]);
    if (!verdict?.message) return;
    throw new Refusal(400, verdict.message, 'The stake exceeds a limit', {
      remainingStake: limitToWire(verdict.remaining),
    });
  }

  function quoteAll({ units }: RequestedTicket): readonly QuotedUnit[] {
    return units.map((unit, index) => {
      const quoted = quoteUnit(world, unit, index);
      refuseWorseOdds(unit, quoted, index);
      return quoted;
    });
  }

  function refuseBalance(user: User, stake: MinorUnits): void {
    const balance = ledger.balance(cashOf(user.id));
    const highest = highestBalance();
    if (highest !== null && balance > highest) {
      const message = `A wallet above ${amountToWire(highest)} takes no bets`;
      throw new Refusal(400, 'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD', message);
    }
    if (balance >= stake) return;
    throw new Refusal(400, 'INSUFFICIENT_BALANCE', 'The stake exceeds the balance');
  }

  function lockFreeBet(
    user: User,
    freeBetId: string,
    { betType }: RequestedTicket,
    { stake, units }: CheckedTicket,
  ): void {
    const refusal = freeBets.refusalOf(user.id, freeBetId, {
      betType,
      stake,
      odds: units.map(({ odds }) => odds),
      eventTypes: units.flatMap(({ legs }) => legs.map(({ offer }) => eventTypeOf(offer))),
    });
    if (refusal) throw new Refusal(400, refusal.code, refusal.reason);
    freeBets.lock(freeBetId);
  }

  return {
    check(user, requested, version) {
      const { freeBetId } = requested;
      const stake = checkedStake(requested);
      refuseBettor(user, freeBetId === null ? stake : minorUnits(0));
      if (freeBetId === null) refuseOverLimit(user, stake, requested);
      refuseProviders(requested, version, world, shown);
      const units = quoteAll(requested);
      refuseCombination(requested, units, country.minimumSelections);
      if (freeBetId !== null) {
        lockFreeBet(user, freeBetId, requested, { stake, units });
      } else {
        refuseMagic(stake, units);
        refuseBalance(user, stake);
      }
      return { stake, units };
    },
  };
}

function checkedStake({ stake: decimal }: RequestedTicket): MinorUnits {
  const stake = positiveAmount(decimal);
  if (!stake) throw new Refusal(400, 'INVALID_STAKE', 'stake: positive, two decimals at most');
  return stake;
}

/** Better odds than asked for are taken as they are; worse ones are the bettor's to accept. */
function refuseWorseOdds(unit: RequestedUnit, { odds }: QuotedUnit, selectionIndex: number): void {
  const asked: Odds | undefined = unit.customOdds ?? unit.legs[0]?.odds;
  if (asked !== undefined && asked > odds) throw oddsDifference(odds, selectionIndex);
}

function oddsDifference(odds: Odds, selectionIndex: number): Refusal {
  return new Refusal(400, 'ODDS_DIFFERENCE_TOO_HIGH', `The odds are ${oddsToDecimal(odds)}`, {
    selectionIndex,
    suggestedOdds: oddsToDecimal(odds),
  });
}

/** What the stake itself orders. A 504 of a call that may be placed in part refuses it as a whole. */
function refuseMagic(stake: MinorUnits, [first]: readonly QuotedUnit[]): void {
  if (magicOf(stake, 'gatewayTimeout')?.isPlaced === false) {
    throw new Refusal(504, 'GATEWAY_TIMEOUT', 'Ordered by the stake');
  }
  const magic = magicOf(stake, 'refused');
  if (!magic) return;
  if (magic.code === 'ODDS_DIFFERENCE_TOO_HIGH' && first) {
    throw oddsDifference(movedOdds(first.odds, MAGIC_ODDS_FALL), 0);
  }
  const context = OF_WHOLE_TICKET.has(magic.code) ? null : { selectionIndex: 0 };
  throw new Refusal(400, magic.code, 'Ordered by the stake', context);
}
