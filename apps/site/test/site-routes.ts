import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../app/routes.ts';
import type { TestRoute } from './page-build.ts';

const APP = new URL('../app/', import.meta.url);
const modules = import.meta.glob<object>('../app/routes/**/*.{ts,tsx}');

/** Every route of the site by its file, without its page; those that need files of a build are left out. */
export async function siteRoutes(
  half: 'loader' | 'action',
): Promise<Readonly<Record<string, Required<TestRoute>>>> {
  const entries = flat(routes).filter(({ file }) => {
    const source = readFileSync(new URL(file, APP), 'utf8');
    const isExported = new RegExp(`export (const|function|async function) ${half}\\b`).test(source);
    return isExported && !source.includes("from 'virtual:");
  });
  const loaded = await Promise.all(
    entries.map(async ({ file, path = '' }) => {
      const module = (await modules[`../app/${file}`]?.()) as Record<string, unknown>;
      const { [half]: work, default: page } = module;
      return [file, { path, parentId: 'root', module: { [half]: work, default: page } }] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

function flat(entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
}
