import { IDENTITY_CHECKS } from '@vitrine/upstream/account/established-account';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_SOURCES, type Circumstances, type VisitorFacts } from './circumstances.ts';
import { decide, type Decision } from './decide.ts';
import type { GuardFlag } from './route-row.ts';
import { ROUTE_NAMES, type RouteName, rowOf } from './route-table.ts';

const visitors: fc.Arbitrary<VisitorFacts> = fc.record({
  standing: fc.constantFrom('guest', 'deactivated', 'bettor'),
  isSelfExcluded: fc.boolean(),
  isInternallyBlocked: fc.boolean(),
  mustMigrate: fc.boolean(),
  isIdle: fc.boolean(),
  isCheckDue: fc.boolean(),
  registerStep: fc.constantFrom(1, 2),
  identityCheck: fc.constantFrom(...IDENTITY_CHECKS),
  isFullyValidated: fc.constantFrom(true, false, null),
  hasFirstDeposit: fc.constantFrom(true, false, null),
});

const flagNames = [...new Set(ROUTE_NAMES.flatMap((name) => rowOf(name).flags ?? []))];
const module = fc.constantFrom('sports' as const, 'casino' as const, null);
const circumstances: fc.Arbitrary<Circumstances> = fc.record({
  brand: fc.record({
    isBrazilGroup: fc.boolean(),
    registerOptions: fc.boolean(),
    welcomeBonusAllowed: fc.boolean(),
    products: fc.record({ sportsbook: fc.boolean(), casino: fc.boolean() }),
  }),
  flags: fc.dictionary(
    fc.constantFrom<GuardFlag>('show-casino', 'show-sportsbook', ...flagNames),
    fc.boolean(),
  ),
  maintenance: fc.record({ global: fc.boolean(), sportsbook: fc.boolean(), casino: fc.boolean() }),
  landing: fc.record({
    asked: module,
    preferred: module,
    lastVisited: module,
    app: fc.constantFrom(...APP_SOURCES),
  }),
  request: fc.record({
    hasRestoreToken: fc.boolean(),
    cameFromGoogle: fc.boolean(),
    isAuthorized: fc.boolean(),
    isPage: fc.boolean(),
  }),
  build: fc.record({
    hasAuthorizationGate: fc.boolean(),
    hidesResponsibleGame: fc.boolean(),
    hasCasinoHomeOnly: fc.boolean(),
    hasNotices: fc.boolean(),
  }),
});

/** Where a visitor is led on; the modal of the migration is a page of its own. */
function ledTo(decision: Decision, { request }: Circumstances): RouteName | null {
  if (decision.kind === 'redirect') return decision.to;
  if (decision.kind === 'refuse') return null;
  return decision.modal === 'migration' && request.isPage ? 'accountMigration' : null;
}

describe('redirects', () => {
  const MOST_HOPS = 5;

  it('SHELL-14 end on a page', () => {
    const routes = fc.constantFrom(...ROUTE_NAMES);
    fc.assert(
      fc.property(routes, visitors, circumstances, (route, visitor, given) => {
        let at: RouteName = route;
        for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
          const next = ledTo(decide(at, visitor, given), given);
          if (next === null) return;
          at = next;
          expect(rowOf(at).path).not.toContain(':');
        }
        expect.unreachable(`${route} leads on and on, at last to ${at}`);
      }),
      { numRuns: 20_000 },
    );
  });
});
