import { both, competition, type Competition } from '../../competitions/competition.ts';

/** American football. */
export const AMERICAN_FOOTBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:31',
      both('NFL'),
      both('Estados Unidos'),
      'Kansas City Chiefs, Philadelphia Eagles, Buffalo Bills, Baltimore Ravens, Detroit Lions, Green Bay Packers, San Francisco 49ers, Los Angeles Rams, Cincinnati Bengals, Dallas Cowboys, Denver Broncos, Pittsburgh Steelers, Seattle Seahawks, Miami Dolphins, Chicago Bears, Las Vegas Raiders',
    ),
    competition(
      'sr:tournament:27653',
      both('NCAA Football'),
      both('Estados Unidos'),
      'Ohio State, Georgia, Oregon, Penn State, Notre Dame, Alabama, Texas, Clemson, Michigan, Tennessee, LSU, Miami Hurricanes',
    ),
    competition(
      'sr:tournament:27671',
      both('LFA'),
      both('México'),
      'Caudillos de Chihuahua, Dinos de Saltillo, Raptors de Naucalpan, Mexicas de la Ciudad de México, Osos de Monterrey, Arcángeles de Puebla, Gallos Negros de Querétaro, Reyes de Jalisco, Galgos de Tijuana, Artilleros de Puebla',
    ),
  ],
];
