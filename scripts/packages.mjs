import path from 'node:path';
import { assemblePackages } from './packages/assemble.mjs';
import { packageFolder, PUBLISHED } from './packages/manifests.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { buildThemes } from './setup/build.mjs';
import { runCommand, SetupFailure } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { lastLines, run } from './setup/process.mjs';

/** Puts the published packages together, packs them, and has both the files and the types judged. */
await runCommand(async () => {
  await bootstrap();
  await buildThemes();
  await assemblePackages();
  for (const name of PUBLISHED) {
    const folder = packageFolder(name);
    const archive = await pack(folder);
    await judge(name, 'publint', ['run', folder, '--strict', '--pack', 'false']);
    await judge(name, 'attw', [
      archive,
      '--profile',
      'esm-only',
      '--no-emoji',
      ...notModules(name),
    ]);
    process.stdout.write(`${path.relative(root, archive)}\n`);
  }
});

/**
 * Style sheets, pictures and data: they have no types.
 *
 * @param {string} name
 */
function notModules(name) {
  if (name === 'betting') return [];
  const entries =
    name === 'ui' ? ['theme.css', 'styles.css'] : ['css/*', 'assets/*', 'tokens.json'];
  return ['--exclude-entrypoints', ...entries];
}

/** @param {string} folder */
async function pack(folder) {
  const archive = `${folder}.tgz`;
  const { status, output } = await run(
    'npm',
    ['pack', '--json', '--pack-destination', path.dirname(folder)],
    { cwd: folder, env: childEnvironment() },
  );
  if (status !== 0) throw new SetupFailure(`npm pack failed in ${folder}.`, lastLines(output));
  const [, file = ''] = /"filename": "([^"]+)"/.exec(output) ?? [];
  const { rename } = await import('node:fs/promises');
  await rename(path.join(path.dirname(folder), file), archive);
  return archive;
}

/**
 * @param {string} name
 * @param {string} judgeName
 * @param {readonly string[]} args
 */
async function judge(name, judgeName, args) {
  const { status, output } = await run(tool(judgeName), args, {
    cwd: root,
    env: childEnvironment(),
  });
  if (status !== 0) throw new SetupFailure(`${judgeName} objects to ${name}.`, lastLines(output));
}
