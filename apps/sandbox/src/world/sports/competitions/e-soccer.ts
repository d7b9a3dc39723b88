import { both, competition, type Competition } from '../../competitions/competition.ts';

const CATEGORY = { 'pt-BR': 'E-Futebol', es: 'E-Fútbol' };

/** Matches on consoles: clubs that invented players choose. */
export const E_SOCCER: readonly (readonly Competition[])[] = [
  [
    competition(
      'sr:tournament:37001',
      both('Battle Volta (2 x 4 min)'),
      CATEGORY,
      'Flamengo (Kaio), Real (Zyrus), Barça (Nenno), Man City (Drax), Palmeiras (Luk), Liverpool (Orion), PSG (Vitinn), River (Tano), Bayern (Grizzo), Timão (Nega), Juventus (Pixel), Boca (Rulo)',
    ),
    competition(
      'sr:tournament:37002',
      { 'pt-BR': 'Liga Relâmpago (2 x 4 min)', es: 'Liga Relámpago (2 x 4 min)' },
      CATEGORY,
      'Arsenal (Brisa), Inter (Mago), Chelsea (Turbo), Galo (Bento), Napoli (Sombra), São Paulo (Fai), Milan (Croma), Grêmio (Tchê), Benfica (Luso), Santos (Peixe9), Porto (Draco), Vasco (Cruz)',
    ),
    competition(
      'sr:tournament:37003',
      { 'pt-BR': 'E-Copa das Américas (2 x 4 min)', es: 'E-Copa de las Américas (2 x 4 min)' },
      CATEGORY,
      'Brasil (Sabiá), Argentina (Gau), México (Azteca), Colombia (Café), Uruguay (Charrúa), Peru (Inka), Chile (Cobre), Ecuador (Cóndor), EUA (Stripe), Guatemala (Jaguar), Paraguay (Ñan), Costa Rica (Tico)',
    ),
  ],
];
