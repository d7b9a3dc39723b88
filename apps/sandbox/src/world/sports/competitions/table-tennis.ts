import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Table tennis: players are invented, and nobody stands in two tournaments. */
export const TABLE_TENNIS: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:41001',
      both('Liga Pro Praga'),
      { 'pt-BR': 'Tchéquia', es: 'Chequia' },
      'J. Hrabálek, P. Zmeškal, M. Vodrážka, T. Krejcarek, L. Bartůněk, O. Šimandl, V. Paulus, R. Koblížek, D. Havlena, K. Ondrůšek, F. Mráčna, S. Tichota',
    ),
    competition(
      'sr:tournament:41002',
      { 'pt-BR': 'Copa TT Varsóvia', es: 'Copa TT Varsovia' },
      { 'pt-BR': 'Polônia', es: 'Polonia' },
      'A. Wolniak, B. Kasprzyk, G. Domaradz, M. Strzelba, W. Piechnik, R. Olczakowski, J. Trzebiat, K. Szymoniak, P. Gruszczyk, D. Malanow, S. Frankiewicz, T. Borycki',
    ),
    competition(
      'sr:tournament:41003',
      { 'pt-BR': 'Circuito Mundial de Mesa', es: 'Circuito Mundial de Mesa' },
      { 'pt-BR': 'Internacional', es: 'Internacional' },
      'W. Chenglei, H. Okamori, L. Guangyu, F. Lebrassier, C. Caldeira-Mota, T. Ovsienko, D. Jurgec, S. Jinhai, K. Haramura, Q. Dangmeng, P. Frantsen, A. Asarow',
    ),
    competition(
      'sr:tournament:41004',
      { 'pt-BR': 'Liga Sul-Americana de Mesa', es: 'Liga Sudamericana de Mesa' },
      { 'pt-BR': 'América do Sul', es: 'Sudamérica' },
      'G. Takahara, V. Ishimoto, E. Jouvenel, N. Burgonio, M. Sanchiz, L. Mutarelli, C. Arellanes, R. Pinzón-Rey, D. Vilcapoma, A. Quinteros-Paz, S. Lozardo, J. Cifuenteros',
    ),
  ],
];
