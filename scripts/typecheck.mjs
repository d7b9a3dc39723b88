import { readdirSync } from 'node:fs';
import path from 'node:path';
import { node, root } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { seconds } from './setup/step.mjs';

/**
 * Checks each part of the workspace by its own tsconfig.json, two at a time; arguments name the parts
 * to check, such as `apps/site`. The sources are run and bundled as they are, so nothing has to be
 * emitted for a later part to see an earlier one. What was checked is remembered in node_modules, so
 * that the next run looks at what has changed since.
 */
const everyPart = ['packages', 'apps']
  .flatMap((group) => readdirSync(path.join(root, group)).map((name) => `${group}/${name}`))
  .concat('tests', '.storybook', '.');
const named = process.argv.slice(2);
const parts = named.length > 0 ? named : everyPart;

await Promise.all([worker(), worker()]);

async function worker() {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) await check(part);
}

/** @param {string} part */
async function check(part) {
  const begun = performance.now();
  const { status, output } = await run(
    node,
    [
      'node_modules/typescript/lib/tsc.js',
      '--noEmit',
      '--pretty',
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/types/${part.replaceAll('/', '-')}.tsbuildinfo`,
      '--project',
      part,
    ],
    { cwd: root },
  );
  const result = status === 0 ? 'ok' : 'failed';
  process.stdout.write(`${part}: ${result} (${seconds(performance.now() - begun)})\n${output}`);
  if (status !== 0) process.exitCode = 1;
}
