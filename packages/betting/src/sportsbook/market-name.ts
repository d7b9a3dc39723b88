import type { Market, SportEvent } from './event.ts';

/** The values that fill a market or outcome template. */
export interface MarketNameValues {
  readonly home: string;
  readonly away: string;
  /** The operator's specifier text: `hcp=-1|total=2.5`. */
  readonly specifiers: string;
}

/**
 * The values of a specifier text (`hcp=-1|total=2.5`), by name.
 *
 * @example
 * parseSpecifiers('total=2.5|hcp=0:1') // Map { 'total' => '2.5', 'hcp' => '0:1' }
 */
export function parseSpecifiers(text: string): ReadonlyMap<string, string> {
  const pairs = text.split('|').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

function signed(value: string, inverted: boolean): string {
  const number = /^([+-]?)(\d+(?:\.\d+)?)$/.exec(value);
  if (!number) return value;
  const magnitude = number[2] ?? '';
  if (Number(magnitude) === 0) return '0';
  const isNegative = (number[1] === '-') !== inverted;
  return `${isNegative ? '-' : '+'}${magnitude}`;
}

function ordinal(value: string): string {
  return /^\d+$/.test(value) ? `${value}º` : value;
}

/** `{name}`, a sign or mark before it, and the feed's small sums: `{!goalnr}`, `{-hcp}`, `{(setnr+1)}`. */
const PLACEHOLDER = /\{([+\-!$%]?)\(?(\w+)(?:([+-])(\d+))?\)?\}/g;

/**
 * Fills a market or outcome template of the feed: `{$competitor1}`, `{$competitor2}`, `{name}` for a
 * specifier, `{+name}` and `{-name}` signed and inverted, `{!name}` ordinal, `{(name+1)}` sums.
 * A handicap always carries its sign, 0 is "0", and a score handicap ("1:0") stays as it is.
 * A placeholder without a value is left out, as a missing label is blank. Source: 2§5, 2§8.
 */
export function renderMarketName(template: string, values: MarketNameValues): string {
  const specifiers = parseSpecifiers(values.specifiers);

  const fill = (_: string, mark: string, name: string, operator?: string, operand?: string) => {
    if (name === 'competitor1') return values.home;
    if (name === 'competitor2') return values.away;
    if (mark === '$' || mark === '%') return '';
    const given = specifiers.get(name);
    if (given === undefined) return '';
    const shift = Number(operand ?? 0) * (operator === '-' ? -1 : 1);
    const value = shift === 0 ? given : String(Number(given) + shift);
    if (mark === '!') return ordinal(value);
    if (mark === '-') return signed(value, true);
    return mark === '+' || name === 'hcp' ? signed(value, false) : value;
  };

  return template.replace(PLACEHOLDER, fill).replace(/\s+/g, ' ').trim();
}

/** Whether a name is a template with values to fill in. */
function isTemplate(name: string): boolean {
  return name.includes('{');
}

/**
 * The market with the templates of its name and of its outcomes' names filled; the same market when
 * there are none. An event without two sides has no competitors to fill in. Source: 2§5.
 */
export function fillMarketNames(market: Market, event: SportEvent): Market {
  const { name, specifiers, outcomes } = market;
  if (!isTemplate(name) && !outcomes.some((outcome) => isTemplate(outcome.name))) return market;
  const [home, away] = event.kind === 'match' ? [event.home.name, event.away.name] : ['', ''];
  const fill = (text: string) =>
    isTemplate(text) ? renderMarketName(text, { home, away, specifiers }) : text;
  return {
    ...market,
    name: fill(name),
    outcomes: outcomes.map((outcome) => ({ ...outcome, name: fill(outcome.name) })),
  };
}
