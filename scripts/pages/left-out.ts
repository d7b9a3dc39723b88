import type { BrandFacts } from '../../packages/brand-themes/src/brand-facts.ts';
import type { SiteRoute, Standing } from './site-pages.ts';

/** A page that can't be opened as a document of its own, and why. */
interface LeftOut {
  readonly path: string;
  readonly standing: Standing;
  /** The brands in which it is so; in all, unless said. */
  readonly brands?: (facts: BrandFacts) => boolean;
  readonly reason: string;
}

const isBrazil = ({ country }: BrandFacts) => country === 'BR';
const isElsewhere = (facts: BrandFacts) => !isBrazil(facts);
const hasNoGoogle = ({ registerOptions }: BrandFacts) => !registerOptions;
const hasNoWelcomeBonus = ({ welcomeBonusAllowed }: BrandFacts) => !welcomeBonusAllowed;

const NO_GOOGLE = 'outside Brazil nobody registers with Google, and the page leads on';
const NO_BONUS = 'a law forbids the bonus, and the page leads to the promotions';
const BRAZIL_ALONE = 'a page of Brazil alone';

export const LEFT_OUT: readonly LeftOut[] = [
  {
    path: '/casino/game/:gameID',
    standing: 'guest',
    reason: 'a game is played by bettors: a guest is led to the log-in',
  },
  {
    path: '/account',
    standing: 'bettor',
    brands: isBrazil,
    reason: 'the account stands at /user-account in Brazil',
  },
  {
    path: '/user-account',
    standing: 'bettor',
    brands: isElsewhere,
    reason: 'the account stands at /account outside Brazil',
  },
  { path: '/bank-accounts', standing: 'bettor', brands: isElsewhere, reason: BRAZIL_ALONE },
  {
    path: '/withdrawal/accounts',
    standing: 'bettor',
    brands: isBrazil,
    reason: 'the accounts stand at /bank-accounts in Brazil',
  },
  { path: '/promotions/regulation', standing: 'guest', brands: isElsewhere, reason: BRAZIL_ALONE },
  { path: '/promotions/regulation', standing: 'bettor', brands: isElsewhere, reason: BRAZIL_ALONE },
  { path: '/register-options', standing: 'guest', brands: hasNoGoogle, reason: NO_GOOGLE },
  { path: '/register-with-google', standing: 'guest', brands: hasNoGoogle, reason: NO_GOOGLE },
  { path: '/login/google/callback', standing: 'guest', brands: hasNoGoogle, reason: NO_GOOGLE },
  {
    path: '/promotions/welcomeBonus',
    standing: 'guest',
    brands: hasNoWelcomeBonus,
    reason: NO_BONUS,
  },
  {
    path: '/promotions/welcomeBonus',
    standing: 'bettor',
    brands: hasNoWelcomeBonus,
    reason: NO_BONUS,
  },
];

/** Why a page is not opened in a brand; null for one that has to be. */
export function reasonToLeaveOut(
  path: string,
  standing: Standing,
  facts: BrandFacts,
): string | null {
  const entry = LEFT_OUT.find(
    (each) => each.path === path && each.standing === standing && (each.brands?.(facts) ?? true),
  );
  return entry?.reason ?? null;
}

/** How a set of opened pages names one. */
export function openedKey(path: string, standing: Standing): string {
  return `${standing} ${path}`;
}

/** Pages of a brand that were opened, or left out for a reason; and what is wrong with the rest. */
export interface Coverage {
  readonly leftOut: readonly string[];
  /** Pages that nobody opened, with no reason, and pages that were opened though there is a reason. */
  readonly faults: readonly string[];
}

export function coverageOf(
  pages: readonly SiteRoute[],
  opened: ReadonlySet<string>,
  facts: BrandFacts,
): Coverage {
  const leftOut: string[] = [];
  const faults: string[] = [];
  for (const { path, standings } of pages) {
    for (const standing of standings) {
      const name = openedKey(path, standing);
      const reason = reasonToLeaveOut(path, standing, facts);
      const isOpened = opened.has(name);
      if (isOpened && reason !== null) faults.push(`${name} was opened, though: ${reason}`);
      if (isOpened) continue;
      if (reason === null) faults.push(`${name} was opened by nobody`);
      else leftOut.push(`${name}: ${reason}`);
    }
  }
  return { leftOut, faults };
}
