import type { Odds } from './odds.ts';

/** Which changes of a price a bettor agrees to beforehand: any, better ones, or none. */
export const ODDS_CHANGE_CHOICES = ['any', 'better', 'none'] as const;
export type OddsChangeChoice = (typeof ODDS_CHANGE_CHOICES)[number];

/** Whether a bet may be placed at the latest price without asking. A price that stayed is no change. */
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
