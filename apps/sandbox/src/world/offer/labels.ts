import type { Language } from '../../country.ts';
import type { Words } from '../competitions/competition.ts';
import type { Sport } from '../competitions/competitions.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import type { MatchState } from '../match/match-course.ts';
import { specifierOf } from './outcome-terms.ts';

/** Names of markets by type; `{hcp}`, `{total}` and `{pair}` stand for the specifiers. */
const MARKET_TEMPLATES: Readonly<Record<string, Words>> = {
  '1': { 'pt-BR': 'Resultado Final', es: 'Resultado Final' },
  '10': { 'pt-BR': 'Dupla Chance', es: 'Doble Oportunidad' },
  '16': { 'pt-BR': 'Handicap Asiático {hcp}', es: 'Hándicap Asiático {hcp}' },
  '18': { 'pt-BR': 'Total de Gols {total}', es: 'Total de Goles {total}' },
  '29': { 'pt-BR': 'Ambas Marcam', es: 'Ambos Equipos Marcan' },
  '35': { 'pt-BR': 'Resultado e Ambas Marcam', es: 'Resultado y Ambos Marcan' },
  '45': { 'pt-BR': 'Placar Exato', es: 'Marcador Exacto' },
  '139': { 'pt-BR': 'Total de Cartões {total}', es: 'Total de Tarjetas {total}' },
  '166': { 'pt-BR': 'Total de Escanteios {total}', es: 'Total de Tiros de Esquina {total}' },
  '186': { 'pt-BR': 'Vencedor', es: 'Ganador' },
  '187': { 'pt-BR': 'Handicap de Sets {hcp}', es: 'Hándicap de Sets {hcp}' },
  '189': { 'pt-BR': 'Total de Sets {total}', es: 'Total de Sets {total}' },
  '219': { 'pt-BR': 'Vencedor (incl. prorrogação)', es: 'Ganador (incl. prórroga)' },
  '223': { 'pt-BR': 'Handicap de Pontos {hcp}', es: 'Hándicap de Puntos {hcp}' },
  '225': { 'pt-BR': 'Total de Pontos {total}', es: 'Total de Puntos {total}' },
  '251': { 'pt-BR': 'Vencedor (incl. entradas extras)', es: 'Ganador (incl. entradas extra)' },
  '256': { 'pt-BR': 'Handicap de Corridas {hcp}', es: 'Hándicap de Carreras {hcp}' },
  '258': { 'pt-BR': 'Total de Corridas {total}', es: 'Total de Carreras {total}' },
  '340': { 'pt-BR': 'Vencedor (incl. super over)', es: 'Ganador (incl. super over)' },
  '521': { 'pt-BR': 'Handicap de Legs {hcp}', es: 'Hándicap de Legs {hcp}' },
  '522': { 'pt-BR': 'Total de Legs {total}', es: 'Total de Legs {total}' },
  '910': { 'pt-BR': 'Total de Rounds {total}', es: 'Total de Asaltos {total}' },
  '401': { 'pt-BR': 'Vencedor da Corrida', es: 'Ganador de la Carrera' },
  '402': { 'pt-BR': 'Pódio', es: 'Podio' },
  '403': { 'pt-BR': 'Entre os 10 Primeiros', es: 'Entre los 10 Primeros' },
  '404': { 'pt-BR': 'Duelo {pair}: Quem Chega à Frente', es: 'Duelo {pair}: Quién Llega Adelante' },
  '405': { 'pt-BR': 'Melhor Tempo', es: 'Mejor Tiempo' },
  '406': { 'pt-BR': 'Campeão Mundial', es: 'Campeón Mundial' },
  '411': { 'pt-BR': 'Campeão', es: 'Campeón' },
  '412': { 'pt-BR': 'Entre os 4 Primeiros', es: 'Entre los 4 Primeros' },
  '413': { 'pt-BR': 'Rebaixado', es: 'Descendido' },
};

const SPORT_NAMES: Readonly<Record<Sport, Words>> = {
  football: { 'pt-BR': 'Futebol', es: 'Fútbol' },
  basketball: { 'pt-BR': 'Basquete', es: 'Básquetbol' },
  tennis: { 'pt-BR': 'Tênis', es: 'Tenis' },
  eSoccer: { 'pt-BR': 'E-Futebol', es: 'E-Fútbol' },
  eBasketball: { 'pt-BR': 'E-Basquete', es: 'E-Básquetbol' },
  baseball: { 'pt-BR': 'Beisebol', es: 'Béisbol' },
  americanFootball: { 'pt-BR': 'Futebol Americano', es: 'Fútbol Americano' },
  tableTennis: { 'pt-BR': 'Tênis de Mesa', es: 'Tenis de Mesa' },
  boxing: { 'pt-BR': 'Boxe', es: 'Boxeo' },
  mma: { 'pt-BR': 'MMA', es: 'MMA' },
  volleyball: { 'pt-BR': 'Vôlei', es: 'Voleibol' },
  beachVolleyball: { 'pt-BR': 'Vôlei de Praia', es: 'Voleibol de Playa' },
  rugby: { 'pt-BR': 'Rugby', es: 'Rugby' },
  cricket: { 'pt-BR': 'Críquete', es: 'Críquet' },
  darts: { 'pt-BR': 'Dardos', es: 'Dardos' },
  futsal: { 'pt-BR': 'Futsal', es: 'Futsal' },
  handball: { 'pt-BR': 'Handebol', es: 'Balonmano' },
  iceHockey: { 'pt-BR': 'Hóquei no Gelo', es: 'Hockey sobre Hielo' },
};

interface PhraseBook {
  readonly draw: string;
  readonly or: string;
  readonly over: string;
  readonly under: string;
  readonly yes: string;
  readonly no: string;
  readonly other: string;
  readonly notStarted: string;
  readonly firstHalf: string;
  readonly halfTime: string;
  readonly secondHalf: string;
  readonly quarter: string;
  readonly quarterBreak: string;
  readonly overtime: string;
  readonly set: string;
  readonly leg: string;
  readonly half: string;
  readonly period: string;
  readonly break: string;
  readonly inningTop: string;
  readonly inningBottom: string;
  readonly innings: string;
  readonly round: string;
  readonly roundBreak: string;
  readonly ended: string;
  readonly abandoned: string;
}

const PHRASES: Readonly<Record<Language, PhraseBook>> = {
  'pt-BR': {
    draw: 'Empate',
    or: 'ou',
    over: 'Mais de',
    under: 'Menos de',
    yes: 'Sim',
    no: 'Não',
    other: 'Outro',
    notStarted: 'Não iniciado',
    firstHalf: '1º tempo',
    halfTime: 'Intervalo',
    secondHalf: '2º tempo',
    quarter: '{part}º quarto',
    quarterBreak: 'Intervalo',
    overtime: 'Prorrogação',
    set: '{part}º set',
    leg: '{part}º leg',
    half: '{part}º tempo',
    period: '{part}º período',
    break: 'Intervalo',
    inningTop: 'Alta da {part}ª',
    inningBottom: 'Baixa da {part}ª',
    innings: '{part}ª entrada',
    round: 'Round {part}',
    roundBreak: 'Intervalo',
    ended: 'Encerrado',
    abandoned: 'Abandonado',
  },
  es: {
    draw: 'Empate',
    or: 'o',
    over: 'Más de',
    under: 'Menos de',
    yes: 'Sí',
    no: 'No',
    other: 'Otro',
    notStarted: 'No iniciado',
    firstHalf: '1.er tiempo',
    halfTime: 'Descanso',
    secondHalf: '2.º tiempo',
    quarter: '{part}.º cuarto',
    quarterBreak: 'Descanso',
    overtime: 'Prórroga',
    set: '{part}.º set',
    leg: '{part}.º leg',
    half: '{part}.º tiempo',
    period: '{part}.º período',
    break: 'Descanso',
    inningTop: 'Alta de la {part}.ª',
    inningBottom: 'Baja de la {part}.ª',
    innings: '{part}.ª entrada',
    round: 'Asalto {part}',
    roundBreak: 'Descanso',
    ended: 'Finalizado',
    abandoned: 'Abandonado',
  },
};

/** Shortcuts of the header bar. Source: 2§2. */
const SHORTCUTS = {
  live: { 'pt-BR': 'Ao vivo', es: 'En vivo' },
  today: { 'pt-BR': 'Hoje', es: 'Hoy' },
  upcoming: { 'pt-BR': 'Próximos Jogos', es: 'Próximos Partidos' },
  mainMatches: { 'pt-BR': 'Jogos Principais', es: 'Partidos Principales' },
  casino: { 'pt-BR': 'Cassino', es: 'Casino' },
  internationalLeagues: { 'pt-BR': 'Ligas Internacionais', es: 'Ligas Internacionales' },
} satisfies Readonly<Record<string, Words>>;
export type Shortcut = keyof typeof SHORTCUTS;

/** The platform's words for sports, states, markets and outcomes, in one language. */
export interface Labels {
  shortcut(shortcut: Shortcut): string;
  words(words: Words): string;
  sport(sport: Sport): string;
  status(state: MatchState): string;
  marketTemplate(typeId: string): string;
  /** Whether a market type has a name with these specifiers. */
  isMarket(typeId: string, specifiers: string): boolean;
  market(typeId: string, specifiers: string): string;
  outcome(fixture: Fixture, specifiers: string, outcomeTypeId: string): string;
}

export function createLabels(language: Language): Labels {
  const phrases = PHRASES[language];
  const template = (typeId: string) => MARKET_TEMPLATES[typeId]?.[language] ?? '';

  return {
    shortcut: (shortcut) => SHORTCUTS[shortcut][language],
    words: (words) => words[language],
    sport: (sport) => SPORT_NAMES[sport][language],
    status({ phase, part, games }) {
      const text = phrases[phase].replace('{part}', String(part));
      return games ? `${text} (${games.join('-')})` : text;
    },
    marketTemplate: template,
    isMarket(typeId, specifiers) {
      const needed = /\{(\w+)\}/.exec(template(typeId))?.[1];
      if (template(typeId) === '') return false;
      if (needed === undefined) return specifiers === '';
      return Number.isFinite(specifierOf(specifiers, needed));
    },
    market: (typeId, specifiers) =>
      template(typeId)
        .replace('{hcp}', signed(specifierOf(specifiers, 'hcp') ?? 0))
        .replace('{total}', String(specifierOf(specifiers, 'total') ?? ''))
        .replace('{pair}', String(specifierOf(specifiers, 'pair') ?? '')),
    outcome({ home, away }, specifiers, outcomeTypeId) {
      const handicap = () => specifierOf(specifiers, 'hcp') ?? 0;
      const total = () => specifierOf(specifiers, 'total') ?? 0;
      switch (outcomeTypeId) {
        case '1':
        case '4':
          return home.name;
        case '3':
        case '5':
          return away.name;
        case '2':
          return phrases.draw;
        case '9':
          return `${home.name} ${phrases.or} ${phrases.draw}`;
        case '10':
          return `${home.name} ${phrases.or} ${away.name}`;
        case '11':
          return `${phrases.draw} ${phrases.or} ${away.name}`;
        case '12':
          return `${phrases.over} ${total()}`;
        case '13':
          return `${phrases.under} ${total()}`;
        case '74':
          return phrases.yes;
        case '76':
          return phrases.no;
        case '78':
          return `${home.name} / ${phrases.yes}`;
        case '80':
          return `${home.name} / ${phrases.no}`;
        case '82':
          return `${phrases.draw} / ${phrases.yes}`;
        case '84':
          return `${phrases.draw} / ${phrases.no}`;
        case '86':
          return `${away.name} / ${phrases.yes}`;
        case '88':
          return `${away.name} / ${phrases.no}`;
        case '1714':
          return `${home.name} (${signed(handicap())})`;
        case '1715':
          return `${away.name} (${signed(-handicap())})`;
        case 'other':
          return phrases.other;
        default:
          return outcomeTypeId.replace(':', '-');
      }
    },
  };
}

/** A handicap with its sign; zero is "0". */
function signed(handicap: number): string {
  return handicap > 0 ? `+${handicap}` : String(handicap === 0 ? 0 : handicap);
}
