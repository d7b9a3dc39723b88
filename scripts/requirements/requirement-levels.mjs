import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/places.mjs';

/**
 * How far a requirement has come: `site` when a journey or a test of apps/site names it, `below` when
 * only tests of packages, stories, the contract or the sandbox do, `none` when no test does. A name
 * proves nothing about the test; `none` shows what nobody has looked at.
 *
 * @typedef {'site' | 'below' | 'none'} Level
 */

/** @typedef {{ readonly id: string, readonly text: string, readonly level: Level }} Requirement */

/**
 * The ids that stand at the start of a text in quotes: of a title, of a row that names its test, or of
 * a story's name.
 *
 * @example idsInTitles("it('SLIP-03 FREE-01 holds', ") // ['SLIP-03', 'FREE-01']
 * @param {string} source
 * @returns {readonly string[]}
 */
export function idsInTitles(source) {
  const starts = source.match(/(?<=['"`])(?:[A-Z]+-\d+\b[\s,:]+)+/g) ?? [];
  return starts.flatMap((start) => start.match(/[A-Z]+-\d+/g) ?? []);
}

/** The repository's tests and stories, new ones included, with the ids that their titles name. */
export function filesWithIds() {
  const files = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts', '*.stories.tsx'];
  const listing = ['ls-files', '-z', '-co', '--exclude-standard', '--', ...files];
  // git lists deleted files until they are committed.
  return execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => ({ file, ids: idsInTitles(readFileSync(path.join(root, file), 'utf8')) }));
}

/** The rows of docs/requirements.tsv below its header, as cells. */
export function requirementRows() {
  const [header = '', ...rows] = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return { header: header.split('\t'), rows: rows.map((row) => row.split('\t')) };
}

/**
 * Every requirement of the table, in its order, with how far it has come.
 *
 * @param {readonly { readonly file: string, readonly ids: readonly string[] }[]} [tests]
 * @returns {readonly Requirement[]}
 */
export function requirements(tests = filesWithIds()) {
  /** @type {Map<string, Level>} */
  const levels = new Map();
  for (const { file, ids } of tests) {
    for (const id of ids) {
      if (isOfSite(file)) levels.set(id, 'site');
      else if (!levels.has(id)) levels.set(id, 'below');
    }
  }
  return requirementRows().rows.map(([id = '', text = '']) => ({
    id,
    text,
    level: levels.get(id) ?? 'none',
  }));
}

/**
 * Whether a test sees what a bettor can reach: stories of the site's views show a view by itself.
 *
 * @param {string} file
 */
function isOfSite(file) {
  return /^(tests\/(e2e|resilience)|apps\/site)\//.test(file) && !file.includes('.stories.');
}
