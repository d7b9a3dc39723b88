import type { Sport } from '@vitrine/ui/sportsbook/sport-icon';

const ICONS: Readonly<Record<string, Sport>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:5': 'tennis',
};

/** The icon of a sport; the live icon for a sport without its own. */
export function sportIconName(sportId: string): Sport {
  return ICONS[sportId] ?? 'live';
}
