import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Ice hockey by leagues: no team stands in two of them. */
export const ICE_HOCKEY: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:234',
      both('NHL'),
      { 'pt-BR': 'América do Norte', es: 'Norteamérica' },
      'Florida Panthers, Edmonton Oilers, Winnipeg Jets, Dallas Stars, Carolina Hurricanes, Vegas Golden Knights, Washington Capitals, Toronto Maple Leafs, Tampa Bay Lightning, Colorado Avalanche, New Jersey Devils, Los Angeles Kings, Minnesota Wild, Montreal Canadiens',
    ),
    competition(
      'sr:tournament:268',
      both('KHL'),
      { 'pt-BR': 'Rússia', es: 'Rusia' },
      'Lokomotiv Yaroslavl, Metallurg Magnitogorsk, Avangard Omsk, Traktor Chelyabinsk, Ak Bars Kazan, CSKA Moscow, Dynamo Moscow, SKA St. Petersburg, Spartak Moscow, Salavat Yulaev, Severstal Cherepovets, Dinamo Minsk, Torpedo Nizhny Novgorod, Sibir Novosibirsk',
    ),
    competition(
      'sr:tournament:261',
      both('SHL'),
      { 'pt-BR': 'Suécia', es: 'Suecia' },
      'Frölunda HC, Luleå Hockey, Brynäs IF, Skellefteå AIK, Färjestad BK, Växjö Lakers, Rögle BK, Örebro Hockey, Timrå IK, Linköping HC, Malmö Redhawks, Leksands IF, HV71, Djurgården Hockey',
    ),
  ],
];
