import { brandFacts } from '@vitrine/brand-themes/brands';
import { type Circumstances, GUEST, type VisitorFacts } from '../app/guard/circumstances.ts';

/** A bettor without anything particular: validated, with a deposit. */
export const BETTOR: VisitorFacts = {
  ...GUEST,
  standing: 'bettor',
  registerStep: 2,
  isFullyValidated: true,
  hasFirstDeposit: true,
};

/** One visitor of every kind. The role of an administrator opens no route of its own. */
export const VISITORS = {
  guest: GUEST,
  bettor: BETTOR,
  'step 1': { ...BETTOR, registerStep: 1, isFullyValidated: false, hasFirstDeposit: false },
  deactivated: { ...GUEST, standing: 'deactivated' },
  excluded: { ...BETTOR, isSelfExcluded: true },
  blocked: { ...BETTOR, isInternallyBlocked: true },
  migrating: { ...BETTOR, mustMigrate: true },
  unvalidated: { ...BETTOR, isFullyValidated: false, hasFirstDeposit: false },
  'no deposit': { ...BETTOR, hasFirstDeposit: false },
  'national id': { ...BETTOR, isFullyValidated: false, identityCheck: 'nationalId' },
  liveness: { ...BETTOR, isFullyValidated: false, identityCheck: 'liveness' },
  'check due': { ...BETTOR, isCheckDue: true },
  idle: { ...BETTOR, isIdle: true },
  'idle excluded': { ...BETTOR, isIdle: true, isSelfExcluded: true },
  admin: BETTOR,
} as const satisfies Readonly<Record<string, VisitorFacts>>;

/** A brand in which every flag is on and nothing is in maintenance, unless given otherwise. */
export function circumstancesOf(
  brand = 'arara',
  given: Partial<Circumstances> = {},
): Circumstances {
  return {
    brand: brandFacts(brand),
    flags: {},
    maintenance: { global: false, sportsbook: false, casino: false },
    landing: { asked: null, preferred: null, lastVisited: null, app: 'WEB' },
    request: { hasRestoreToken: false, cameFromGoogle: false, isAuthorized: false, isPage: true },
    build: {
      hasAuthorizationGate: false,
      hidesResponsibleGame: false,
      hasCasinoHomeOnly: false,
      hasNotices: true,
    },
    ...given,
  };
}
