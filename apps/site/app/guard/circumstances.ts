import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { IdentityCheck } from '@vitrine/upstream/account/established-account';
import type { GuardFlag, Module } from './route-row.ts';

/** What the guard knows of whoever asks. Source: 1§3, 1§6. */
export interface VisitorFacts {
  /** A deactivated user counts as not logged in. */
  readonly standing: 'guest' | 'deactivated' | 'bettor';
  readonly isSelfExcluded: boolean;
  readonly isInternallyBlocked: boolean;
  readonly mustMigrate: boolean;
  /** Nothing was done for half an hour: the password is asked for before money moves. */
  readonly isIdle: boolean;
  /** So much time has passed that the bettor is shown what the session has cost so far. */
  readonly isCheckDue: boolean;
  /** Step of the registration: at 1 the PIN of the e-mail is pending. */
  readonly registerStep: number;
  readonly identityCheck: IdentityCheck;
  /** Null where the row does not ask or the operator gave no answer. */
  readonly isFullyValidated: boolean | null;
  readonly hasFirstDeposit: boolean | null;
}

export const GUEST: VisitorFacts = {
  standing: 'guest',
  isSelfExcluded: false,
  isInternallyBlocked: false,
  mustMigrate: false,
  isIdle: false,
  isCheckDue: false,
  registerStep: 0,
  identityCheck: 'documents',
  isFullyValidated: null,
  hasFirstDeposit: null,
};

/** How the site reached the device. Source: 1§4. */
export const APP_SOURCES = ['WEB', 'TWA', 'TWA_STORE', 'NATIVE_APP', 'PWA'] as const;
export type AppSource = (typeof APP_SOURCES)[number];

/** What decides besides the route and the visitor. */
export interface Circumstances {
  readonly brand: Pick<
    BrandFacts,
    'isBrazilGroup' | 'registerOptions' | 'products' | 'welcomeBonusAllowed'
  >;
  /** The flags that the row names and those of both modules; a flag that is left out is on. */
  readonly flags: Readonly<Partial<Record<GuardFlag, boolean>>>;
  readonly maintenance: {
    readonly global: boolean;
    readonly sportsbook: boolean;
    readonly casino: boolean;
  };
  readonly landing: {
    /** What the address asks for by `mainsection` or `lp`. */
    readonly asked: Module | null;
    /** The bettor's own setting. */
    readonly preferred: Module | null;
    readonly lastVisited: Module | null;
    readonly app: AppSource;
  };
  readonly request: {
    readonly hasRestoreToken: boolean;
    readonly cameFromGoogle: boolean;
    readonly isAuthorized: boolean;
    /** The bettor opens a page: no form, and nothing that an open page loads by itself. */
    readonly isPage: boolean;
  };
  readonly build: {
    /** The build lets in only whoever was authorized before. */
    readonly hasAuthorizationGate: boolean;
    readonly hidesResponsibleGame: boolean;
    /** The casino's pages besides its home, its history and its search lead to its home. */
    readonly hasCasinoHomeOnly: boolean;
    /** The site can send notices to a bettor's device. */
    readonly hasNotices: boolean;
  };
}
