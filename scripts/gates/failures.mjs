import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/places.mjs';

/** @param {string | undefined} message */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n')[0];

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
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
  );
}

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function ofPlaywright({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        return `${file} (${projectName}): ${title}: ${firstLine(failed?.error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/**
 * What failed, and which journeys failed once, a line each: file, title and the first line of what was said. The end of a long log
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
