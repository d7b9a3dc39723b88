import * as bankAccounts from './bank-accounts.ts';
import * as bets from './bets.ts';
import * as cashOut from './cash-out.ts';
import * as casinoSession from './casino-session.ts';
import * as customBets from './custom-bets.ts';
import * as deposits from './deposits.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as feed from './feed.ts';
import * as fixtures from './fixtures.ts';
import * as flags from './flags.ts';
import * as freeBets from './free-bets.ts';
import * as geography from './geography.ts';
import * as giveaway from './giveaway.ts';
import * as header from './header.ts';
import * as ipLookup from './ip-lookup.ts';
import * as kycLog from './kyc-log.ts';
import * as labels from './labels.ts';
import * as limits from './limits.ts';
import * as liveMatches from './live-matches.ts';
import * as maintenance from './maintenance.ts';
import * as marketTemplates from './market-templates.ts';
import * as migration from './migration.ts';
import * as providerSwitch from './provider-switch.ts';
import * as referral from './referral.ts';
import * as region from './region.ts';
import * as replication from './replication.ts';
import * as responsibleGaming from './responsible-gaming.ts';
import * as roles from './roles.ts';
import * as seasons from './seasons.ts';
import * as session from './session.ts';
import * as stages from './stages.ts';
import * as tickets from './tickets.ts';
import * as tournaments from './tournaments.ts';
import * as transactions from './transactions.ts';
import * as users from './users.ts';
import * as validation from './validation.ts';
import * as wallet from './wallet.ts';
import * as withdrawals from './withdrawals.ts';

/** An endpoint, and the name its module exports it or its group by. */
export interface DeclaredEndpoint {
  readonly exportName: string;
  readonly endpoint: Endpoint;
}

function endpointsIn(value: unknown, exportName: string): readonly DeclaredEndpoint[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('host' in value && 'method' in value && 'path' in value) {
    return [{ exportName, endpoint: value as Endpoint }];
  }
  return Object.values(value).flatMap((inner) => endpointsIn(inner, exportName));
}

/** The modules that declare endpoints. */
export const contractModules: readonly Readonly<Record<string, unknown>>[] = [
  session,
  users,
  migration,
  roles,
  responsibleGaming,
  documents,
  validation,
  kycLog,
  geography,
  region,
  wallet,
  deposits,
  withdrawals,
  bankAccounts,
  transactions,
  header,
  tournaments,
  fixtures,
  stages,
  seasons,
  liveMatches,
  marketTemplates,
  labels,
  providerSwitch,
  feed,
  tickets,
  bets,
  limits,
  customBets,
  cashOut,
  replication,
  freeBets,
  giveaway,
  casinoSession,
  referral,
  flags,
  maintenance,
  ipLookup,
];

/** Every endpoint of the contract, in the order of its modules. */
export const declaredEndpoints: readonly DeclaredEndpoint[] = contractModules.flatMap((module) =>
  Object.entries(module).flatMap(([exportName, value]) => endpointsIn(value, exportName)),
);
