import { minorUnits } from '@vitrine/betting/base/money';
import type { Restrictions } from '../accounts/restrictions.ts';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Flags } from '../flags/flags.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { FreeBets } from '../promotions/free-bets/free-bets.ts';
import type { Database } from '../storage/database.ts';
import type { Settings } from '../storage/settings.ts';
import type { World } from '../world/world.ts';
import { createBetCorrections, type BetCorrections } from './bet-corrections.ts';
import { mountBettingControl } from './betting-control.ts';
import { createBettingDesk, type BettingDesk } from './betting-desk.ts';
import { implementBetting } from './betting-handlers.ts';
import { createCashOutDesk, type CashOutDesk } from './cash-out/cash-out-desk.ts';
import { implementCashOuts } from './cash-out/cash-out-handlers.ts';
import { createCashOutStore } from './cash-out/cash-out-store.ts';
import { createCashOutTerms, type CashOutTerms } from './cash-out/cash-out-terms.ts';
import { createCashOutValuation } from './cash-out/cash-out-valuation.ts';
import { implementCustomBets } from './custom-bet/custom-bet-handlers.ts';
import { createInterventions, type Interventions } from './interventions.ts';
import { implementPopularBets } from './popular/popular-handlers.ts';
import { createPlacementChecks } from './placement-checks.ts';
import type { ShownProvider } from './provider-check.ts';
import { implementReplication } from './replication/replication-handlers.ts';
import { createSharedTickets } from './replication/shared-tickets.ts';
import { createSettlement, type BetChange, type Settlement } from './settlement.ts';
import { implementLimits } from './stake-limits/limit-handlers.ts';
import { createStakeLimits, type StakeLimits } from './stake-limits/stake-limits.ts';
import { createTeller } from './teller.ts';
import { createTicketStore, type TicketStore } from './ticket-store.ts';

export interface BettingOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly ledger: Ledger;
  readonly users: Users;
  readonly restrictions: Restrictions;
  readonly freeBets: FreeBets;
  readonly flags: Flags;
  readonly world: World;
  readonly shown: ShownProvider;
  readonly country: Country;
  /** Told of each change of a bet, after it is stored. */
  readonly onBetChange: (change: BetChange) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Tickets, bets and what becomes of them. */
export interface Betting {
  readonly store: TicketStore;
  readonly desk: BettingDesk;
  readonly settlement: Settlement;
  readonly cashOutDesk: CashOutDesk;
  readonly interventions: Interventions;
  readonly corrections: BetCorrections;
  readonly limits: StakeLimits;
  readonly terms: CashOutTerms;
}

/** Opens the betting of the platform over its store. */
export function openBetting(options: BettingOptions): Betting {
  const { database, settings, flags, country } = options;
  const store = createTicketStore(database);
  const interventions = createInterventions();
  const limits = createStakeLimits(database, country);
  const terms = createCashOutTerms(database, settings);
  const teller = createTeller(options);
  const checks = createPlacementChecks({
    ...options,
    interventions,
    limits,
    highestBalance() {
      const highest = flags.read('max-wallet-balance');
      return typeof highest === 'number' ? minorUnits(Math.round(highest * 100)) : null;
    },
  });
  const services = { ...options, store, teller, checks, interventions };
  const valuation = createCashOutValuation({ ...services, terms });
  return {
    store,
    interventions,
    limits,
    terms,
    desk: createBettingDesk(services),
    settlement: createSettlement(services),
    corrections: createBetCorrections(services),
    cashOutDesk: createCashOutDesk({
      ...services,
      cashOuts: createCashOutStore(database),
      valuation,
    }),
  };
}

/** Answers the calls of betting, and a tester's. */
export function mountBetting(
  implementation: Implementation,
  app: ServerApp,
  betting: Betting,
  {
    database,
    users,
    world,
    country,
    now,
  }: Pick<BettingOptions, 'database' | 'users' | 'world' | 'country' | 'now'>,
): void {
  const shared = createSharedTickets(database, now);
  implementBetting(implementation, { ...betting, world });
  implementLimits(implementation, betting.limits);
  implementCustomBets(implementation, world);
  implementCashOuts(implementation, betting);
  implementReplication(implementation, { ...betting, shared, world });
  implementPopularBets(implementation, { ...betting, world, country, now });
  mountBettingControl(app, { ...betting, users });
}
