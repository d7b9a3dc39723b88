/** The letters of a numbered period: those of a half stand behind its number, the others before it. */
const UNITS: ReadonlyMap<string, (number: string) => string> = new Map([
  ['tempo', (number) => `${number}T`],
  ['tiempo', (number) => `${number}T`],
  ['quarto', (number) => `Q${number}`],
  ['cuarto', (number) => `Q${number}`],
  ['período', (number) => `P${number}`],
  ['set', (number) => `S${number}`],
]);

const STATES: ReadonlyMap<string, string> = new Map([
  ['intervalo', 'INT'],
  ['descanso', 'DES'],
  ['prorrogação', 'PRO'],
  ['prórroga', 'PRÓ'],
]);

/**
 * The period of a live match for one line of a list, from the operator's words in Portuguese or Spanish.
 * Words of another kind stay as they are.
 *
 * @example
 * shortPeriod('1º tempo') // '1T'
 * shortPeriod('1.er tiempo') // '1T'
 * shortPeriod('3.º cuarto') // 'Q3'
 * shortPeriod('Intervalo') // 'INT'
 * shortPeriod('Round 2') // 'Round 2'
 */
export function shortPeriod(statusText: string): string {
  const words = statusText.trim().toLowerCase();
  const [, number = '', unit = ''] = /^(\d+)\S*\s+(\S+)$/.exec(words) ?? [];
  return UNITS.get(unit)?.(number) ?? STATES.get(words) ?? statusText;
}
