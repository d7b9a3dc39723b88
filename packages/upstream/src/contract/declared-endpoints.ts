import * as accountChoices from './account/account-choices.ts';
import * as bankAccounts from './wallet/bank-accounts.ts';
import * as bets from './bets/bets.ts';
import * as captcha from './account/captcha.ts';
import * as cashOut from './bets/cash-out.ts';
import * as casinoGames from './casino/casino-games.ts';
import * as casinoSession from './casino/casino-session.ts';
import * as customBets from './bet-slip/custom-bets.ts';
import * as deposits from './wallet/deposits.ts';
import * as documents from './account/documents.ts';
import type { Endpoint } from '../base/endpoint.ts';
import * as faceCheck from './account/face-check.ts';
import * as feed from './sportsbook/feed.ts';
import * as fixtures from './sportsbook/fixtures.ts';
import * as flags from './shell/flags.ts';
import * as freeBets from './bet-slip/free-bets.ts';
import * as geography from './account/geography.ts';
import * as giveaway from './promotions/giveaway.ts';
import * as header from './sportsbook/header.ts';
import * as ipLookup from './shell/ip-lookup.ts';
import * as kycLog from './account/kyc-log.ts';
import * as labels from './sportsbook/labels.ts';
import * as limits from './bet-slip/limits.ts';
import * as liveMatches from './sportsbook/live-matches.ts';
import * as maintenance from './shell/maintenance.ts';
import * as marketTemplates from './sportsbook/market-templates.ts';
import * as migration from './account/migration.ts';
import * as popularBets from './sportsbook/popular-bets.ts';
import * as providerSwitch from './sportsbook/provider-switch.ts';
import * as referral from './promotions/referral.ts';
import * as region from './account/region.ts';
import * as replication from './bets/replication.ts';
import * as responsibleGaming from './account/responsible-gaming.ts';
import * as roles from './account/roles.ts';
import * as seasons from './sportsbook/seasons.ts';
import * as session from './account/session.ts';
import * as stages from './sportsbook/stages.ts';
import * as supportChat from './shell/support-chat.ts';
import * as tickets from './bet-slip/tickets.ts';
import * as tournaments from './sportsbook/tournaments.ts';
import * as transactions from './wallet/transactions.ts';
import * as users from './account/users.ts';
import * as validation from './account/validation.ts';
import * as wallet from './wallet/wallet.ts';
import * as withdrawals from './wallet/withdrawals.ts';

/** An endpoint, and the name its module exports it or its group by. */
export interface DeclaredEndpoint {
  readonly exportName: string;
  /** Where it stands in its group: ['v1', 'detail'] of `eventFixture`. */
  readonly members: readonly string[];
  readonly endpoint: Endpoint;
}

function endpointsIn(
  value: unknown,
  exportName: string,
  members: readonly string[] = [],
): readonly DeclaredEndpoint[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('host' in value && 'method' in value && 'path' in value) {
    return [{ exportName, members, endpoint: value as Endpoint }];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    endpointsIn(inner, exportName, [...members, name]),
  );
}

/** The modules that declare endpoints. */
export const contractModules: readonly Readonly<Record<string, unknown>>[] = [
  session,
  captcha,
  users,
  accountChoices,
  migration,
  roles,
  responsibleGaming,
  documents,
  faceCheck,
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
  popularBets,
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
  casinoGames,
  casinoSession,
  referral,
  flags,
  maintenance,
  ipLookup,
  supportChat,
];

/** Every endpoint of the contract, in the order of its modules. */
export const declaredEndpoints: readonly DeclaredEndpoint[] = contractModules.flatMap((module) =>
  Object.entries(module).flatMap(([exportName, value]) => endpointsIn(value, exportName)),
);
