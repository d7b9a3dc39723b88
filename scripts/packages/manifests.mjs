import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/places.mjs';

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @typedef {Record<string, string | { types: string, default: string }>} Exports */

/** The packages that are published, in the order of their needs. */
export const PUBLISHED = /** @type {const} */ (['betting', 'ui', 'brand-themes']);

/** @typedef {(typeof PUBLISHED)[number]} Published */

/** React 18 and 19 take the same components. */
const REACT = '^18.3.0 || ^19.0.0';

/**
 * Where a published package is put together.
 *
 * @param {Published} name
 */
export function packageFolder(name) {
  return path.join(root, 'dist/packages', name);
}

/**
 * @param {Published} name
 * @returns {Manifest}
 */
function source(name) {
  return JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** @param {string} file Without its ending. */
function module(file) {
  return { types: `./${file}.d.ts`, default: `./${file}.js` };
}

/**
 * The modules below a folder, without their ending.
 *
 * @param {string} folder
 * @param {string} pattern
 */
function modules(folder, pattern) {
  return globSync(pattern, { cwd: folder })
    .map((file) => file.slice(0, -'.js'.length))
    .sort();
}

/** @type {Record<Published, (folder: string) => Exports>} */
const exportsOf = {
  betting: (folder) =>
    Object.fromEntries(modules(folder, '*/*.js').map((name) => [`./${name}`, module(name)])),
  ui: (folder) => ({
    ...Object.fromEntries(
      modules(folder, '*/*/*.js')
        .filter((name) => path.basename(name) === path.basename(path.dirname(name)))
        .map((name) => [`./${path.dirname(name)}`, module(name)]),
    ),
    './theme.css': './theme.css',
    './styles.css': './styles.css',
  }),
  'brand-themes': (folder) => ({
    ...Object.fromEntries(modules(folder, 'facts/*.js').map((name) => [`./${name}`, module(name)])),
    './css/*': './css/*',
    './assets/*': './assets/*',
    './tokens.json': './tokens.json',
  }),
};

/**
 * The manifest a published package goes out with: what it exports named one by one, what it needs of
 * ours by version. Read after its files are there.
 *
 * @param {Published} name
 */
export function publishedManifest(name) {
  const { name: fullName, version, dependencies = {}, peerDependencies } = source(name);
  const needed = Object.entries(name === 'brand-themes' ? {} : dependencies).map(
    ([dependency, range]) => {
      const ours = PUBLISHED.find((each) => dependency === `@vitrine/${each}`);
      return [dependency, ours ? `^${source(ours).version}` : catalogued(dependency, range)];
    },
  );
  return {
    name: fullName,
    version,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: ['*.css'],
    exports: exportsOf[name](packageFolder(name)),
    ...(needed.length > 0 ? { dependencies: Object.fromEntries(needed) } : {}),
    ...(peerDependencies
      ? {
          peerDependencies: Object.fromEntries(
            Object.keys(peerDependencies).map((peer) => [peer, REACT]),
          ),
        }
      : {}),
  };
}

/**
 * A range of the workspace's catalog in its own words.
 *
 * @param {string} dependency
 * @param {string} range
 */
function catalogued(dependency, range) {
  if (range !== 'catalog:') return range;
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const line = text
    .split('\n')
    .map((each) => each.trim().replaceAll(/['"]/g, ''))
    .find((each) => each.startsWith(`${dependency}: `));
  if (line === undefined) throw new Error(`${dependency} is not in the catalog`);
  return line.slice(dependency.length + 2);
}
