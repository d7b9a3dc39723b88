import path from 'node:path';
import { sum, tallyOf } from '../gates/tally.mjs';

/** @typedef {import('../gates/tally.mjs').Tally} Tally */

/**
 * The counts of one brand: of all its journeys, and of each kind by itself, named as its file is.
 *
 * @typedef {object} BrandCounts
 * @property {string} brand
 * @property {Tally} all
 * @property {Readonly<Record<string, Tally>>} kinds
 */

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ tests: { status: 'expected' | 'flaky' | 'unexpected' | 'skipped' }[] }[]} [specs]
 */

/**
 * @param {string} brand
 * @param {{ suites: Suite[], stats: any } | undefined} report What Playwright wrote.
 * @param {number} status The end of the run.
 * @returns {BrandCounts}
 */
export function countsOf(brand, report, status) {
  /** @type {Record<string, Tally>} */
  const kinds = {};
  for (const suite of report?.suites ?? []) {
    const kind = path.basename(suite.file, '.spec.ts').replaceAll('-', ' ');
    kinds[kind] = sum([...(kinds[kind] ? [kinds[kind]] : []), ...endsIn(suite).map(tallyOfEnd)]);
  }
  return { brand, all: tallyOf('playwright', report, status), kinds };
}

/**
 * @param {Suite} suite
 * @returns {('expected' | 'flaky' | 'unexpected' | 'skipped')[]}
 */
function endsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.map((test) => test.status));
  return [...own, ...suites.flatMap(endsIn)];
}

/**
 * @param {'expected' | 'flaky' | 'unexpected' | 'skipped'} end
 * @returns {Tally}
 */
function tallyOfEnd(end) {
  const isPassed = end === 'expected' || end === 'flaky';
  return {
    passed: isPassed ? 1 : 0,
    failed: end === 'unexpected' ? 1 : 0,
    skipped: end === 'skipped' ? 1 : 0,
  };
}

/**
 * The counts as lines of a table: per brand what passed of each kind, and of all what passed and failed.
 *
 * @param {readonly BrandCounts[]} counts
 * @returns {string}
 */
export function countsTable(counts) {
  const kinds = [...new Set(counts.flatMap((each) => Object.keys(each.kinds)))].sort();
  const total = {
    brand: 'all',
    all: sum(counts.map(({ all }) => all)),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, sum(counts.flatMap((each) => each.kinds[kind] ?? []))]),
    ),
  };
  const rows = [
    ['brand', ...kinds, 'passed', 'failed', 'skipped'],
    ...[...counts, total].map(({ brand, all, kinds: ofKinds }) => [
      brand,
      ...kinds.map((kind) => shareOf(ofKinds[kind])),
      ...[all.passed, all.failed, all.skipped].map(String),
    ]),
  ];
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Tally | undefined} tally */
function shareOf(tally) {
  if (!tally) return '-';
  const { passed, failed, skipped } = tally;
  return `${passed} of ${passed + failed + skipped}`;
}
