/** How many characters of a name fit beside three prices on a phone. */
const FITS = 14;

/** Words that a name can do without. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'di', 'e', 'y']);

/**
 * The name of a competitor for one line of a list. A name that is too long loses its particles first, then
 * its words become initials, the middle ones before the last; the first word stays whole. A name of one
 * word, and one that is still too long, is left to the page to cut.
 *
 * @example
 * shortName('Flamengo') // 'Flamengo'
 * shortName('Independiente Rivadavia') // 'Independiente R.'
 * shortName('Estudiantes de Río Cuarto') // 'Estudiantes Río C.'
 * shortName('A. Quinteros-Paz') // 'A. Quinteros'
 * shortName('M. Evaldsson/T. Budinger') // 'Evaldsson/Budinger'
 */
export function shortName(name: string): string {
  if (fits(name)) return name;
  if (PERSON.test(name)) return shortPerson(name);
  const [first = '', ...others] = name.split(/\s+/).filter((word) => !PARTICLES.has(word));
  const last = others.length - 1;
  const words = [first, ...others];
  if (fits(words.join(' '))) return words.join(' ');
  const middle = [first, ...others.map((word, at) => (at === last ? word : initial(word)))];
  if (fits(middle.join(' '))) return middle.join(' ');
  return [first, ...others.map(initial)].join(' ');
}

/** An initial and a surname. */
const PERSON = /^\p{L}\. /u;

/** A surname is never an initial: of two the first stays, and of a pair the surnames alone. */
function shortPerson(name: string): string {
  const people = name.split('/');
  return people.length === 1
    ? name.replace(/-.*$/u, '')
    : people.map((person) => person.replace(PERSON, '')).join('/');
}

function fits(name: string): boolean {
  return [...name].length <= FITS;
}

/** A word as its initial; figures, short words (`FC`, `II`) and a player in brackets stay. */
function initial(word: string): string {
  const letters = [...word];
  return letters.length <= 3 || /\d|^\(/.test(word) ? word : `${letters[0] ?? ''}.`;
}
