import { bootstrap } from './setup/bootstrap.mjs';
import { buildThemes } from './setup/build.mjs';
import { runCommand, SetupFailure } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';

await runCommand(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new SetupFailure(
      'CHROMATIC_PROJECT_TOKEN is not set: it names the Chromatic project that keeps the accepted pictures of every story.',
      [
        'Get it at https://www.chromatic.com: open the project, then Manage, Configure, Project token.',
        'Set it for this run only, or as a secret in CI; it never belongs in the repository.',
      ].join('\n'),
    );
  }
  await bootstrap();
  await buildThemes();
  // In CI a changed picture is for a reviewer to accept in Chromatic, not for the job to fail on.
  const onChanges = process.env['CI'] === 'true' ? ['--exit-zero-on-changes'] : [];
  const { status } = await run(tool('chromatic'), [...onChanges, ...process.argv.slice(2)], {
    cwd: root,
    env: childEnvironment(),
    show: true,
  });
  process.exitCode = status;
});
