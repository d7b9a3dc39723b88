import { competition, type Competition } from '../../competitions/competition.ts';

/** Boxing: fighters are invented, and nobody stands on two bills. */
export const BOXING: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:42001',
      { 'pt-BR': 'Peso Médio', es: 'Peso Mediano' },
      { 'pt-BR': 'Internacional', es: 'Internacional' },
      'R. Villaverde, D. Kostrenko, J. Harrowgate, C. Plantier, E. Escutia, T. Nwokolo, K. Orazbek, A. Falcone-Reis, R. Esparragoza, H. Benaissa, T. Crawthorne, M. Derevyan',
    ),
    competition(
      'sr:tournament:42002',
      { 'pt-BR': 'Peso Leve', es: 'Peso Ligero' },
      { 'pt-BR': 'Internacional', es: 'Internacional' },
      'G. Whitlow, S. Arrington, V. Ostapiuk, I. Cruzado, W. Quiroz-Leal, R. Bonfim-Sá, F. Valdezán, K. Sultanov-Rey, J. Paredones, O. Duarez, L. Fosterling, E. Navarrín',
    ),
    competition(
      'sr:tournament:42003',
      { 'pt-BR': 'Peso Pesado', es: 'Peso Pesado' },
      { 'pt-BR': 'Internacional', es: 'Internacional' },
      'O. Horbenko, A. Marchbank, T. Culverhouse, D. Duvernois, J. Parkhurst, Z. Wenhao, M. Kabashi, F. Hrvatin, A. Toral-Ibarra, J. Torrezani, E. Adeyinka, L. Okoronta',
    ),
  ],
];
