import { bootstrap } from './setup/bootstrap.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

// A match day of two hours; what tests/soak/plan.ts reads of the environment makes it smaller.
await runCommand(async () => {
  await bootstrap();
  await buildThemes();
  await buildSite('arara');
  const programs = await provideTestPrograms(new Set(['browser', 'redis', 'proxy']));
  const env = { ...childEnvironment(programs), ...process.env };
  const args = ['tests/soak/run.ts', ...process.argv.slice(2)];
  const { status } = await run(tool('node'), args, { cwd: root, env, show: true });
  if (status !== 0) process.exitCode = 1;
});
