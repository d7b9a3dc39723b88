import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Handball by leagues: no team stands in two of them. */
export const HANDBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:47001',
      { 'pt-BR': 'Liga Nacional de Handebol', es: 'Liga Nacional de Balonmano' },
      both('Brasil'),
      'Handebol Taubaté, Pinheiros Handebol, Nacional Handebol, São Caetano Handebol, Maringá Handebol, Londrina Handebol, Praia Grande Handebol, Itajaí Handebol, Juiz de Fora Handebol, Cascavel Handebol, Umuarama Handebol, Corinthians Guarulhos',
    ),
    competition(
      'sr:tournament:47002',
      both('Handball-Bundesliga'),
      { 'pt-BR': 'Alemanha', es: 'Alemania' },
      'Füchse Berlin, SC Magdeburg, THW Kiel, Flensburg-Handewitt, MT Melsungen, TSV Hannover-Burgdorf, Rhein-Neckar Löwen, TBV Lemgo, VfL Gummersbach, Frisch Auf Göppingen, ThSV Eisenach, HSV Hamburg Handball',
    ),
    competition(
      'sr:tournament:47003',
      both('Liga Asobal'),
      { 'pt-BR': 'Espanha', es: 'España' },
      'Barça Handbol, Granollers, Torrelavega, Bidasoa Irun, Logroño La Rioja, Ademar León, Cuenca Ciudad Encantada, Puente Genil, Anaitasuna, Cangas Frigoríficos, Huesca Balonmano, Villa de Aranda',
    ),
  ],
];
