import { both, competition, type Competition } from '../../competitions/competition.ts';

const CATEGORY = { 'pt-BR': 'E-Basquete', es: 'E-Básquetbol' };

/** Games on consoles: teams that invented players choose. */
export const E_BASKETBALL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:38001',
      both('H2H GG League (4 x 5 min)'),
      CATEGORY,
      'Boston Celtics (Sparkz), Denver Nuggets (Hogan), Los Angeles Lakers (Prodigy), Milwaukee Bucks (Exotic), Phoenix Suns (Kermit), Dallas Mavericks (Cannon), Miami Heat (Thrill), New York Knicks (Aura), Golden State Warriors (Outlaw), Philadelphia 76ers (Mystic), Chicago Bulls (Saint), Brooklyn Nets (Karma)',
    ),
    competition(
      'sr:tournament:38002',
      both('Cyber Live Arena (4 x 5 min)'),
      CATEGORY,
      'Cleveland Cavaliers (Nova), Minnesota Timberwolves (Lobo), LA Clippers (Velo), Oklahoma City Thunder (Rayo), Sacramento Kings (Rex), Indiana Pacers (Pulse), Orlando Magic (Truco), Atlanta Hawks (Halcón), Houston Rockets (Cometa), Toronto Raptors (Garra), Memphis Grizzlies (Oso), Utah Jazz (Blue)',
    ),
    competition(
      'sr:tournament:38003',
      both('E-NBB Arena (4 x 5 min)'),
      CATEGORY,
      'Franca (Tico3), Flamengo (Aro), Bauru (Garrafão), Minas (Serra), Brasília (Eixo), Mogi (Trilha), Paulistano (Jardim), Corinthians (Tatu), Vasco (Farol), Pinheiros (Ipê), Fortaleza (Jangada), Unifacisa (Agreste)',
    ),
  ],
];
