import { both, competition, type Competition } from '../../competitions/competition.ts';

const CATEGORY = { 'pt-BR': 'E-Basquete', es: 'E-Básquetbol' };

/** Games on consoles: teams that invented players choose. */
export const E_BASKETBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:38001',
      both('H2H GG League (4 x 5 min)'),
      CATEGORY,
      'Celtics (Sparkz), Nuggets (Hogan), Lakers (Prodigy), Bucks (Exotic), Suns (Kermit), Mavericks (Cannon), Heat (Thrill), Knicks (Aura), Warriors (Outlaw), 76ers (Mystic), Bulls (Saint), Nets (Karma)',
    ),
    competition(
      'sr:tournament:38002',
      both('Cyber Live Arena (4 x 5 min)'),
      CATEGORY,
      'Cavs (Nova), Wolves (Lobo), Clippers (Velo), Thunder (Rayo), Kings (Rex), Pacers (Pulse), Magic (Truco), Hawks (Halcón), Rockets (Cometa), Raptors (Garra), Grizzlies (Oso), Jazz (Blue)',
    ),
    competition(
      'sr:tournament:38003',
      both('E-NBB Arena (4 x 5 min)'),
      CATEGORY,
      'Franca (Tico3), Flamengo (Aro), Bauru (Garrafão), Minas (Serra), Brasília (Eixo), Mogi (Trilha), Paulistano (Jardim), Corinthians (Tatu), Vasco (Farol), Pinheiros (Ipê), Fortaleza (Jangada), Unifacisa (Agreste)',
    ),
  ],
];
