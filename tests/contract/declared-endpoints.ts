import * as bets from '../../packages/upstream/src/contract/bets.ts';
import * as catalogue from '../../packages/upstream/src/contract/catalogue.ts';
import type { Endpoint } from '../../packages/upstream/src/contract/endpoint.ts';
import * as feed from '../../packages/upstream/src/contract/feed.ts';
import * as flags from '../../packages/upstream/src/contract/flags.ts';
import * as session from '../../packages/upstream/src/contract/session.ts';
import * as tickets from '../../packages/upstream/src/contract/tickets.ts';
import * as users from '../../packages/upstream/src/contract/users.ts';
import * as wallet from '../../packages/upstream/src/contract/wallet.ts';

/** An endpoint, and the name its module exports it or its group by. */
export interface Declared {
  readonly exportName: string;
  readonly endpoint: Endpoint;
}

function endpointsIn(value: unknown, exportName: string): readonly Declared[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  if ('host' in value && 'method' in value && 'path' in value) {
    return [{ exportName, endpoint: value as Endpoint }];
  }
  return Object.values(value).flatMap((inner) => endpointsIn(inner, exportName));
}

/** Every endpoint of the contract. */
export const declaredEndpoints: readonly Declared[] = [
  bets,
  catalogue,
  feed,
  flags,
  session,
  tickets,
  users,
  wallet,
].flatMap((module) =>
  Object.entries(module).flatMap(([exportName, value]) => endpointsIn(value, exportName)),
);
