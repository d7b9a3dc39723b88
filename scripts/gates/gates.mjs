import path from 'node:path';
import { SetupFailure } from '../setup/failure.mjs';
import { root } from '../setup/places.mjs';

/** @typedef {import('../setup/test-programs.mjs').Need} Need */

/**
 * One program whose exit status decides.
 *
 * @typedef {object} Check
 * @property {string} program A tool of the dependencies, or node.
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'vitest' | 'playwright'} [runner] Whose report counts the test cases.
 * @property {string} [report] Where the runner writes it.
 */

/**
 * @typedef {object} Gate
 * @property {string} name As said after --only.
 * @property {string} title
 * @property {readonly Check[]} checks
 * @property {readonly Need[]} needs
 * @property {1 | 2} cores How many processor cores its checks keep busy.
 * @property {number} [checksAtOnce] How many of its checks run side by side; one unless said.
 * @property {string} [after] Gate without whose success this one cannot run.
 */

/** What the gates are made for; more at once would not make a browser's tests safer. */
export const CORES = 2;

/** Brands that journeys visit: one of each scheme, and one outside Brazil. */
const journeyBrands = ['arara', 'ipe', 'axolote'];

/**
 * @param {string} project
 * @returns {Check}
 */
function vitest(project) {
  const report = path.join(root, 'test-results', `${project}.json`);
  return {
    program: 'vitest',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    runner: 'vitest',
    report,
  };
}

/**
 * Everything a change has to pass, cheapest first, those that keep one core busy side by side.
 *
 * @type {readonly Gate[]}
 */
export const gates = [
  {
    name: 'lint',
    title: 'Lint and unused code',
    checks: [
      // The types of all at once would take more memory than Node gives a process.
      { program: 'eslint', args: ['apps/site', '--max-warnings', '0'] },
      { program: 'eslint', args: ['.', '--ignore-pattern', 'apps/site/**', '--max-warnings', '0'] },
      { program: 'knip', args: ['--no-progress'] },
    ],
    cores: 1,
    needs: [],
  },
  {
    name: 'format',
    title: 'Format',
    checks: [{ program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] }],
    cores: 1,
    needs: [],
  },
  {
    name: 'audit',
    title: 'Known weaknesses of dependencies',
    checks: [{ program: 'node', args: ['scripts/supply-audit.mjs'] }],
    cores: 1,
    needs: [],
  },
  {
    name: 'openapi',
    title: 'OpenAPI documents',
    checks: [{ program: 'node', args: ['packages/upstream/scripts/openapi.ts'] }],
    cores: 1,
    needs: [],
  },
  {
    name: 'package',
    title: 'Packages',
    checks: [{ program: 'node', args: ['scripts/packages.mjs'] }, vitest('package')],
    cores: 1,
    needs: [],
  },
  {
    name: 'types',
    title: 'Types',
    checks: [{ program: 'node', args: ['scripts/typecheck.mjs'] }],
    cores: 2,
    needs: [],
  },
  { name: 'unit', title: 'Unit tests', checks: [vitest('unit')], cores: 2, needs: ['redis'] },
  {
    name: 'contract',
    title: 'Contract tests',
    checks: [vitest('contract')],
    cores: 2,
    needs: ['http tools'],
  },
  { name: 'story', title: 'Stories', checks: [vitest('story')], cores: 2, needs: ['browser'] },
  {
    name: 'build',
    title: 'Sites',
    checks: journeyBrands.map((brand) => ({
      program: 'node',
      args: ['scripts/build.mjs'],
      env: { BRAND: brand },
    })),
    cores: 2,
    checksAtOnce: 2,
    needs: [],
  },
  {
    name: 'journey',
    title: 'Journeys and resilience',
    checks: [
      {
        program: 'playwright',
        args: ['test'],
        runner: 'playwright',
        report: path.join(root, 'test-results/journey.json'),
      },
      vitest('resilience'),
      vitest('storm'),
    ],
    cores: 2,
    needs: ['browser', 'old browser', 'redis', 'proxy', 'text browser'],
    after: 'build',
  },
];

/**
 * The gates that the arguments ask for: all, or those named by `--only unit,lint`, with the gates
 * they cannot do without.
 *
 * @param {readonly string[]} args
 * @returns {readonly Gate[]}
 */
export function chosenGates(args) {
  if (args.length === 0) return gates;
  const names = namesIn(args);
  const unknown = names.find((name) => !gates.some((gate) => gate.name === name));
  if (names.length === 0 || unknown !== undefined) {
    throw new SetupFailure(
      unknown === undefined
        ? `"${args.join(' ')}" is not understood.`
        : `There is no gate called "${unknown}".`,
      `Use: npm test -- --only <gates>\nwith gates from: ${gates.map(({ name }) => name).join(',')}`,
    );
  }
  const needed = gates.filter(({ name }) => names.includes(name)).map(({ after }) => after);
  return gates.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/**
 * @param {readonly string[]} args
 * @returns {readonly string[]}
 */
function namesIn([flag = '', value, ...rest]) {
  const [name, joined] = flag.split('=', 2);
  if (name !== '--only' || rest.length > 0) return [];
  return (joined ?? value ?? '').split(',').filter((each) => each !== '');
}
