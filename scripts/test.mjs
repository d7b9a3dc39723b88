import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createCores } from './gates/cores.mjs';
import { failuresOf } from './gates/failures.mjs';
import { chosenGates, CORES } from './gates/gates.mjs';
import { sum, tallyLine, tallyOf } from './gates/tally.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { buildThemes } from './setup/build.mjs';
import { describeFailure, SetupFailure } from './setup/failure.mjs';
import { childEnvironment, node, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { seconds } from './setup/step.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/** @typedef {import('./gates/gates.mjs').Gate} Gate */
/** @typedef {import('./gates/gates.mjs').Check} Check */
/** @typedef {import('./gates/tally.mjs').Tally} Tally */

try {
  const gates = chosenGates(process.argv.slice(2));
  await bootstrap();
  await buildThemes();
  const programs = await provideTestPrograms(new Set(gates.flatMap(({ needs }) => needs)));
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const results = await passThrough(gates, childEnvironment(programs));
  summarize(results);
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  process.stderr.write(describeFailure(error));
  finish({ passed: 0, failed: 1, skipped: 0 });
}

/**
 * @typedef {object} Result
 * @property {Gate} gate
 * @property {Outcome} outcome
 * @property {string} said
 */

/**
 * @typedef {object} Outcome
 * @property {Tally} tally
 * @property {string[]} failures
 * @property {string} [output] What the checks wrote, where they did not write to the terminal.
 */

/**
 * Runs every gate, the ones after a failure too: one run shows all there is to mend. Gates that keep
 * one core busy run side by side.
 *
 * @param {readonly Gate[]} gates
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result[]>} In the order of the gates.
 */
async function passThrough(gates, env) {
  const cores = createCores(CORES);
  /** @type {Map<string, Promise<Result>>} */
  const begun = new Map();
  for (const gate of gates) {
    const needed = gate.after === undefined ? undefined : begun.get(gate.after);
    begun.set(gate.name, resultOf(gate, needed));
  }
  return Promise.all(begun.values());

  /**
   * @param {Gate} gate
   * @param {Promise<Result> | undefined} needed
   * @returns {Promise<Result>}
   */
  async function resultOf(gate, needed) {
    if ((await needed)?.outcome.tally.failed) return notRun(gate);
    return cores.take(gate.cores, () => timedGate(gate, env));
  }
}

/**
 * @param {Gate} gate
 * @returns {Result}
 */
function notRun(gate) {
  const said = `not run, since "${gate.after}" failed`;
  process.stdout.write(`\n-- ${gate.title}: ${said}\n`);
  const tally = { passed: 0, failed: gate.checks.length, skipped: 0 };
  return { gate, outcome: { tally, failures: [] }, said };
}

/**
 * @param {Gate} gate
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function timedGate(gate, env) {
  const begun = performance.now();
  const isAlone = gate.cores === CORES;
  if (isAlone) process.stdout.write(`\n== ${gate.title}\n`);
  const outcome = await runGate(gate, env, isAlone);
  const said = `${tallyLine(outcome.tally)} (${seconds(performance.now() - begun)})`;
  const title = isAlone ? '' : `\n== ${gate.title}\n${outcome.output}`;
  process.stdout.write(`${title}-- ${gate.title}: ${said}\n`);
  return { gate, outcome, said };
}

/**
 * @param {Gate} gate
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} show Whether the checks write to the terminal as they go.
 * @returns {Promise<Outcome>}
 */
async function runGate(gate, env, show) {
  const perCheck = createCores(gate.checksAtOnce ?? 1);
  const outcomes = await Promise.all(
    gate.checks.map((check) => perCheck.take(1, () => runCheck(check, env, show))),
  );
  return {
    tally: sum(outcomes.map(({ tally }) => tally)),
    failures: outcomes.flatMap(({ failures }) => failures),
    output: outcomes.map(({ output }) => output).join(''),
  };
}

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} show
 * @returns {Promise<Outcome>}
 */
async function runCheck(check, env, show) {
  const { report } = check;
  if (report !== undefined) await rm(report, { force: true });
  const program = check.program === 'node' ? node : tool(check.program);
  const { status, output } = await run(program, check.args, {
    cwd: root,
    env: { ...env, ...check.env },
    show,
  });
  const written =
    report !== undefined && existsSync(report)
      ? JSON.parse(await readFile(report, 'utf8'))
      : undefined;
  return {
    tally: tallyOf(check.runner, written, status),
    failures: failuresOf(check.runner, written),
    output,
  };
}

/** @param {readonly Result[]} results */
function summarize(results) {
  process.stdout.write('\n== Summary\n');
  for (const { gate, outcome, said } of results) {
    const mark = outcome.tally.failed === 0 ? 'ok     ' : 'FAILED ';
    process.stdout.write(`${mark} ${gate.name.padEnd(9)} ${said}\n`);
    for (const failure of outcome.failures) process.stdout.write(`        ${failure}\n`);
  }
  process.stdout.write('\n');
  finish(sum(results.map(({ outcome }) => outcome.tally)));
}

/**
 * The last line of the run stands alone and has always this form.
 *
 * @param {Tally} total
 */
function finish(total) {
  process.stdout.write(`${tallyLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}
