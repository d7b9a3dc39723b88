import * as bets from './bets.ts';
import * as catalogue from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import * as feed from './feed.ts';
import * as flags from './flags.ts';
import * as session from './session.ts';
import * as tickets from './tickets.ts';
import * as users from './users.ts';
import * as wallet from './wallet.ts';

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

/** Every endpoint of the contract, in the order of its modules. */
export const declaredEndpoints: readonly DeclaredEndpoint[] = [
  session,
  users,
  wallet,
  catalogue,
  feed,
  tickets,
  bets,
  flags,
].flatMap((module) =>
  Object.entries(module).flatMap(([exportName, value]) => endpointsIn(value, exportName)),
);
