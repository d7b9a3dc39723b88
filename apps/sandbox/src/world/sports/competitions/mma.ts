import { both, competition, type Competition } from '../../competitions/competition.ts';

const CATEGORY = { 'pt-BR': 'Internacional', es: 'Internacional' };

/** Mixed martial arts: fighters are invented, and nobody stands on two bills. */
export const MMA: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:43001',
      { 'pt-BR': 'UFC São Paulo', es: 'UFC São Paulo' },
      CATEGORY,
      'I. Magomedin, A. Pereirinha, C. Oliveto, J. Tsereteli, D. Labuschane, M. Kvitashvili, S. Strickmore, D. Lopesini, R. Fontenele, G. Borralhal, C. Pratesi, B. Silveirinha',
    ),
    competition(
      'sr:tournament:43002',
      { 'pt-BR': 'UFC Cidade do México', es: 'UFC Ciudad de México' },
      CATEGORY,
      'Y. Rodarte, B. Moreleón, R. Rosalegui, D. Zellman, M. Bautistán, K. Asanuma, A. Pantaleoni, B. Royston-Diaz, T. Aspenwald, C. Ganivet, J. Almendra, S. Pavlenkov',
    ),
    competition(
      'sr:tournament:43003',
      both('LFA Brasil'),
      { 'pt-BR': 'Brasil', es: 'Brasil' },
      'W. Tavarinho, E. Cavalheiro, N. Quintanilho, L. Barbosinha, P. Mourão-Lima, V. Serpa, H. Caparroz, F. Guedelha, A. Jatobá, R. Itaboraí, M. Sapucaia, J. Urucuia',
    ),
  ],
];
