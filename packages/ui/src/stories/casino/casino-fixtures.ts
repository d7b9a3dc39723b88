import type { GameKind } from '../../casino/game-art/game-art.tsx';
import type { StoryLanguage } from '../sportsbook/betting-words.ts';

/** A game of the stories. */
export interface StoryGame {
  readonly id: string;
  readonly kind: GameKind;
  readonly name: string;
  readonly provider: string;
  /** What it gives back in the long run, in hundredths of a percent. */
  readonly returns: number;
}

type Names = Readonly<Record<StoryLanguage, string>>;

const same = (name: string): Names => ({ 'pt-BR': name, es: name });

/** Id, kind, provider, what it returns, and its name in each language. */
const GAMES: readonly (readonly [string, GameKind, string, number, Names])[] = [
  ['1245', 'slots', 'Lobo Guará', 9650, { 'pt-BR': 'Tesouro do Rio', es: 'Tesoro del Río' }],
  [
    '1174',
    'slots',
    'Pragmatic Play',
    9600,
    { 'pt-BR': 'Frutas da Serra', es: 'Frutas de la Sierra' },
  ],
  ['1121', 'slots', 'Studio Quinto', 9412, { 'pt-BR': 'Estrela do Sul', es: 'Estrella del Sur' }],
  ['1125', 'crash', 'Turbopulo', 9700, { 'pt-BR': 'Foguetinho', es: 'Cohetito' }],
  ['1142', 'slots', 'Mandacaru Games', 9555, { 'pt-BR': 'Onça Dourada', es: 'Jaguar Dorado' }],
  [
    '1152',
    'roulette',
    'Mesa Viva',
    9730,
    { 'pt-BR': 'Roleta Brasileira', es: 'Ruleta en Español' },
  ],
  ['1248', 'slots', 'Aurora Reels', 9610, { 'pt-BR': 'Máscara do Sol', es: 'Máscara del Sol' }],
  ['1171', 'blackjack', 'Mesa Viva', 9950, same('Blackjack 21')],
  ['1175', 'slots', 'Pragmatic Play', 9640, { 'pt-BR': 'Pescaria Real', es: 'Pesca Real' }],
  [
    '1182',
    'scratch',
    'Raspa Rasp',
    9200,
    { 'pt-BR': 'Raspadinha da Sorte', es: 'Raspadito de la Suerte' },
  ],
  ['1170', 'bingo', 'Cartela Cheia', 9100, { 'pt-BR': 'Bingo da Praça', es: 'Bingo de la Plaza' }],
  ['1366', 'slots', 'Lobo Guará', 9520, { 'pt-BR': 'Coroa de Ouro', es: 'Corona de Oro' }],
  ['1194', 'poker', 'Mesa Viva', 9780, { 'pt-BR': 'Pôquer Caribenho', es: 'Póker Caribeño' }],
  ['1213', 'slots', 'Aurora Reels', 9481, { 'pt-BR': 'Noite em Olinda', es: 'Noche en Oaxaca' }],
  ['1209', 'baccarat', 'Mesa Viva', 9894, { 'pt-BR': 'Bacará Expresso', es: 'Bacará Exprés' }],
  [
    '1223',
    'interactive',
    'Mesa Viva',
    9608,
    { 'pt-BR': 'Roda dos Sonhos', es: 'Rueda de los Sueños' },
  ],
  ['1327', 'slots', 'Mandacaru Games', 9533, { 'pt-BR': 'Abacaxi Maluco', es: 'Piña Loca' }],
  ['1228', 'dice', 'Turbopulo', 9850, { 'pt-BR': 'Dados em Dobro', es: 'Dados Dobles' }],
  [
    '1301',
    'slots',
    'Studio Quinto',
    9588,
    { 'pt-BR': 'Trevo da Fazenda', es: 'Trébol de la Hacienda' },
  ],
  ['1282', 'crash', 'Turbopulo', 9700, { 'pt-BR': 'Balão', es: 'Globo' }],
  [
    '1349',
    'slots',
    'Aurora Reels',
    9466,
    { 'pt-BR': 'Sinos da Matriz', es: 'Campanas del Pueblo' },
  ],
  ['1281', 'slots', 'Lobo Guará', 9650, { 'pt-BR': 'Pirâmide Perdida', es: 'Pirámide Perdida' }],
  ['1336', 'slots', 'Pragmatic Play', 9630, { 'pt-BR': 'Tucano Veloz', es: 'Tucán Veloz' }],
  [
    '1263',
    'contest',
    'Cartela Cheia',
    9000,
    { 'pt-BR': 'Copa dos Slots', es: 'Copa de los Slots' },
  ],
];

/** The games in a language. */
export function storyGames(language: StoryLanguage): readonly StoryGame[] {
  return GAMES.map(([id, kind, provider, returns, names]) => ({
    id,
    kind,
    provider,
    returns,
    name: names[language],
  }));
}

/** Fifty providers, two of them variants of one, as the operator's list has them. Source: 1§9. */
export const STORY_PROVIDERS: readonly string[] = [
  'Pragmatic Play',
  'Pragmatic Play Live',
  'Lobo Guará',
  'Studio Quinto',
  'Turbopulo',
  'Mandacaru Games',
  'Mesa Viva',
  'Aurora Reels',
  'Raspa Rasp',
  'Cartela Cheia',
  'Altiplano',
  'Andorinha',
  'Barlavento',
  'Bem-te-vi',
  'Boitatá',
  'Brisa Play',
  'Caatinga',
  'Canela Studios',
  'Capivara',
  'Carcará Live',
  'Cereja Azul',
  'Cobalto',
  'Colibrí',
  'Cordillera',
  'Curupira',
  'Delta Nove',
  'Dois Dados',
  'Espiral',
  'Farol',
  'Garoa',
  'Girassol',
  'Horizonte',
  'Ímã Games',
  'Jabuti',
  'Kariri',
  'Lagarta',
  'Luar',
  'Maracatu',
  'Naipe Livre',
  'Obsidiana',
  'Papagaio',
  'Pião',
  'Quetzalli',
  'Rendeira',
  'Sabiá',
  'Tamarindo',
  'Tijolo',
  'Uirapuru',
  'Vereda',
  'Xaxim',
];

/** Name, amount in minor units, and the game it stands in. */
export const STORY_JACKPOTS: readonly (readonly [string, number, string])[] = [
  ['Grand', 18475069, '1121'],
  ['Major', 1290480, '1366'],
  ['Minor', 84217, '1245'],
  ['Mini', 9135, '1175'],
];
