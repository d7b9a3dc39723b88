import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { figureOf } from './promises/figures.mjs';
import { chosenPromises, partsOf } from './promises/promise-list.mjs';
import { mergedReport, promiseTable } from './promises/report.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { machineName } from './setup/machine-name.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/**
 * `npm run promises -- R3 R8 --report docs/promises.md`: tries what is promised with a figure at its whole size,
 * one promise after the other, and prints a table. Without names R3 to R12, an hour or two; R1 and R2 take hours
 * each, and run only when they are named. `--report FILE` writes the rows into a file that keeps those of the
 * others. `--parts N` makes one of so many parts of R1 or R2, which the report sums up. R8 and R9 measure what a
 * machine can: nothing else may run on it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, parts: { type: 'string' } },
});

/**
 * @param {import('./promises/promise-list.mjs').Trial} trial
 * @param {NodeJS.ProcessEnv} programs
 */
function start({ project, files = [], script, args = [], env = {} }, programs) {
  const chosen = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, process.env[name] ?? value]),
  );
  const options = { cwd: root, env: { ...childEnvironment(programs), ...chosen }, echo: true };
  return script === undefined
    ? run(tool('vitest'), ['run', '--project', project ?? '', ...files, ...args], options)
    : run(tool('node'), [script, ...args], options);
}

await runCommand(async () => {
  const chosen = chosenPromises(positionals);
  const promises = values.parts === undefined ? chosen : partsOf(chosen, values.parts);
  await bootstrap();
  await buildThemes();
  await buildSite('arara');
  const programs = await provideTestPrograms(new Set(['browser', 'redis', 'proxy']));
  const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  /** @type {import('./promises/report.mjs').Row[]} */
  const rows = [];
  for (const { id, asked, trials, wishes } of promises) {
    const figures = [];
    let isKept = true;
    for (const trial of trials) {
      const { status, output } = await start(trial, programs);
      figures.push(figureOf(id, output));
      if (status !== 0) isKept = false;
    }
    const figure = figures.filter((each) => each !== '').join('; ');
    const date = new Date().toISOString().slice(0, 10);
    // A trial that was skipped for want of a program ends well, and shows nothing.
    if (figure === '') isKept = false;
    rows.push({
      id,
      asked,
      figure,
      isKept,
      date,
      commit: commit.trim(),
      machine: machineName(),
      ...(wishes === undefined ? {} : { wishes }),
    });
    // Each at once: a later one may end the run.
    if (values.report !== undefined) await report(values.report, rows);
  }
  process.stdout.write(`\n${promiseTable(rows)}\n`);
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
});

/**
 * @param {string} file
 * @param {readonly import('./promises/report.mjs').Row[]} rows
 */
async function report(file, rows) {
  const before = await readFile(file, 'utf8').catch(() => '');
  const anew = `${file}.new.md`;
  await writeFile(anew, mergedReport(before, rows));
  await run(tool('prettier'), ['--write', '--log-level', 'warn', anew], { cwd: root, echo: true });
  // Whoever ends here, or reads meanwhile, must not lose what took hours.
  await rename(anew, file);
}
