import type { Sport } from '@vitrine/ui/sport-icon';

const ICONS: Readonly<Record<string, Sport>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:5': 'tennis',
};

/** The drawing of a sport; the live mark where there is none of its own. */
export function sportIconName(sportId: string): Sport {
  return ICONS[sportId] ?? 'live';
}
