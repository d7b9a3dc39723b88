import type { Circumstances } from './circumstances.ts';

/**
 * The page that home leads to: the sportsbook in a mobile app; else what the address asks for; else
 * the casino for a bettor in the installed web app; else the bettor's preference, or the module
 * visited last. Source: 1§2, 1§6.
 */
export function landingPlace(
  { asked, preferred, lastVisited, app }: Circumstances['landing'],
  isBettor: boolean,
): 'sportsbook' | 'casino' | 'casinoSlots' {
  if (app !== 'WEB' && app !== 'PWA') return 'sportsbook';
  if (asked === null && app === 'PWA' && isBettor) return 'casino';
  return (asked ?? preferred ?? lastVisited) === 'casino' ? 'casinoSlots' : 'sportsbook';
}
