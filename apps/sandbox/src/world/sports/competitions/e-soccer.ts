import { both, competition, type Competition } from '../../competitions/competition.ts';

const CATEGORY = { 'pt-BR': 'E-Futebol', es: 'E-Fútbol' };

/** Matches on consoles: clubs that invented players choose. */
export const E_SOCCER: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:37001',
      both('Battle Volta (2 x 4 min)'),
      CATEGORY,
      'Flamengo (Kaio7), Real Madrid (Zyrus), Barcelona (Nenno), Manchester City (Drax), Palmeiras (Lukito), Liverpool (Orion), PSG (Vitinn), River Plate (Tano), Bayern (Grizzo), Corinthians (Manteiga), Juventus (Pixel), Boca Juniors (Rulo)',
    ),
    competition(
      'sr:tournament:37002',
      { 'pt-BR': 'Liga Relâmpago (2 x 4 min)', es: 'Liga Relámpago (2 x 4 min)' },
      CATEGORY,
      'Arsenal (Brisa), Inter (Mago), Chelsea (Turbo), Atlético Mineiro (Bento), Napoli (Sombra), São Paulo (Faísca), Milan (Croma), Grêmio (Tchê), Benfica (Luso), Santos (Peixe9), Porto (Draco), Vasco (Cruz)',
    ),
    competition(
      'sr:tournament:37003',
      { 'pt-BR': 'E-Copa das Américas (2 x 4 min)', es: 'E-Copa de las Américas (2 x 4 min)' },
      CATEGORY,
      'Brasil (Sabiá), Argentina (Gaucho10), México (Azteca), Colombia (Cafetero), Uruguay (Charrúa), Peru (Inka), Chile (Cobre), Ecuador (Cóndor), Estados Unidos (Stripe), Guatemala (Jaguar), Paraguay (Guaraní5), Costa Rica (Tico)',
    ),
  ],
];
