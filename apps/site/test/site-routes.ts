import { readFileSync } from 'node:fs';
import { configuredRoutes } from './configured-routes.ts';
import type { TestRoute } from './page-build.ts';

const APP = new URL('../app/', import.meta.url);
const modules = import.meta.glob<object>('../app/routes/**/*.{ts,tsx}');

/** Every route of the site by its file that has a loader, or an action. */
export async function siteRoutes(
  half: 'loader' | 'action',
): Promise<Readonly<Record<string, Required<TestRoute>>>> {
  const entries = configuredRoutes().filter(({ file }) => {
    const source = readFileSync(new URL(file, APP), 'utf8');
    return new RegExp(`export (const|function|async function) ${half}\\b`).test(source);
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
