/**
 * How many test cases ended how.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** The status of a check that could not be done here and says so: it counts as skipped. */
export const NOT_DONE = 77;

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @returns {Tally}
 */
function ofVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A journey that passed only when it was played again counts as passed; the summary names it.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Tally}
 */
function ofPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * The tally of one check. A check that writes no report counts as one case. A runner that failed
 * without a failed case (it crashed, or found no tests, or a test left an error behind) counts one.
 *
 * @param {'vitest' | 'playwright' | undefined} runner
 * @param {any} report What the runner wrote, or undefined.
 * @param {number} status
 * @returns {Tally}
 */
export function tallyOf(runner, report, status) {
  if (runner === undefined) {
    if (status === NOT_DONE) return { passed: 0, failed: 0, skipped: 1 };
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  }
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const tally = runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
