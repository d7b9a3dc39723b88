import type {
  CountryCode,
  CurrencyCode,
  DecimalSeparator,
  HelpLine,
  Language,
  PaymentMethod,
} from './country-rules.ts';

/** What a brand chooses besides its colours. The first of each is what the base tokens say. */
export const LOOK_CHOICES = {
  density: ['regular', 'compact', 'roomy'],
  header: ['split', 'solid', 'tinted'],
  card: ['bordered', 'flat', 'raised'],
  odds: ['outlined', 'filled', 'ghost'],
  tabs: ['underline', 'pill', 'block'],
  list: ['cards', 'rows'],
} as const;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The scheme a brand does not have as its own: a bettor's preference. */
export function otherScheme(scheme: Scheme): Scheme {
  return scheme === 'light' ? 'dark' : 'light';
}

export type Look = {
  readonly [Axis in keyof typeof LOOK_CHOICES]: (typeof LOOK_CHOICES)[Axis][number];
};

export const CASINO_LAYOUTS = ['rails', 'mosaic'] as const;
export type CasinoLayout = (typeof CASINO_LAYOUTS)[number];

/**
 * The parts of the sportsbook's home: matches that are put forward, what is live, what begins soon, the
 * competitions of the brand's country, what bettors place most, and multiples made of that.
 */
export const HOME_BLOCKS = ['top', 'live', 'soon', 'leagues', 'popular', 'multiples'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

export interface DepositLimits {
  readonly minimum: number;
  readonly maximum: number;
  /** What one tap puts into the field, smallest first. */
  readonly quickAmounts: readonly number[];
}

/** What a brand asks and takes of a withdrawal. Source: 1§6. */
export interface WithdrawalFacts {
  readonly minimum: number;
  /** What the operator keeps of each; 0 for nothing. */
  readonly fee: number;
  readonly needsFullValidation: boolean;
}

/** Who holds the licence, as the law wants it shown on each page (Lei 14.790/2023 art. 15). */
export interface Licensee {
  readonly legalName: string;
  readonly tradeName: string;
  readonly taxIdLabel: string;
  readonly taxId: string;
  readonly authorisation: string;
  readonly address: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly ombudsman: { readonly email: string; readonly phone: string };
  readonly regulatorLine: string;
}

/** How a brand treats a client in a restricted region. Source: 2§5, 2§8. */
export interface RegionFacts {
  /** Code of the country whose clients may register and log in all the same; null for none. */
  readonly exemptCountry: string | null;
  /** Whether each refusal is tracked as an event. */
  readonly isTracked: boolean;
  /** Whether each bet is sent with the region and the city of its bettor. Source: 3§7. */
  readonly isSentWithBets: boolean;
}

/** What is true of a brand whatever page shows it. Amounts are integer minor units of `currency`. */
export interface BrandFacts {
  readonly code: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly locale: string;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly decimalSeparator: DecimalSeparator;
  readonly timeZone: string;
  readonly minStake: number;
  readonly maxStake: number;
  /** What one tap adds to a stake, smallest first. */
  readonly quickStakes: readonly number[];
  /** A bet with a higher stake is tracked as a large one. Source: 3§9. */
  readonly largeStake: number;
  /** Whether the slip of a phone has number keys of its own. */
  readonly stakeKeypad: boolean;
  readonly minSelectionsMultiple: number;
  readonly deposit: DepositLimits;
  readonly withdrawal: WithdrawalFacts;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly isBrazilGroup: boolean;
  readonly registerOptions: boolean;
  /** A restricted build: its help is a mail address in place of a chat. Source: 1§4. */
  readonly isRestrictedBuild: boolean;
  readonly welcomeBonusAllowed: boolean;
  /** After how many minutes of a session a bettor is shown what it has cost so far. */
  readonly realityCheckMinutes: number;
  /** How many hours a raised or lifted limit of the bettor's own waits; a lower one holds at once. */
  readonly limitRaiseHours: number;
  /** Free help of the country that is not the operator's. */
  readonly helpLines: readonly HelpLine[];
  /** The public list that excludes from every operator of the country; null where none is known. */
  readonly centralExclusionUrl: string | null;
  readonly products: { readonly sportsbook: boolean; readonly casino: boolean };
  readonly casinoLayout: CasinoLayout;
  /** The blocks of the sportsbook's home, from top to bottom; a block that is not named is not shown. */
  readonly homeBlocks: readonly HomeBlock[];
  readonly scheme: Scheme;
  readonly look: Look;
  /** The colour of the header, for the browser's own bar. */
  readonly themeColor: string;
  readonly phoneExample: string;
  readonly region: RegionFacts;
  /**
   * Sports besides soccer, basketball and e-soccer whose live events are blocked when their visibility is
   * Hidden, by the operator's ids. Source: 2§5.
   */
  readonly visibilitySportIds: readonly string[];
  readonly licensee: Licensee;
}
