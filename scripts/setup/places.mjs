import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The Node that runs Vitrine's sources: a dependency, whichever Node started the command. */
export const node = path.join(root, 'node_modules/node/bin/node');

/**
 * A command line tool among the dependencies.
 *
 * @param {string} name
 */
export function tool(name) {
  return path.join(root, 'node_modules/.bin', name);
}

/**
 * The environment in which `node` and the tools of the dependencies come first.
 *
 * @param {NodeJS.ProcessEnv} [additions]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(additions = {}) {
  const folders = [path.dirname(node), path.join(root, 'node_modules/.bin')];
  const searchPath = [...folders, process.env['PATH'] ?? ''].join(path.delimiter);
  return { ...process.env, PATH: searchPath, ...additions };
}
