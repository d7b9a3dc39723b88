import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { SetupFailure } from './failure.mjs';
import { childEnvironment, node, root } from './places.mjs';
import { lastLines, run } from './process.mjs';
import { hashOf, onceFor } from './stamp.mjs';
import { step } from './step.mjs';

/**
 * Installs what the lock file names, with the pnpm that package.json names, fetched by npx: neither
 * has to be on the machine.
 */
export async function installDependencies() {
  await step('Dependencies', async () => {
    const said = await onceFor({
      name: 'dependencies',
      inputs: await hashOf(await manifests()),
      outputs: [node, path.join(root, 'node_modules/.modules.yaml')],
      work: install,
    });
    return { said, value: undefined };
  });
}

/** Everything that says which dependencies there are. */
async function manifests() {
  const workspaces = await Promise.all(
    ['packages', 'apps'].map(async (group) =>
      (await readdir(path.join(root, group))).sort().map((name) => path.join(group, name)),
    ),
  );
  return [
    path.join(root, 'pnpm-lock.yaml'),
    path.join(root, 'pnpm-workspace.yaml'),
    ...['.', ...workspaces.flat()].map((folder) => path.join(root, folder, 'package.json')),
  ];
}

async function install() {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const { status, output } = await run('npx', args, { cwd: root, env: installEnvironment() });
  if (status !== 0) throw explainInstallFailure(output);
}

/** Fewer and shorter waits than the defaults, so a machine without a network says so soon. */
export function installEnvironment() {
  return {
    npm_config_fetch_retries: '2',
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    npm_config_update_notifier: 'false',
    pnpm_config_fetch_retries: '3',
    pnpm_config_fetch_retry_mintimeout: '1000',
    pnpm_config_fetch_retry_maxtimeout: '5000',
    ...childEnvironment(),
    CI: 'true',
  };
}

/** In the order in which they are tried: the first that the output shows is the cause. */
const causes = [
  {
    signs: /OUTDATED_LOCKFILE|FROZEN_LOCKFILE|lockfile-only|lockfile is not up to date/i,
    problem: 'pnpm-lock.yaml does not match the package.json files.',
    remedy: 'Run `npx pnpm install` and commit the lock file.',
  },
  {
    signs: /ENOSPC|no space left/i,
    problem: 'The disk is full.',
    remedy: 'Free about 2 GB and try again.',
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|dns error|connect error|timed out/i,
    problem: 'The package registry could not be reached.',
    remedy: [
      'Check the network. Behind a proxy, set HTTPS_PROXY;',
      'with a registry of your own, name it: npm config set registry <address>',
    ].join('\n'),
  },
  {
    signs: /E40[1347]\b|_40[1347]\b|\b40[137] (unauthorized|forbidden|proxy)|404 not found/i,
    problem: 'The package registry refused a package.',
    remedy: [
      'Check which registry is set (npm config get registry) and whether it wants you to log in',
      '(npm login), or return to the public one: npm config delete registry',
    ].join('\n'),
  },
  {
    signs: /spawn npx ENOENT/,
    problem: 'npx was not found.',
    remedy: 'It comes with Node: install Node from https://nodejs.org, then try again.',
  },
];

/**
 * What stood in the way of an installation, told from the output of npx and pnpm.
 *
 * @param {string} output
 */
export function explainInstallFailure(output) {
  const cause = causes.find(({ signs }) => signs.test(output)) ?? {
    problem: 'The dependencies could not be installed.',
    remedy: 'The installer says why:',
  };
  return new SetupFailure(cause.problem, `${cause.remedy}\n\n${lastLines(output, 12)}`);
}
