import type { BettingWords, StoryLanguage } from './betting-words.ts';

export interface Game {
  readonly id: string;
  readonly home: string;
  readonly away: string;
}

interface World {
  readonly league: string;
  readonly country: string;
  readonly football: readonly [Game, Game, Game, Game, Game];
  readonly tennis: Game;
  readonly tennisLeague: string;
  readonly result: string;
  readonly winner: string;
  readonly totals: string;
  readonly handicap: string;
  readonly bothScore: string;
  readonly yes: string;
  readonly no: string;
  readonly correctScore: string;
  readonly champion: string;
  readonly secondHalf: string;
  readonly secondSet: string;
  readonly kickOff: string;
  readonly placedAt: string;
}

const worlds: Readonly<Record<StoryLanguage, World>> = {
  'pt-BR': {
    league: 'Brasileirão Série A',
    country: 'Brasil',
    football: [
      { id: 'sr:match:1', home: 'Flamengo', away: 'Palmeiras' },
      { id: 'sr:match:2', home: 'Atlético Mineiro', away: 'Athletico Paranaense' },
      { id: 'sr:match:3', home: 'Grêmio', away: 'Internacional' },
      { id: 'sr:match:4', home: 'Botafogo', away: 'São Paulo' },
      { id: 'sr:match:5', home: 'Bahia', away: 'Fortaleza' },
    ],
    tennis: { id: 'bg:match:6', home: 'Marina Prado', away: 'Lucía Ferreyra' },
    tennisLeague: 'WTA 500 São Paulo',
    result: 'Resultado Final',
    winner: 'Vencedora da Partida',
    totals: 'Total de Gols',
    handicap: 'Handicap',
    bothScore: 'Ambas as Equipes Marcam',
    yes: 'Sim',
    no: 'Não',
    correctScore: 'Placar Exato',
    champion: 'Campeão do Brasileirão Série A',
    secondHalf: '2º tempo',
    secondSet: '2º set',
    kickOff: '21:30',
    placedAt: '20/11/2026, 18:42',
  },
  es: {
    league: 'Liga MX',
    country: 'México',
    football: [
      { id: 'sr:match:1', home: 'América', away: 'Cruz Azul' },
      { id: 'sr:match:2', home: 'Guadalajara', away: 'Universidad Nacional' },
      { id: 'sr:match:3', home: 'Tigres', away: 'Monterrey' },
      { id: 'sr:match:4', home: 'Toluca', away: 'Santos Laguna' },
      { id: 'sr:match:5', home: 'León', away: 'Pachuca' },
    ],
    tennis: { id: 'bg:match:6', home: 'Lucía Ferreyra', away: 'Marina Prado' },
    tennisLeague: 'WTA 500 Guadalajara',
    result: 'Resultado Final',
    winner: 'Ganadora del Partido',
    totals: 'Total de Goles',
    handicap: 'Hándicap',
    bothScore: 'Ambos Equipos Anotan',
    yes: 'Sí',
    no: 'No',
    correctScore: 'Marcador Exacto',
    champion: 'Campeón de la Liga MX',
    secondHalf: '2.º tiempo',
    secondSet: '2.º set',
    kickOff: '19:00',
    placedAt: '20/11/2026, 18:42',
  },
};

/** The words of the country in which the fixtures play. */
export function worldOf({ place }: BettingWords): World {
  return worlds[place.language];
}

export function eventName(words: BettingWords, { home, away }: Game): string {
  return words.sportsbook('event.name', { home, away });
}
