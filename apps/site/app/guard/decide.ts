import type { Circumstances, VisitorFacts } from './circumstances.ts';
import { landingPlace } from './landing.ts';
import type { Condition, GuardFlag, Module, Place, RouteRow } from './route-row.ts';
import { type RouteName, rowOf } from './route-table.ts';

/** Why a visitor is sent elsewhere. */
export type Reason =
  | 'landing'
  | 'notLoggedIn'
  | 'deactivated'
  | 'idle'
  | 'checkDue'
  | 'alreadyLoggedIn'
  | 'excluded'
  | 'otherBrand'
  | 'moduleOff'
  | 'flagOff'
  | 'maintenance'
  | 'notNow'
  | 'validated'
  | 'otherVerification';

/** Why nobody gets the page now: it is not there, everything or a module is in maintenance or off. */
export type Refusal = 'notFound' | 'maintenance' | 'moduleMaintenance' | 'closed';

/** What is shown over a page that opens. Source: 1§4, 3§6. */
export type GuardModal = 'reactivate' | 'selfExclusion' | 'migration';

export type Decision =
  | { readonly kind: 'open'; readonly modal: GuardModal | null }
  | { readonly kind: 'redirect'; readonly to: RouteName; readonly reason: Reason }
  | { readonly kind: 'refuse'; readonly why: Refusal };

interface Question {
  readonly route: RouteName;
  readonly row: RouteRow;
  readonly visitor: VisitorFacts;
  readonly circumstances: Circumstances;
}

interface Sending {
  readonly to: Place;
  readonly reason: Reason;
}

type Answer = Sending | Refusal | null;
type Rule = (question: Question) => Answer;

/**
 * Whether a visitor may open a route. The first rule that objects decides; with no objection the
 * page opens. Source: 1§2, 1§4, 1§6, 2§2, 3§2.
 *
 * @example decide('deposit', GUEST, circumstances) // { kind: 'redirect', to: 'login', reason: 'notLoggedIn' }
 */
export function decide(
  route: RouteName,
  visitor: VisitorFacts,
  circumstances: Circumstances,
): Decision {
  const row = rowOf(route);
  if (row.isTechnical) return { kind: 'open', modal: null };
  const question = { route, row, visitor, circumstances };
  for (const rule of RULES) {
    const answer = rule(question);
    if (answer === null) continue;
    if (typeof answer === 'string') return { kind: 'refuse', why: answer };
    return { kind: 'redirect', to: pageOf(answer.to, question), reason: answer.reason };
  }
  return { kind: 'open', modal: modalOf(question) };
}

/** The route a place stands for. */
function pageOf(place: Place, { circumstances, visitor }: Question): RouteName {
  return place === 'landing'
    ? landingPlace(circumstances.landing, visitor.standing === 'bettor')
    : place;
}

/** Source: 1§4, FLAG-07: a casino game in global maintenance leads to the casino page. */
const globalMaintenance: Rule = ({ route, circumstances: { maintenance } }) => {
  if (!maintenance.global) return null;
  return route === 'casinoGame' ? { to: 'casino', reason: 'maintenance' } : 'maintenance';
};

const otherBrand: Rule = ({ row, circumstances: { brand } }) => {
  if (row.brands === undefined || brand.isBrazilGroup) return null;
  return row.elsewhereTo ? { to: row.elsewhereTo, reason: 'otherBrand' } : 'notFound';
};

/**
 * Source: 1§6: transactions, terms and withdrawal are what is left to a bettor who may not play. The
 * screen of a self-exclusion stands before the withdrawal (2§2) and leads to it.
 */
const excluded: Rule = ({ row, visitor }) =>
  isStopped(visitor) && !isLeftTo(visitor, row) && !isPasswordAsked(row, visitor)
    ? { to: visitor.isSelfExcluded ? 'accountStopped' : 'withdrawal', reason: 'excluded' }
    : null;

const MODULES = {
  sports: { flag: 'show-sportsbook', product: 'sportsbook', page: 'sportsbook' },
  casino: { flag: 'show-casino', product: 'casino', page: 'casinoSlots' },
} as const satisfies Record<Module, { flag: GuardFlag; product: string; page: Place }>;

/** The flags the guard needs for a row. */
export function flagsOf({ module, flags = [] }: RouteRow): readonly GuardFlag[] {
  return module ? [...flags, MODULES.sports.flag, MODULES.casino.flag] : flags;
}

function isModuleOpen(module: Module, { brand, flags }: Circumstances): boolean {
  const { flag, product } = MODULES[module];
  return brand.products[product] && flags[flag] !== false;
}

/** Source: 1§2, 2§2. With both modules off there is nowhere to lead to. */
const moduleOff: Rule = ({ row: { module }, circumstances }) => {
  if (!module || isModuleOpen(module, circumstances)) return null;
  const other = module === 'sports' ? 'casino' : 'sports';
  if (!isModuleOpen(other, circumstances)) return 'closed';
  return { to: MODULES[other].page, reason: 'moduleOff' };
};

const flagOff: Rule = ({ row: { flags = [], flagOffTo }, circumstances }) => {
  if (flags.every((flag) => circumstances.flags[flag] !== false)) return null;
  return flagOffTo ? { to: flagOffTo, reason: 'flagOff' } : 'notFound';
};

const moduleMaintenance: Rule = ({ row: { module }, circumstances: { maintenance } }) =>
  module && maintenance[MODULES[module].product] ? 'moduleMaintenance' : null;

/** Source: 1§2: home leads into the product, whoever comes. */
const home: Rule = ({ route }) => (route === 'home' ? { to: 'landing', reason: 'landing' } : null);

/** Source: 1§6. */
const forGuests: Rule = ({ row, visitor }) =>
  row.who === 'guest' && visitor.standing === 'bettor' && !isPasswordAsked(row, visitor)
    ? { to: 'landing', reason: 'alreadyLoggedIn' }
    : null;

const forBettors: Rule = ({ row, visitor }) =>
  row.who === 'bettor' && visitor.standing !== 'bettor'
    ? {
        to: row.guestTo ?? 'login',
        reason: visitor.standing === 'deactivated' ? 'deactivated' : 'notLoggedIn',
      }
    : null;

/** Portaria SPA/MF 722/2024, art. 14. */
const idle: Rule = ({ row, visitor }) =>
  row.movesMoney && visitor.isIdle ? { to: 'login', reason: 'idle' } : null;

/** Interrupts the play between two pages, never a form or money under way. Portaria SPA/MF 1.231/2024. */
const realityCheck: Rule = ({ row, visitor, circumstances: { request } }) =>
  row.module &&
  !row.movesMoney &&
  visitor.standing === 'bettor' &&
  visitor.isCheckDue &&
  request.isPage
    ? { to: 'realityCheck', reason: 'checkDue' }
    : null;

const HOLDS: Readonly<Record<Condition, (question: Question) => boolean>> = {
  registrationStepIsOne: ({ visitor }) => visitor.registerStep === 1,
  hasRestoreToken: ({ circumstances }) => circumstances.request.hasRestoreToken,
  hasRegisterOptions: ({ circumstances }) => circumstances.brand.registerOptions,
  cameFromGoogle: ({ circumstances }) => circumstances.request.cameFromGoogle,
  isAuthorized: ({ circumstances: { build, request } }) =>
    build.hasAuthorizationGate && request.isAuthorized,
  locationIsAsked: ({ circumstances }) => circumstances.landing.app === 'TWA_STORE',
  responsibleGameIsShown: ({ circumstances: { brand, build } }) =>
    brand.isBrazilGroup || !build.hidesResponsibleGame,
  casinoHasSubPages: ({ circumstances }) => !circumstances.build.hasCasinoHomeOnly,
  hasNotices: ({ circumstances }) => circumstances.build.hasNotices,
  accountStandsHere: ({ circumstances }) => !circumstances.brand.isBrazilGroup,
  isStopped: ({ visitor }) => isStopped(visitor),
  mayHaveWelcomeBonus: ({ visitor, circumstances: { brand } }) =>
    brand.welcomeBonusAllowed && visitor.isFullyValidated !== true,
};

const condition: Rule = (question) => {
  const { condition: name, otherwiseTo } = question.row;
  if (name === undefined || HOLDS[name](question)) return null;
  return otherwiseTo ? { to: otherwiseTo, reason: 'notNow' } : 'notFound';
};

/** Source: 1§2, 1§6: who is validated deposits; the type decides where verification happens. */
const verification: Rule = ({ row: { verification: types }, visitor }) => {
  if (!types) return null;
  if (visitor.isFullyValidated === true && visitor.hasFirstDeposit === false) {
    return { to: 'deposit', reason: 'validated' };
  }
  if (types.includes(visitor.identityCheck)) return null;
  return {
    to: visitor.identityCheck === 'nationalId' ? 'completeProfile' : 'userIdentification',
    reason: 'otherVerification',
  };
};

const RULES: readonly Rule[] = [
  globalMaintenance,
  otherBrand,
  excluded,
  home,
  moduleOff,
  flagOff,
  moduleMaintenance,
  forGuests,
  forBettors,
  idle,
  realityCheck,
  condition,
  verification,
];

/** May neither bet nor deposit. */
function isStopped({ standing, isSelfExcluded, isInternallyBlocked }: VisitorFacts): boolean {
  return standing === 'bettor' && (isSelfExcluded || isInternallyBlocked);
}

/** Whether a page stays open to a bettor who may not play. */
function isLeftTo({ isSelfExcluded }: VisitorFacts, row: RouteRow): boolean {
  return row.isForExcluded === true || (row.isForBlocked === true && !isSelfExcluded);
}

/** An idle bettor enters the password on a guest's page, so those are open. */
function isPasswordAsked({ who }: RouteRow, { isIdle }: VisitorFacts): boolean {
  return who === 'guest' && isIdle;
}

function modalOf({ row, visitor }: Question): GuardModal | null {
  if (visitor.standing === 'deactivated') return 'reactivate';
  if (visitor.standing === 'guest' || row.who === 'guest') return null;
  if (visitor.isSelfExcluded) return row.hidesExclusion ? null : 'selfExclusion';
  // The page of the migration is closed to a stopped bettor, so they are not led there.
  if (isStopped(visitor)) return null;
  return visitor.mustMigrate && !row.hidesMigration ? 'migration' : null;
}
