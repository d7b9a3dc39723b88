import type { Provider } from '@vitrine/betting/sportsbook/event';
import type { Words } from '../world/competitions/competition.ts';
import type { Sport } from '../world/competitions/competitions.ts';

/** A group of markets on an event's page. Source: 2§3. */
export interface MarketGroup {
  readonly typeGroup: 'Normal' | 'Main' | 'CustomBet';
  readonly name: Words;
  readonly marketTypeIds: readonly string[];
}

const MAIN = { 'pt-BR': 'Principais', es: 'Principales' };
const GOALS = { 'pt-BR': 'Gols', es: 'Goles' };
const HANDICAPS = { 'pt-BR': 'Handicap', es: 'Hándicap' };
const SCORES = { 'pt-BR': 'Placar Exato', es: 'Marcador Exacto' };
const CORNERS = { 'pt-BR': 'Escanteios', es: 'Tiros de Esquina' };
const CARDS = { 'pt-BR': 'Cartões', es: 'Tarjetas' };
const POINTS = { 'pt-BR': 'Pontos', es: 'Puntos' };
const SETS = { 'pt-BR': 'Sets', es: 'Sets' };
const RUNS = { 'pt-BR': 'Corridas', es: 'Carreras' };
const LEGS = { 'pt-BR': 'Legs', es: 'Legs' };
const ROUNDS = { 'pt-BR': 'Rounds', es: 'Asaltos' };
const PLACES = { 'pt-BR': 'Colocações', es: 'Posiciones' };
const DUELS = { 'pt-BR': 'Duelos', es: 'Duelos' };
const CUSTOM_BET = { 'pt-BR': 'Criar Aposta', es: 'Crear Apuesta' };

const GOAL_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '1', '10', '18', '29'),
  group('Normal', GOALS, '18', '29'),
  group('Normal', HANDICAPS, '16'),
];
const POINT_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '219', '223', '225'),
  group('Normal', POINTS, '225'),
  group('Normal', HANDICAPS, '223'),
];
const SETS_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '186', '189'),
  group('Normal', SETS, '189', '187'),
];
const RUN_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '251', '340', '258'),
  group('Normal', RUNS, '258', '256'),
];
const FIGHT_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '1', '186', '910'),
  group('Normal', ROUNDS, '910'),
];

const BY_SPORT: Readonly<Record<Sport, readonly MarketGroup[]>> = {
  football: [
    group('Main', MAIN, '1', '10', '18', '29'),
    group('Normal', GOALS, '18', '29', '35'),
    group('Normal', CORNERS, '166'),
    group('Normal', CARDS, '139'),
    group('Normal', HANDICAPS, '16'),
    group('Normal', SCORES, '45'),
    group('CustomBet', CUSTOM_BET, '1', '10', '18', '29', '16', '45', '166', '139'),
  ],
  basketball: POINT_GROUPS,
  tennis: SETS_GROUPS,
  eSoccer: GOAL_GROUPS,
  eBasketball: POINT_GROUPS,
  baseball: RUN_GROUPS,
  americanFootball: POINT_GROUPS,
  tableTennis: SETS_GROUPS,
  boxing: FIGHT_GROUPS,
  mma: FIGHT_GROUPS,
  volleyball: SETS_GROUPS,
  beachVolleyball: SETS_GROUPS,
  rugby: [
    group('Main', MAIN, '1', '223', '225'),
    group('Normal', POINTS, '225'),
    group('Normal', HANDICAPS, '223'),
  ],
  cricket: RUN_GROUPS,
  darts: [group('Main', MAIN, '186', '522'), group('Normal', LEGS, '522', '521')],
  futsal: GOAL_GROUPS,
  handball: GOAL_GROUPS,
  iceHockey: GOAL_GROUPS,
};

/** The groups of races and other stages, whatever their sport. */
export const STAGE_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '401', '405', '406'),
  group('Normal', PLACES, '402', '403'),
  group('Normal', DUELS, '404'),
];

/** The groups of seasons, whatever their sport. */
export const SEASON_GROUPS: readonly MarketGroup[] = [
  group('Main', MAIN, '411'),
  group('Normal', PLACES, '412', '413'),
];

/** The groups of a sport's markets at a provider; only provider one takes custom bets. */
export function marketGroups(sport: Sport, provider: Provider): readonly MarketGroup[] {
  return BY_SPORT[sport].filter(({ typeGroup }) => typeGroup !== 'CustomBet' || provider === 'one');
}

/** Types of the markets in the main group of a sport. */
export function mainMarketTypes(sport: Sport): ReadonlySet<string> {
  const main = BY_SPORT[sport].filter(({ typeGroup }) => typeGroup === 'Main');
  return new Set(main.flatMap(({ marketTypeIds }) => marketTypeIds));
}

function group(
  typeGroup: MarketGroup['typeGroup'],
  name: Words,
  ...marketTypeIds: readonly string[]
): MarketGroup {
  return { typeGroup, name, marketTypeIds };
}
