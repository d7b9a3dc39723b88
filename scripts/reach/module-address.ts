import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/places.mjs';

/** Where an exported subpath leads: one file, or one per condition. */
type Target = string | { readonly types?: string; readonly default?: string };

const exportsByPackage = new Map<string, Readonly<Record<string, Target>>>();

function exportsOf(folder: string): Readonly<Record<string, Target>> {
  const known = exportsByPackage.get(folder);
  if (known) return known;
  const manifest = path.join(root, folder, 'package.json');
  const { exports = {} } = (
    existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  ) as { readonly exports?: Readonly<Record<string, Target>> };
  exportsByPackage.set(folder, exports);
  return exports;
}

/** The file a package exports under a subpath, such as `./base/button`; null when it exports none. */
function exportedFile(folder: string, subpath: string): string | null {
  for (const [pattern, target] of Object.entries(exportsOf(folder))) {
    const [before = '', after = ''] = pattern.split('*');
    const isMatch = pattern.includes('*')
      ? subpath.startsWith(before) && subpath.endsWith(after)
      : subpath === pattern;
    const file = typeof target === 'string' ? target : target.types;
    if (!isMatch || file === undefined) continue;
    const part = subpath.slice(before.length, after === '' ? undefined : -after.length);
    return path.posix.join(folder, file.replaceAll('*', part));
  }
  return null;
}

/**
 * The file that an import of our own code names, relative to the root; null for a package of others
 * and for what is no source file.
 *
 * @example fileOf('apps/site/app/root.tsx', '@vitrine/betting/base/money') // 'packages/betting/src/base/money.ts'
 */
export function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('~/')) return `apps/site/app/${specifier.slice(2)}`;
  if (specifier === 'virtual:live-script') return 'apps/site/app/live/live.ts';
  const [, name, subpath] = /^@vitrine\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined || subpath === undefined) return null;
  const group = existsSync(path.join(root, 'packages', name)) ? 'packages' : 'apps';
  return exportedFile(`${group}/${name}`, `./${subpath}`);
}
