import { both, competition, type Competition } from '../../competitions/competition.ts';

/** Futsal by leagues: no team stands in two of them. */
export const FUTSAL: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:46001',
      { 'pt-BR': 'Liga Nacional de Futsal', es: 'Liga Nacional de Futsal' },
      both('Brasil'),
      'Magnus Sorocaba, Jaraguá Futsal, Joinville Futsal, Cascavel Futsal, Carlos Barbosa, Atlântico Erechim, Pato Futsal, Campo Mourão, Assoeva, Minas Futsal',
    ),
    competition(
      'sr:tournament:46002',
      both('Primera División de Futsal'),
      { 'pt-BR': 'Espanha', es: 'España' },
      'ElPozo Murcia, Inter Movistar, Barça Futsal, Palma Futsal, Jimbee Cartagena, Jaén Paraíso Interior, Viña Albali Valdepeñas, Ribera Navarra, Peñíscola Futsal, Industrias Santa Coloma',
    ),
    competition(
      'sr:tournament:46003',
      { 'pt-BR': 'Liga BetPlay Futsal', es: 'Liga BetPlay Futsal' },
      both('Colombia'),
      'Lyon de Cali, Real Antioquia, Deportivo Sanpas, Independiente Barranquilla, Leones de Nariño, Rápido Cúcuta, Saeta Bogotá, Real Caldas, Alianza Platanera, Utrahuilca Neiva',
    ),
    competition(
      'sr:tournament:46004',
      { 'pt-BR': 'Liga Argentina de Futsal', es: 'Liga Argentina de Futsal' },
      both('Argentina'),
      'Barracas Central Futsal, San Lorenzo Futsal, Boca Juniors Futsal, Kimberley, Pinocho, Hebraica Pilar, Ferro Futsal, Independiente Futsal, Banfield Futsal, Racing Futsal',
    ),
  ],
];
