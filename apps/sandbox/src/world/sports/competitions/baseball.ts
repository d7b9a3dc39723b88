import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Baseball: the leagues of North and Latin America. */
export const BASEBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:109',
      both('MLB'),
      both('Estados Unidos'),
      'Los Angeles Dodgers, New York Yankees, Philadelphia Phillies, Toronto Blue Jays, Milwaukee Brewers, San Diego Padres, Houston Astros, Chicago Cubs, Seattle Mariners, New York Mets, Detroit Tigers, Boston Red Sox, Atlanta Braves, San Francisco Giants',
    ),
    competition(
      'sr:tournament:2541',
      both('Liga Mexicana de Béisbol'),
      both('México'),
      'Diablos Rojos del México, Sultanes de Monterrey, Tigres de Quintana Roo, Pericos de Puebla, Acereros de Monclova, Toros de Tijuana, Leones de Yucatán, Guerreros de Oaxaca, Algodoneros de Unión Laguna, Saraperos de Saltillo, Tecolotes de los Dos Laredos, Olmecas de Tabasco, Bravos de León, Piratas de Campeche',
    ),
    competition(
      'sr:tournament:2543',
      both('LIDOM'),
      { 'pt-BR': 'República Dominicana', es: 'República Dominicana' },
      'Tigres del Licey, Águilas Cibaeñas, Leones del Escogido, Estrellas Orientales, Toros del Este, Gigantes del Cibao, Leones del Caracas, Navegantes del Magallanes, Cardenales de Lara, Tiburones de La Guaira, Vaqueros de Montería, Caimanes de Barranquilla, Gigantes de Rivas, Indios del Bóer',
    ),
  ],
];
