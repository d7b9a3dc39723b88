import type { StoryFacts } from './story-facts.ts';

/** Names of competitors, competitions and markets as an operator of the country writes them. */
export interface EventWorld {
  readonly league: string;
  readonly cup: string;
  readonly country: string;
  readonly continent: string;
  /** Home and away; the first four are live. */
  readonly football: readonly (readonly [home: string, away: string])[];
  readonly basketballLeague: string;
  readonly basketball: readonly [home: string, away: string];
  readonly tennisLeague: string;
  readonly tennis: readonly [home: string, away: string];
  readonly periods: {
    readonly firstHalf: string;
    readonly secondHalf: string;
    readonly thirdQuarter: string;
    readonly secondSet: string;
  };
  readonly markets: {
    readonly result: string;
    readonly winner: string;
    readonly doubleChance: string;
    readonly totals: string;
    readonly handicap: string;
    readonly bothScore: string;
    readonly correctScore: string;
  };
  readonly draw: string;
  readonly or: string;
  readonly yes: string;
  readonly no: string;
}

const worlds: Readonly<Record<'pt-BR' | 'es', EventWorld>> = {
  'pt-BR': {
    league: 'Brasileirão Série A',
    cup: 'Copa Libertadores',
    country: 'Brasil',
    continent: 'América do Sul',
    football: [
      ['Flamengo', 'Palmeiras'],
      ['Atlético Mineiro', 'Athletico Paranaense'],
      ['Grêmio', 'Internacional'],
      ['Bahia', 'Fortaleza'],
      ['Botafogo', 'São Paulo'],
      ['Cruzeiro', 'Vasco da Gama'],
      ['Fluminense', 'Boca Juniors'],
    ],
    basketballLeague: 'NBB',
    basketball: ['Franca', 'Minas Tênis Clube'],
    tennisLeague: 'WTA 500 São Paulo',
    tennis: ['Marina Prado', 'Lucía Ferreyra'],
    periods: {
      firstHalf: '1º tempo',
      secondHalf: '2º tempo',
      thirdQuarter: '3º quarto',
      secondSet: '2º set',
    },
    markets: {
      result: 'Resultado Final',
      winner: 'Vencedor da Partida',
      doubleChance: 'Chance Dupla',
      totals: 'Total de Gols',
      handicap: 'Handicap',
      bothScore: 'Ambas as Equipes Marcam',
      correctScore: 'Placar Exato',
    },
    draw: 'Empate',
    or: 'ou',
    yes: 'Sim',
    no: 'Não',
  },
  es: {
    league: 'Liga MX',
    cup: 'Copa Libertadores',
    country: 'México',
    continent: 'Sudamérica',
    football: [
      ['América', 'Cruz Azul'],
      ['Guadalajara', 'Universidad Nacional'],
      ['Tigres', 'Monterrey'],
      ['León', 'Pachuca'],
      ['Toluca', 'Santos Laguna'],
      ['Querétaro', 'Atlético de San Luis'],
      ['Nacional', 'Boca Juniors'],
    ],
    basketballLeague: 'LNBP',
    basketball: ['Fuerza Regia', 'Libertadores de Querétaro'],
    tennisLeague: 'WTA 500 Guadalajara',
    tennis: ['Lucía Ferreyra', 'Marina Prado'],
    periods: {
      firstHalf: '1.er tiempo',
      secondHalf: '2.º tiempo',
      thirdQuarter: '3.er cuarto',
      secondSet: '2.º set',
    },
    markets: {
      result: 'Resultado Final',
      winner: 'Ganador del Partido',
      doubleChance: 'Doble Oportunidad',
      totals: 'Total de Goles',
      handicap: 'Hándicap',
      bothScore: 'Ambos Equipos Anotan',
      correctScore: 'Marcador Exacto',
    },
    draw: 'Empate',
    or: 'o',
    yes: 'Sí',
    no: 'No',
  },
};

/** The world of the frame's language. */
export function worldOf({ brand }: Pick<StoryFacts, 'brand'>): EventWorld {
  return worlds[brand.language === 'pt-BR' ? 'pt-BR' : 'es'];
}
