import type { SportKey } from '@vitrine/betting/sportsbook/sports';
import { AMERICAN_FOOTBALL } from '../sports/competitions/american-football.ts';
import { BASEBALL } from '../sports/competitions/baseball.ts';
import { BASKETBALL } from '../sports/competitions/basketball.ts';
import { BEACH_VOLLEYBALL } from '../sports/competitions/beach-volleyball.ts';
import { BOXING } from '../sports/competitions/boxing.ts';
import { CRICKET } from '../sports/competitions/cricket.ts';
import { DARTS } from '../sports/competitions/darts.ts';
import { E_BASKETBALL } from '../sports/competitions/e-basketball.ts';
import { E_SOCCER } from '../sports/competitions/e-soccer.ts';
import { FOOTBALL } from '../sports/competitions/football.ts';
import { FUTSAL } from '../sports/competitions/futsal.ts';
import { HANDBALL } from '../sports/competitions/handball.ts';
import { ICE_HOCKEY } from '../sports/competitions/ice-hockey.ts';
import { MMA } from '../sports/competitions/mma.ts';
import { RUGBY } from '../sports/competitions/rugby.ts';
import { TABLE_TENNIS } from '../sports/competitions/table-tennis.ts';
import { TENNIS } from '../sports/competitions/tennis.ts';
import { VOLLEYBALL } from '../sports/competitions/volleyball.ts';
import type { Competition } from './competition.ts';

/** A sport of matches; formula 1 has stages. */
export type Sport = Exclude<SportKey, 'formula1'>;

/**
 * Competitions by sport, in tracks that are played side by side: within a track one competition
 * follows another. The first track has the most followed ones.
 */
export const TRACKS: Readonly<Record<Sport, readonly (readonly Competition[])[]>> = {
  football: FOOTBALL,
  eSoccer: E_SOCCER,
  basketball: BASKETBALL,
  eBasketball: E_BASKETBALL,
  baseball: BASEBALL,
  tennis: TENNIS,
  americanFootball: AMERICAN_FOOTBALL,
  tableTennis: TABLE_TENNIS,
  boxing: BOXING,
  mma: MMA,
  volleyball: VOLLEYBALL,
  beachVolleyball: BEACH_VOLLEYBALL,
  rugby: RUGBY,
  cricket: CRICKET,
  darts: DARTS,
  futsal: FUTSAL,
  handball: HANDBALL,
  iceHockey: ICE_HOCKEY,
};
