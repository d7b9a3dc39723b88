import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/places.mjs';

/** Characters: room for a counterexample, or for what was expected and what came. */
const SAID = 500;
const BEHIND_WORDS = /^\s+at\b|^Call log:/;

/**
 * What was said, on one line, without the stack or Playwright's log.
 *
 * @param {string | undefined} message
 */
function said(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const end = lines.findIndex((line) => BEHIND_WORDS.test(line));
  const words = end === -1 ? lines : lines.slice(0, end);
  const text = words
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ');
  return text.length > SAID ? `${text.slice(0, SAID)}…` : text;
}

/**
 * @typedef {object} TestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] Why it could not even be loaded.
 * @property {{ fullName: string, status: string, failureMessages?: string[] }[]} assertionResults
 */

/**
 * @param {TestFile} file
 * @returns {string[]}
 */
function ofTestFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${said(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}: ${said(failureMessages?.[0])}`,
  );
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { projectName: string, status: string, results: { error?: { message?: string, location?: { line: number } } }[] }[] }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function ofPlaywright({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const error = results.find((result) => result.error)?.error;
        const end = status === 'flaky' ? 'passed when repeated' : 'failed';
        // A journey that ran out of time failed at no line.
        const place = error?.location ? `${file}:${error.location.line}` : file;
        return `${place} (${projectName}, ${end}): ${title}: ${said(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/**
 * What failed, and which journeys failed once, a line each: file, title and what was said. The end of a long log
 * is often all that is kept of it.
 *
 * @param {'vitest' | 'playwright' | undefined} runner
 * @param {any} report What the runner wrote, or undefined.
 * @returns {string[]}
 */
export function failuresOf(runner, report) {
  if (runner === undefined || report === undefined) return [];
  return runner === 'vitest' ? report.testResults.flatMap(ofTestFile) : ofPlaywright(report);
}
