import { fewestWishes, sumOfFigures } from './figures.mjs';

/**
 * What a trial of a promise came to.
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} asked
 * @property {string} figure
 * @property {boolean} isKept
 * @property {number} [wishes] How many each storm of it has to make; of fewer it is a part.
 * @property {string} date
 * @property {string} commit
 * @property {string} machine
 */

const HEADING = `# Promises with a figure

What \`npm run promises\` tried at the size that is promised, and what it came to; what each is, and what a share of it in
\`npm test\` shows, is in [decision 0238](decisions/0238-promises-with-a-figure.md). R1 and R2 take hours, and run only when
they are named. \`npm run promises -- R3 R8 --report docs/promises.md\` tries some, and writes their rows anew. With
\`--parts 5\` R1 or R2 makes a fifth of its wishes; the rows of parts are summed up until they have made them all, each on
its own commit, and a part that misses begins anew.
`;
const COLUMNS = ['promise', 'asked', 'figure', '', 'date', 'commit', 'machine'];

const SO_FAR = 'kept so far';

/** @param {Row} row */
function cellsOf(row) {
  const { id, asked, figure, date, commit, machine } = row;
  const told = figure === '' ? 'none: it ended before' : figure;
  return [id, asked, told, stateOf(row), date, commit, machine];
}

/** @param {Row} row */
function stateOf({ figure, isKept, wishes = 0 }) {
  if (!isKept) return '**missed**';
  return wishes === 0 || fewestWishes(figure) >= wishes ? 'kept' : SO_FAR;
}

/**
 * The row of a promise with the parts that stand in the report.
 *
 * @param {Row} row
 * @param {string | undefined} standing
 * @returns {Row}
 */
function withEarlierParts(row, standing = '') {
  const [, , figure = '', state, date = '', commit = '', machine = ''] = standing
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(/\s*\|\s*/);
  if (state !== SO_FAR || stateOf(row) !== SO_FAR) return row;
  return {
    ...row,
    figure: sumOfFigures(figure, row.figure),
    date: together(date, row.date),
    commit: together(commit, row.commit),
    machine: together(machine, row.machine),
  };
}

/**
 * @param {string} before
 * @param {string} now
 */
function together(before, now) {
  return before.split('; ').includes(now) ? before : `${before}; ${now}`;
}

/** @param {readonly string[]} cells */
function line(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** @param {string} rowLine */
function numberOf(rowLine) {
  return Number(/^\| R(\d+) /.exec(rowLine)?.[1]);
}

/** The rows as a table in Markdown. @param {readonly Row[]} rows */
export function promiseTable(rows) {
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(cellsOf)].map(line).join('\n');
}

/**
 * The report with the rows of the promises that were tried, one that was tried in part with the parts before it;
 * those of the others stay as they stand in the report of before, which is empty when there is none.
 *
 * @param {string} before
 * @param {readonly Row[]} rows
 */
export function mergedReport(before, rows) {
  const tried = new Set(rows.map(({ id }) => Number(id.slice(1))));
  const standing = before.split('\n').filter((one) => !Number.isNaN(numberOf(one)));
  const kept = standing.filter((one) => !tried.has(numberOf(one)));
  const anew = rows.map((row) => {
    const own = standing.find((one) => numberOf(one) === Number(row.id.slice(1)));
    return line(cellsOf(withEarlierParts(row, own)));
  });
  const all = [...kept, ...anew];
  const sorted = all.toSorted((one, other) => numberOf(one) - numberOf(other));
  return `${HEADING}\n${[promiseTable([]), ...sorted].join('\n')}\n`;
}
