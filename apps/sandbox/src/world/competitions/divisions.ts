import type { Competition } from './competition.ts';
import type { Sport } from './competitions.ts';

/** The largest scale at which the competitors of the calendar never play twice at once. */
const SCALE_OF_ONE_DIVISION = 8;
/** Sports of single players, and of pairs: they have no second team. */
const PERSONAL: ReadonlySet<Sport> = new Set([
  'tennis',
  'tableTennis',
  'boxing',
  'mma',
  'darts',
  'beachVolleyball',
]);
const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const INITIALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Divisions lie so far apart in the numbers of competitions. */
const ID_STEP = 1_000_000;

/** The largest scale there are competitors for. */
export const LARGEST_SCALE = SCALE_OF_ONE_DIVISION * NUMERALS.length;

/** How many divisions play side by side at a scale: one, as long as its competitors are enough. */
export function divisionsAt(scale: number): number {
  return Math.max(1, Math.ceil(scale / SCALE_OF_ONE_DIVISION));
}

/**
 * A competition's further division, from 1: the second teams of its clubs and so on, and of players
 * others with the same surname.
 */
export function inDivision(sport: Sport, competition: Competition, division: number): Competition {
  const numeral = NUMERALS[division];
  if (numeral === undefined) throw new RangeError(`No division ${division}`);
  const { id, name, competitors } = competition;
  const named = (text: string) => `${text} ${numeral}`;
  return {
    ...competition,
    id: id.replace(/\d+$/, (number) => String(Number(number) + division * ID_STEP)),
    name: { 'pt-BR': named(name['pt-BR']), es: named(name.es) },
    competitors: competitors.map(PERSONAL.has(sport) ? (text) => relative(text, division) : named),
  };
}

/** Another player of the surname: with the initial so many letters on. */
function relative(player: string, division: number): string {
  const initial = INITIALS.indexOf(player.charAt(0));
  const other = INITIALS.charAt((initial + division * 3) % INITIALS.length);
  return other + player.slice(1);
}
