import type { IdentityCheck } from '@vitrine/upstream/account/established-account';

export type Module = 'sports' | 'casino';

/** The flags that the table asks for, by the operator's names. Source: 1§1, 3§9. */
export type GuardFlag =
  | 'show-sportsbook'
  | 'show-casino'
  | 'register-with-google'
  | 'promotions-view'
  | 'referral-promo'
  | 'cashback-promo'
  | 'pragmatic-promo'
  | 'welcome-bonus-promo'
  | 'pg-promo'
  | 'giveaway-promo'
  | 'sportsbook-promo'
  | 'freebet-promo'
  | 'giramania-promo'
  | 'show-tfa'
  | 'location-feature';

/** Where a visitor is sent: a route of the table, or the module that the visitor lands in. */
export type Place =
  | 'landing'
  | 'home'
  | 'login'
  | 'register'
  | 'account'
  | 'userAccount'
  | 'accountStopped'
  | 'realityCheck'
  | 'deposit'
  | 'withdrawal'
  | 'casino'
  | 'casinoSlots'
  | 'sportsbook'
  | 'promotions'
  | 'userIdentification'
  | 'completeProfile';

/** What must be true of the request, the visitor or the build, besides who the visitor is. */
export type Condition =
  | 'registrationStepIsOne'
  | 'hasRestoreToken'
  | 'hasRegisterOptions'
  | 'cameFromGoogle'
  | 'isAuthorized'
  | 'locationIsAsked'
  | 'responsibleGameIsShown'
  | 'casinoHasSubPages'
  | 'hasNotices'
  | 'accountStandsHere'
  | 'isStopped'
  | 'mayHaveWelcomeBonus';

/** One row of the guard's table: a route of the specification and who may open it. */
export interface RouteRow {
  /** The address as the specification writes it. */
  readonly path: string;
  readonly source: string;
  /** A part of the frame, a layout's words or a form's target: no rule of pages holds for it. */
  readonly isTechnical?: true;
  readonly who: 'anyone' | 'guest' | 'bettor';
  /** Where a guest is sent from a page for bettors; the log-in page unless said otherwise. */
  readonly guestTo?: Place;
  readonly module?: Module;
  /** Every one of these must be on. */
  readonly flags?: readonly GuardFlag[];
  readonly flagOffTo?: Place;
  /** The brands that have the page. */
  readonly brands?: 'brazil';
  /** Where the other brands send to; without it their answer is 404. */
  readonly elsewhereTo?: Place;
  /** Open to a self-excluded or internally blocked bettor. */
  readonly isForExcluded?: true;
  /** Open to an internally blocked bettor who is not self-excluded. */
  readonly isForBlocked?: true;
  /** The page tells no self-exclusion and no migration of itself: it shows without their modals. */
  readonly hidesExclusion?: true;
  readonly hidesMigration?: true;
  /** Money moves here: a bettor who was idle enters the password first. */
  readonly movesMoney?: true;
  readonly condition?: Condition;
  /** Where the condition sends to when it does not hold; without it the answer is 404. */
  readonly otherwiseTo?: Place;
  /** A verification route, and the identity checks it applies to. */
  readonly verification?: readonly IdentityCheck[];
  /** Needs to know whether the bettor is fully validated, which is a call to the operator. */
  readonly asksValidation?: true;
}
