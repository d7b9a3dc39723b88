import { both, type Words } from '../competitions/competition.ts';

/** A race weekend of the calendar. */
export interface GrandPrix {
  readonly country: Words;
  readonly circuit: string;
  readonly laps: number;
  /** Seconds of a lap of the race. */
  readonly lapSeconds: number;
}

/** The race weekends of a championship, in their order. */
export const GRANDS_PRIX: readonly GrandPrix[] = [
  grandPrix({ 'pt-BR': 'da Austrália', es: 'de Australia' }, 'Albert Park', 58, 82),
  grandPrix({ 'pt-BR': 'da China', es: 'de China' }, 'Xangai', 56, 96),
  grandPrix({ 'pt-BR': 'do Japão', es: 'de Japón' }, 'Suzuka', 53, 92),
  grandPrix({ 'pt-BR': 'do Bahrein', es: 'de Baréin' }, 'Sakhir', 57, 95),
  grandPrix({ 'pt-BR': 'da Arábia Saudita', es: 'de Arabia Saudita' }, 'Jeddah', 50, 93),
  grandPrix(both('de Miami'), 'Miami', 57, 91),
  grandPrix({ 'pt-BR': 'da Emília-Romanha', es: 'de Emilia-Romaña' }, 'Imola', 63, 79),
  grandPrix({ 'pt-BR': 'de Mônaco', es: 'de Mónaco' }, 'Monte Carlo', 78, 75),
  grandPrix({ 'pt-BR': 'da Espanha', es: 'de España' }, 'Barcelona', 66, 78),
  grandPrix({ 'pt-BR': 'do Canadá', es: 'de Canadá' }, 'Montreal', 70, 76),
  grandPrix({ 'pt-BR': 'da Áustria', es: 'de Austria' }, 'Spielberg', 71, 69),
  grandPrix({ 'pt-BR': 'da Grã-Bretanha', es: 'de Gran Bretaña' }, 'Silverstone', 52, 91),
  grandPrix({ 'pt-BR': 'da Bélgica', es: 'de Bélgica' }, 'Spa-Francorchamps', 44, 108),
  grandPrix({ 'pt-BR': 'da Hungria', es: 'de Hungría' }, 'Hungaroring', 70, 80),
  grandPrix({ 'pt-BR': 'dos Países Baixos', es: 'de los Países Bajos' }, 'Zandvoort', 72, 74),
  grandPrix({ 'pt-BR': 'da Itália', es: 'de Italia' }, 'Monza', 53, 83),
  grandPrix({ 'pt-BR': 'do Azerbaijão', es: 'de Azerbaiyán' }, 'Baku', 51, 106),
  grandPrix({ 'pt-BR': 'de Singapura', es: 'de Singapur' }, 'Marina Bay', 62, 97),
  grandPrix({ 'pt-BR': 'dos Estados Unidos', es: 'de Estados Unidos' }, 'Austin', 56, 98),
  grandPrix({ 'pt-BR': 'da Cidade do México', es: 'de la Ciudad de México' }, 'México', 71, 80),
  grandPrix({ 'pt-BR': 'de São Paulo', es: 'de São Paulo' }, 'Interlagos', 71, 74),
  grandPrix(both('de Las Vegas'), 'Las Vegas', 50, 97),
  grandPrix({ 'pt-BR': 'do Catar', es: 'de Catar' }, 'Lusail', 57, 85),
  grandPrix({ 'pt-BR': 'de Abu Dhabi', es: 'de Abu Dabi' }, 'Yas Marina', 58, 88),
];

function grandPrix(country: Words, circuit: string, laps: number, lapSeconds: number): GrandPrix {
  return { country, circuit, laps, lapSeconds };
}
