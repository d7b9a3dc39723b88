import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/places.mjs';
import { readSource, type SourceFile, type Use } from './source-file.ts';

/** A use of something that a file exports, by code that the site can run. */
export interface ReachedUse {
  /** Who uses it. */
  readonly by: string;
  readonly file: string;
  readonly name: string;
  readonly members: Use['members'];
}

/** What the site can run. */
export interface SiteReach {
  /** Files some code of which the site can run. */
  readonly files: ReadonlySet<string>;
  readonly uses: readonly ReachedUse[];
  /** Names and texts in the code of a file that the site can run. */
  readonly mentionsOf: (file: string) => ReadonlySet<string>;
}

/** The sources of the product, relative to the root; tests and stories are left out. */
export function productFiles(): readonly string[] {
  const listing = ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'];
  return execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^\w+\/[\w-]+\/(src|app|server)\/.*(?<!\.d)\.tsx?$/.test(file))
    .filter((file) => !/\.(test|stories)\.|\/(test|stories)\//.test(file))
    .filter((file) => existsSync(path.join(root, file)));
}

/** Where the site begins: what the process starts, and every page of the route table. */
function entries(): readonly string[] {
  const app = 'apps/site/app';
  const table = readFileSync(path.join(root, app, 'routes.ts'), 'utf8');
  const routes = [...table.matchAll(/'(routes\/[^']+\.tsx?)'/g)].map(
    ([, file]) => `${app}/${file}`,
  );
  return [
    'apps/site/server/start/from-build.ts',
    ...['root.tsx', 'entry.client.tsx', 'entry.server.tsx'].map((file) => `${app}/${file}`),
    ...routes,
  ];
}

/**
 * What the site can run, from its entries down through every function they use. A function nobody
 * calls is not reached, and neither is what it calls, even where its file is loaded.
 */
export function reachOfSite(): SiteReach {
  const sources = new Map<string, SourceFile>();
  const sourceOf = (file: string): SourceFile | null => {
    if (!/\.tsx?$/.test(file) || !existsSync(path.join(root, file))) return null;
    const source = sources.get(file) ?? readSource(file);
    sources.set(file, source);
    return source;
  };

  const files = new Set<string>();
  const reached = new Set<string>();
  const uses: ReachedUse[] = [];
  const mentions = new Map<string, Set<string>>();

  function load(file: string): SourceFile | null {
    const source = sourceOf(file);
    if (source === null || reached.has(file)) return source;
    reached.add(file);
    run(source, source.body, file);
    for (const imported of source.importedFiles) load(imported);
    return source;
  }

  function run(source: SourceFile, code: SourceFile['body'], by: string): void {
    const said = mentions.get(source.file) ?? new Set();
    for (const mention of code.mentions) said.add(mention);
    mentions.set(source.file, said);
    for (const file of code.lateImports) reachAll(file, by);
    for (const { name, members } of code.uses) {
      const imported = source.imports.get(name);
      if (!imported) reachDeclaration(source, name);
      else if (imported.name !== '*') reachExport(imported.file, imported.name, members, by);
      else {
        const [member, ...rest] = members;
        if (member === undefined || member === '*') reachAll(imported.file, by);
        else reachExport(imported.file, member, rest, by);
      }
    }
  }

  function reachDeclaration(source: SourceFile, name: string): void {
    const declaration = source.declarations.get(name);
    const key = `${source.file}#${name}`;
    if (!declaration || reached.has(key)) return;
    reached.add(key);
    files.add(source.file);
    run(source, declaration, key);
  }

  function reachExport(file: string, name: string, members: Use['members'], by: string): void {
    const source = load(file);
    const target = source?.exports.get(name);
    if (!source || target === undefined) return;
    if (typeof target !== 'string') {
      reachExport(target.file, target.name, members, by);
      return;
    }
    uses.push({ by, file, name, members });
    reachDeclaration(source, target);
  }

  function reachAll(file: string, by: string): void {
    for (const name of load(file)?.exports.keys() ?? []) reachExport(file, name, [], by);
    files.add(file);
  }

  for (const entry of entries()) reachAll(entry, entry);
  const nothing: ReadonlySet<string> = new Set();
  return { files, uses, mentionsOf: (file) => mentions.get(file) ?? nothing };
}
