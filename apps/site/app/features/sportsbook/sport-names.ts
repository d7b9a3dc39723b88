import { sportById } from '@vitrine/betting/sportsbook/sports';
import type { Sport } from '@vitrine/ui/sportsbook/sport-icon';

/** The icon of a sport; a cup for a sport without its own. */
export function sportIconName(sportId: string): Sport {
  return sportById(sportId)?.key ?? 'other';
}
