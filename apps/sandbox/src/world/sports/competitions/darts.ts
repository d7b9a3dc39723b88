import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Darts: players are invented, and nobody stands in two tournaments. */
export const DARTS: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:45001',
      both('Premier League Darts'),
      { 'pt-BR': 'Internacional', es: 'Internacional' },
      'L. Littlemore, G. Humberstone, M. van der Gracht, N. Pricewell, S. Buntwell, O. Asplund, R. Crosswick, C. Dobbins-Hale, J. Claythorpe, D. Heetveld',
    ),
    competition(
      'sr:tournament:45002',
      both('Modus Super Series'),
      { 'pt-BR': 'Inglaterra', es: 'Inglaterra' },
      'S. Burnett-Hale, A. Warnock, K. Huntley, R. Edgarton, J. Kenwick, M. Mansbridge, C. Krabbe, P. Rowlands, D. Evetts-Moor, T. Bialeck',
    ),
    competition(
      'sr:tournament:45003',
      { 'pt-BR': 'Circuito Latino de Dardos', es: 'Circuito Latino de Dardos' },
      { 'pt-BR': 'América Latina', es: 'América Latina' },
      'D. Rabelo-Pinto, J. Aguirreche, B. Rangelero, E. Martinelli-Sá, C. Guaraciaba, M. Chuquival, R. Cotacachi, F. Zacapal, O. Xochimil, A. Arrayán',
    ),
  ],
];
