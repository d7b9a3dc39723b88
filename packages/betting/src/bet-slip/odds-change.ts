import type { Odds } from '../base/odds.ts';

/** The price changes that a bettor accepts in advance: any, better ones, or none. */
export const ODDS_CHANGE_CHOICES = ['any', 'better', 'none'] as const;
export type OddsChangeChoice = (typeof ODDS_CHANGE_CHOICES)[number];

/**
 * Whether a bet may be placed at the latest price without asking. An unchanged price needs no
 * question.
 */
export function acceptsOddsChange(choice: OddsChangeChoice, placed: Odds, latest: Odds): boolean {
  switch (choice) {
    case 'any':
      return true;
    case 'better':
      return latest >= placed;
    case 'none':
      return latest === placed;
  }
}
