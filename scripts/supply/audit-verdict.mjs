/**
 * A known weakness of a dependency that a site runs on.
 *
 * @typedef {object} Weakness
 * @property {string} severity
 * @property {string} module_name
 * @property {string} title
 * @property {string} url
 */

/**
 * What an audit says: which weaknesses are known, or that nobody looked.
 *
 * @typedef {{ kind: 'looked', dependencies: number, known: readonly Weakness[] } | { kind: 'notLooked' }} Verdict
 */

/** Those that may not wait for the next release: docs/upgrades-and-copies.md. */
const URGENT = new Set(['high', 'critical']);

/**
 * What `pnpm audit --json` wrote. A registry that answers no audits, or can't be reached, leaves no result.
 *
 * @param {string} output
 * @returns {Verdict}
 */
export function auditVerdict(output) {
  try {
    const { advisories, metadata } = JSON.parse(
      output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
    );
    const known = /** @type {Weakness[]} */ (Object.values(advisories));
    return { kind: 'looked', dependencies: metadata.totalDependencies, known };
  } catch {
    return { kind: 'notLooked' };
  }
}

/**
 * The verdict in lines for whoever reads the gate, and whether it passes: with no urgent weakness. Null for an
 * audit that did not take place, which is neither.
 *
 * @param {Verdict} verdict
 * @returns {{ passes: boolean | null, lines: readonly string[] }}
 */
export function auditReport(verdict) {
  if (verdict.kind === 'notLooked') {
    const line =
      'NOT LOOKED: the registry answers no audits, or can’t be reached. Nothing is known of weaknesses in dependencies.';
    return { passes: null, lines: [line] };
  }
  const { dependencies, known } = verdict;
  return {
    passes: !known.some(({ severity }) => URGENT.has(severity)),
    lines: [
      `${dependencies} dependencies of a site were looked at, ${known.length} weaknesses are known`,
      ...known.map(
        ({ severity, module_name, title, url }) => `${severity}: ${module_name}: ${title} (${url})`,
      ),
    ],
  };
}
