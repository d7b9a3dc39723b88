import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
/** An address in the library, where a file is: icons are found from there, not from this folder. */
const listing = path.join(library, 'base/icon-set/icon-set.ts?used-icons');

/** The icons that components import, each with the components that do, by name. */
function iconsInUse(): readonly (readonly [icon: string, users: readonly string[]])[] {
  const users = new Map<string, Set<string>>();
  const components = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.|^stories/.test(file),
  );
  for (const file of components) {
    const source = readFileSync(path.join(library, file), 'utf8');
    for (const [, icon = ''] of source.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)) {
      users.set(icon, (users.get(icon) ?? new Set()).add(path.dirname(file)));
    }
  }
  return [...users]
    .map(([icon, found]) => [icon, [...found].sort()] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** `virtual:used-icons`: the kept set's icons that the library imports, for their page. */
export function usedIcons(): Plugin {
  return {
    name: 'vitrine:used-icons',
    resolveId: (id) => (id === 'virtual:used-icons' ? listing : null),
    load(id) {
      if (id !== listing) return null;
      const icons = iconsInUse();
      const imports = icons.map(([icon], at) => `import I${at} from 'lucide-react/icons/${icon}';`);
      const entries = icons.map(
        ([icon, users], at) =>
          `{ name: ${JSON.stringify(icon)}, users: ${JSON.stringify(users)}, Icon: I${at} },`,
      );
      return [...imports, 'export const usedIcons = [', ...entries, '];'].join('\n');
    },
  };
}
