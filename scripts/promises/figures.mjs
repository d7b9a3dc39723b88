/** How a storm names what must not be. */
const OF_A_STORM = /^(?:wishes|kills|faults dealt|doubled|lost|told wrong|ledger sum) +-?\d+$/;

/**
 * What a trial printed of its promise: the lines that begin with its id, or the sums of a storm, whose last table
 * has those of all rounds. Empty when it came to none.
 *
 * @param {string} id
 * @param {string} output
 * @example figureOf('R5', 'R5: 90 routes, 0 accepted\n') // '90 routes, 0 accepted'
 */
export function figureOf(id, output) {
  const lines = output.split('\n').map((line) => line.trim());
  const own = lines.filter((line) => line.startsWith(`${id}: `));
  if (own.length > 0) return own.map((line) => line.slice(id.length + 2)).join('; ');
  const begin = lines.findLastIndex((line) => /^(?:rounds|seed) +\d+$/.test(line));
  if (begin < 0) return '';
  return lines
    .slice(begin)
    .filter((line) => OF_A_STORM.test(line))
    .map((line) => line.replace(/ +(?=-?\d+$)/, ' '))
    .join(', ');
}

/**
 * The figure of two parts of the same storms together.
 *
 * @param {string} one
 * @param {string} other
 * @example sumOfFigures('wishes 20, lost 0; wishes 9', 'wishes 30, lost 1; wishes 1') // 'wishes 50, lost 1; wishes 10'
 */
export function sumOfFigures(one, other) {
  const others = other.split('; ').map(countsOf);
  return one
    .split('; ')
    .map((storm, index) =>
      [...countsOf(storm)]
        .map(([name, count]) => `${name} ${count + (others[index]?.get(name) ?? 0)}`)
        .join(', '),
    )
    .join('; ');
}

/**
 * The fewest wishes that a storm of a figure made.
 *
 * @param {string} figure
 */
export function fewestWishes(figure) {
  return Math.min(...figure.split('; ').map((storm) => countsOf(storm).get('wishes') ?? 0));
}

/** @param {string} storm */
function countsOf(storm) {
  const counts = storm.split(', ').flatMap((each) => {
    const [, name, count] = /^(.+) (-?\d+)$/.exec(each) ?? [];
    return name === undefined ? [] : [/** @type {const} */ ([name, Number(count)])];
  });
  return new Map(counts);
}
