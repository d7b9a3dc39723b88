/**
 * What a trial of a promise came to.
 *
 * @typedef {object} Row
 * @property {string} id
 * @property {string} asked
 * @property {string} figure
 * @property {boolean} isKept
 * @property {string} date
 * @property {string} commit
 * @property {string} machine
 */

const HEADING = `# Promises with a figure

What \`npm run promises\` tried at the size that is promised, and what it came to; what each is, and what a share of it in
\`npm test\` shows, is in [decision 0238](decisions/0238-promises-with-a-figure.md). R1 and R2 take hours, and run only when
they are named. \`npm run promises -- R3 R8 --report docs/promises.md\` tries some, and writes their rows anew.
`;
const COLUMNS = ['promise', 'asked', 'figure', '', 'date', 'commit', 'machine'];

/** @param {Row} row */
function cellsOf({ id, asked, figure, isKept, date, commit, machine }) {
  return [
    id,
    asked,
    figure === '' ? 'none: it ended before' : figure,
    isKept ? 'kept' : '**missed**',
    date,
    commit,
    machine,
  ];
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
 * The report with the rows of the promises that were tried; those of the others stay as they stand in the report
 * of before, which is empty when there is none.
 *
 * @param {string} before
 * @param {readonly Row[]} rows
 */
export function mergedReport(before, rows) {
  const tried = new Set(rows.map(({ id }) => Number(id.slice(1))));
  const kept = before.split('\n').filter((one) => {
    const number = numberOf(one);
    return !Number.isNaN(number) && !tried.has(number);
  });
  const all = [...kept, ...rows.map((row) => line(cellsOf(row)))];
  const sorted = all.toSorted((one, other) => numberOf(one) - numberOf(other));
  return `${HEADING}\n${[promiseTable([]), ...sorted].join('\n')}\n`;
}
