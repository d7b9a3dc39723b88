import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SetupFailure } from './failure.mjs';
import { childEnvironment, node, root } from './places.mjs';
import { lastLines, run } from './process.mjs';
import { hashOf, onceFor } from './stamp.mjs';
import { step } from './step.mjs';

const themes = path.join(root, 'packages/brand-themes');
const site = path.join(root, 'apps/site');

/** Writes the brands' CSS variables, facts and assets from their tokens. */
export async function buildThemes() {
  await step('Brand themes', async () => ({
    said: await onceFor({
      name: 'brand-themes',
      inputs: await hashOf([themes, lockFile], isNotSource),
      outputs: [path.join(themes, 'dist')],
      work: () => build('The brand themes could not be built.', ['src/build.ts'], themes, {}),
    }),
    value: undefined,
  }));
}

/**
 * Builds the site of one brand. The brand themes must be there.
 *
 * @param {string} brand
 */
export async function buildSite(brand) {
  await step(`Site of ${brand}`, async () => ({
    said: await onceFor({
      name: `site-${brand}`,
      inputs: await hashOf(
        [site, ...(await packageFolders()), path.join(root, 'tsconfig.base.json'), lockFile],
        isNotSource,
      ),
      outputs: [
        path.join(site, 'build', brand, 'server'),
        path.join(site, 'build', brand, 'client'),
      ],
      work: () =>
        build(
          `The site of ${brand} could not be built.`,
          ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'],
          site,
          { BRAND: brand, NODE_ENV: 'production' },
        ),
    }),
    value: undefined,
  }));
}

const lockFile = path.join(root, 'pnpm-lock.yaml');

async function packageFolders() {
  const packages = path.join(root, 'packages');
  return (await readdir(packages)).sort().map((name) => path.join(packages, name));
}

/**
 * Whether a name inside a package says nothing about what is built from it.
 *
 * @param {string} name
 */
export function isNotSource(name) {
  return (
    ['node_modules', 'build', 'dist', '.cache'].includes(name) ||
    /\.(test|stories)\.tsx?$/.test(name)
  );
}

/**
 * @param {string} problem
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
async function build(problem, args, cwd, env) {
  const { status, output } = await run(node, args, { cwd, env: childEnvironment(env) });
  if (status !== 0) {
    throw new SetupFailure(problem, `The compiler says:\n\n${lastLines(output)}`);
  }
}
