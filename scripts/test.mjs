import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { failuresOf } from './gates/failures.mjs';
import { chosenGates } from './gates/gates.mjs';
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

/** @typedef {{ tally: Tally, failures: string[] }} Outcome */

/**
 * Runs every gate, the ones after a failure too: one run shows all there is to mend.
 *
 * @param {readonly Gate[]} gates
 * @param {NodeJS.ProcessEnv} env
 */
async function passThrough(gates, env) {
  /** @type {Result[]} */
  const results = [];
  for (const gate of gates) {
    process.stdout.write(`\n== ${gate.title}\n`);
    const begun = performance.now();
    const barred = results.some(
      (result) => result.gate.name === gate.after && result.outcome.tally.failed,
    );
    const outcome = barred
      ? { tally: { passed: 0, failed: gate.checks.length, skipped: 0 }, failures: [] }
      : await runGate(gate, env);
    const said = barred
      ? `not run, since "${gate.after}" failed`
      : `${tallyLine(outcome.tally)} (${seconds(performance.now() - begun)})`;
    process.stdout.write(`-- ${gate.title}: ${said}\n`);
    results.push({ gate, outcome, said });
  }
  return results;
}

/**
 * @param {Gate} gate
 * @param {NodeJS.ProcessEnv} env
 */
async function runGate(gate, env) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const check of gate.checks) outcomes.push(await runCheck(check, env));
  return {
    tally: sum(outcomes.map(({ tally }) => tally)),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/**
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 */
async function runCheck(check, env) {
  const { report } = check;
  if (report !== undefined) await rm(report, { force: true });
  const program = check.program === 'node' ? node : tool(check.program);
  const { status } = await run(program, check.args, {
    cwd: root,
    env: { ...env, ...check.env },
    show: true,
  });
  const written =
    report !== undefined && existsSync(report)
      ? JSON.parse(await readFile(report, 'utf8'))
      : undefined;
  return {
    tally: tallyOf(check.runner, written, status),
    failures: failuresOf(check.runner, written),
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
