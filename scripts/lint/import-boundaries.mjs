import path from 'node:path';
import { districtObjection } from './districts.mjs';

/**
 * Which part may import which, as CONTRIBUTING.md has it. An area may always import itself; a feature is an
 * area of its own. Files that belong to no area (tools, configuration) are free.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const mayImport = {
  betting: [],
  'brand-themes': [],
  messages: [],
  upstream: ['betting'],
  ui: ['betting'],
  sandbox: ['upstream', 'betting'],
  site: ['betting', 'brand-themes', 'messages', 'upstream', 'ui', 'feature', 'service', 'route'],
  route: ['betting', 'brand-themes', 'messages', 'upstream', 'ui', 'feature', 'service', 'site'],
  feature: ['betting', 'brand-themes', 'messages', 'upstream', 'ui', 'service', 'site'],
  service: ['betting', 'brand-themes', 'messages', 'upstream', 'site'],
  story: ['ui', 'feature', 'messages', 'brand-themes', 'betting', 'site'],
  contract: ['upstream', 'betting', 'tests'],
  tests: ['brand-themes', 'messages'],
};

/** Stories, and what stories alone use. */
// One list of fixtures feeds a component's stories and its tests.
const storyFile =
  /\.stories\.tsx?$|^(packages\/ui\/src|apps\/site\/app)\/stories\/|^packages\/ui\/src\/.*\.test\.tsx$/;

/** Wire names and operator codes: the site calls the functions of packages/upstream that know them. */
const wireSide = /^packages\/upstream\/(contract|mappers)\//;

/** Areas whose code reaches the browser, so that nothing of the server may come along. */
const clientSide = new Set(['ui', 'feature']);

/**
 * The part of the repository that a file belongs to, from its path relative to the root.
 *
 * @param {string} file
 * @returns {string | undefined}
 */
function areaOf(file) {
  const [group, name, ...rest] = file.split('/');
  if (group === '.storybook' || (group !== 'tests' && storyFile.test(file))) return 'story';
  if (group === 'packages') return name;
  if (group === 'tests') return name === 'contract' ? 'contract' : 'tests';
  if (group !== 'apps') return undefined;
  if (name === 'sandbox') return 'sandbox';
  const [top, folder, feature] = rest;
  if (top !== 'app') return 'site';
  if (folder === 'features') return `feature ${feature}`;
  if (folder === 'routes') return 'route';
  return folder === 'services' ? 'service' : 'site';
}

/**
 * The repository path that an import of our own code leads to; undefined for a package of others.
 *
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('~/')) return `apps/site/app/${specifier.slice(2)}`;
  const [, name, subpath = ''] = /^@vitrine\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  return `${['site', 'sandbox'].includes(name) ? 'apps' : 'packages'}/${name}${subpath}`;
}

/**
 * Why one file may not import another, or undefined when it may.
 *
 * @param {string} from Path of the importing file, relative to the root.
 * @param {string} specifier
 * @returns {string | undefined}
 */
function objectionTo(from, specifier) {
  const target = targetOf(from, specifier);
  const area = areaOf(from);
  if (target === undefined || area === undefined) return undefined;
  const kind = kindOf(area);
  if (clientSide.has(kind) && isServerSide(target)) {
    return `${area} reaches the browser and must not import the server's "${specifier}".`;
  }
  if (wireSide.test(target) && isSite(area) && !isTest(from)) {
    return `Wire names stay in packages/upstream: call one of its functions, not "${specifier}".`;
  }
  const targetArea = areaOf(target);
  if (targetArea === area) return districtObjection(from, target);
  if (targetArea === undefined) {
    return area === 'tests' || area === 'contract' || area === 'story'
      ? undefined
      : `${area} must not import "${specifier}": it lies outside every package.`;
  }
  if (!(mayImport[kind] ?? []).includes(kindOf(targetArea))) {
    return `${area} must not import ${targetArea} ("${specifier}").`;
  }
  if (specifier.startsWith('.') && packageOf(from) !== packageOf(target) && !isTests(kind)) {
    return kind === 'story' && packageOf(from) === '.storybook'
      ? undefined
      : `Import ${targetArea} by its package name, not by the path "${specifier}".`;
  }
  return undefined;
}

/** @param {string} area */
function kindOf(area) {
  return area.split(' ', 1)[0] ?? area;
}

/**
 * Tests outside the packages reach them by path: they are no package with dependencies.
 *
 * @param {string} kind
 */
function isTests(kind) {
  return kind === 'tests' || kind === 'contract';
}

/** @param {string} area */
function isSite(area) {
  return ['site', 'route', 'feature', 'service'].includes(kindOf(area));
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file) || file.startsWith('apps/site/test/');
}

/** @param {string} target */
function isServerSide(target) {
  return /\.server(\.tsx?)?$/.test(target) || target.startsWith('apps/site/server/');
}

/** @param {string} file */
function packageOf(file) {
  const [group, name] = file.split('/');
  return group === 'packages' || group === 'apps' ? `${group}/${name}` : group;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importBoundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'Enforces the table of imports of CONTRIBUTING.md' },
    schema: [],
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    /** @param {import('eslint').Rule.Node} node */
    const check = (node) => {
      const source = 'source' in node ? node.source : undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = objectionTo(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
