import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Beach volleyball: pairs are invented, and nobody stands in two tournaments. */
export const BEACH_VOLLEYBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:44001',
      { 'pt-BR': 'Circuito Brasileiro', es: 'Circuito Brasileño' },
      both('Brasil'),
      'A. Estrela/R. Filgueira, E. Vanderlan/G. Loyolão, V. Felipão/P. Solano, A. Ramalhete/V. Lopestra, H. Renatino/F. Cearense, M. Bandeirante/T. Areias, L. Itapuã/J. Mucuripe, D. Iracema/C. Jericoara, B. Pontal/S. Maragogi, N. Ubatumirim/O. Camburi, K. Garopaba/I. Ibiraquera, Z. Tambaú/Q. Cabedelo',
    ),
    competition(
      'sr:tournament:44002',
      { 'pt-BR': 'Circuito Mundial Elite', es: 'Circuito Mundial Élite' },
      both('Internacional'),
      'A. Moldvik/C. Sandnes, D. Almqvist/J. Hellgren, B. Nicoletti/G. Cottanera, M. Evaldsson/T. Budinger, N. Ehlert/C. Wickmann, P. Herranz/A. Gavilanes, S. Boermans/Y. de Grave, M. Perlak/D. Schweiger, J. Schalk/T. Bensdorp, L. Ranghi/P. Carambola, E. Grimaud/M. Testard, C. Tidiane/A. Yassin',
    ),
    competition(
      'sr:tournament:44003',
      { 'pt-BR': 'Circuito Sul-Americano', es: 'Circuito Sudamericano' },
      { 'pt-BR': 'América do Sul', es: 'Sudamérica' },
      'M. Grimalde/N. Aravena, T. Capogrossi/N. Cápora, L. Zuluagar/J. Noriegal, H. Cairusa/M. Lloretta, R. Paraguayo/G. Melgarejal, A. Tenorial/J. Tigreros, P. Huayhua/S. Huanchaco, E. Vichayito/F. Mancora, C. Atacames/B. Montañita, D. Salinero/O. Playas, G. Rodadero/V. Palomino, I. Coveñas/W. Tolú',
    ),
  ],
];
