import { bootstrap } from './setup/bootstrap.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/** How often each promise is tried when it is asked for by itself; `npm test` tries a share. */
const WHOLE = { PROMISES: 'whole', PROMISE_INPUTS: '20000', ROLL_ROUNDS: '2' };

const RUNS = [
  ['unit', 'forged-forms', 'hostile-requests'],
  ['resilience', 'promises', 'rolling-restart', 'guessing'],
  // Alone: it measures what a site can do at most.
  ['resilience', 'overload'],
];

// Each test prints its figure and fails below what is promised.
await runCommand(async () => {
  await bootstrap();
  await buildThemes();
  await buildSite('arara');
  const programs = await provideTestPrograms(new Set(['redis', 'proxy']));
  const env = { ...childEnvironment(programs), ...WHOLE };
  for (const [project, ...files] of RUNS) {
    const args = ['run', '--project', project ?? '', ...files];
    const { status } = await run(tool('vitest'), args, { cwd: root, env, show: true });
    if (status !== 0) process.exitCode = 1;
  }
});
