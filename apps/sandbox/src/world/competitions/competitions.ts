import { BASKETBALL } from '../sports/basketball-competitions.ts';
import type { Competition } from './competition.ts';
import { FOOTBALL } from '../sports/football-competitions.ts';
import { TENNIS } from '../sports/tennis-competitions.ts';

export type Sport = 'football' | 'basketball' | 'tennis';

/**
 * Competitions by sport, in tracks that are played side by side: within a track one competition
 * follows another. The first track has the most followed ones.
 */
export const TRACKS: Readonly<Record<Sport, readonly (readonly Competition[])[]>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
};
