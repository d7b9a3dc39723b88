import type { Language } from '../country.ts';
import type { Words } from './competition.ts';
import type { Sport } from './competitions.ts';
import type { Fixture } from './fixtures.ts';
import type { MatchState } from './match-course.ts';
import { specifierOf } from './outcome-terms.ts';

/** Names of markets by type; `{hcp}` and `{total}` stand for the specifiers. */
const MARKET_TEMPLATES: Readonly<Record<string, Words>> = {
  '1': { 'pt-BR': 'Resultado Final', es: 'Resultado Final' },
  '10': { 'pt-BR': 'Dupla Chance', es: 'Doble Oportunidad' },
  '16': { 'pt-BR': 'Handicap Asiático {hcp}', es: 'Hándicap Asiático {hcp}' },
  '18': { 'pt-BR': 'Total de Gols {total}', es: 'Total de Goles {total}' },
  '29': { 'pt-BR': 'Ambas Marcam', es: 'Ambos Equipos Marcan' },
  '45': { 'pt-BR': 'Placar Exato', es: 'Marcador Exacto' },
  '186': { 'pt-BR': 'Vencedor', es: 'Ganador' },
  '187': { 'pt-BR': 'Handicap de Sets {hcp}', es: 'Hándicap de Sets {hcp}' },
  '189': { 'pt-BR': 'Total de Sets {total}', es: 'Total de Sets {total}' },
  '219': { 'pt-BR': 'Vencedor (incl. prorrogação)', es: 'Ganador (incl. prórroga)' },
  '223': { 'pt-BR': 'Handicap de Pontos {hcp}', es: 'Hándicap de Puntos {hcp}' },
  '225': { 'pt-BR': 'Total de Pontos {total}', es: 'Total de Puntos {total}' },
};

const SPORT_NAMES: Readonly<Record<Sport, Words>> = {
  football: { 'pt-BR': 'Futebol', es: 'Fútbol' },
  basketball: { 'pt-BR': 'Basquete', es: 'Básquetbol' },
  tennis: { 'pt-BR': 'Tênis', es: 'Tenis' },
};

interface PhraseBook {
  readonly draw: string;
  readonly or: string;
  readonly over: string;
  readonly under: string;
  readonly yes: string;
  readonly no: string;
  readonly other: string;
  readonly live: string;
  readonly notStarted: string;
  readonly firstHalf: string;
  readonly halfTime: string;
  readonly secondHalf: string;
  readonly quarter: string;
  readonly quarterBreak: string;
  readonly overtime: string;
  readonly set: string;
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
    live: 'Ao vivo',
    notStarted: 'Não iniciado',
    firstHalf: '1º tempo',
    halfTime: 'Intervalo',
    secondHalf: '2º tempo',
    quarter: '{part}º quarto',
    quarterBreak: 'Intervalo',
    overtime: 'Prorrogação',
    set: '{part}º set',
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
    live: 'En vivo',
    notStarted: 'No iniciado',
    firstHalf: '1.er tiempo',
    halfTime: 'Descanso',
    secondHalf: '2.º tiempo',
    quarter: '{part}.º cuarto',
    quarterBreak: 'Descanso',
    overtime: 'Prórroga',
    set: '{part}.º set',
    ended: 'Finalizado',
    abandoned: 'Abandonado',
  },
};

/** The platform's words for sports, states, markets and outcomes, in one language. */
export interface Labels {
  readonly live: string;
  words(words: Words): string;
  sport(sport: Sport): string;
  status(state: MatchState): string;
  marketTemplate(typeId: string): string;
  market(typeId: string, specifiers: string): string;
  outcome(fixture: Fixture, specifiers: string, outcomeTypeId: string): string;
}

export function createLabels(language: Language): Labels {
  const phrases = PHRASES[language];
  const template = (typeId: string) => MARKET_TEMPLATES[typeId]?.[language] ?? '';

  return {
    live: phrases.live,
    words: (words) => words[language],
    sport: (sport) => SPORT_NAMES[sport][language],
    status({ phase, part, games }) {
      const text = phrases[phase].replace('{part}', String(part));
      return games ? `${text} (${games.join('-')})` : text;
    },
    marketTemplate: template,
    market: (typeId, specifiers) =>
      template(typeId)
        .replace('{hcp}', signed(specifierOf(specifiers, 'hcp') ?? 0))
        .replace('{total}', String(specifierOf(specifiers, 'total') ?? '')),
    outcome({ home, away }, specifiers, outcomeTypeId) {
      const handicap = specifierOf(specifiers, 'hcp') ?? 0;
      const total = specifierOf(specifiers, 'total') ?? 0;
      const names: Readonly<Record<string, string>> = {
        '1': home.name,
        '2': phrases.draw,
        '3': away.name,
        '4': home.name,
        '5': away.name,
        '9': `${home.name} ${phrases.or} ${phrases.draw}`,
        '10': `${home.name} ${phrases.or} ${away.name}`,
        '11': `${phrases.draw} ${phrases.or} ${away.name}`,
        '12': `${phrases.over} ${total}`,
        '13': `${phrases.under} ${total}`,
        '74': phrases.yes,
        '76': phrases.no,
        '1714': `${home.name} (${signed(handicap)})`,
        '1715': `${away.name} (${signed(-handicap)})`,
        other: phrases.other,
      };
      return names[outcomeTypeId] ?? outcomeTypeId.replace(':', '-');
    },
  };
}

/** A handicap with its sign; zero is "0". */
function signed(handicap: number): string {
  return handicap > 0 ? `+${handicap}` : String(handicap === 0 ? 0 : handicap);
}
