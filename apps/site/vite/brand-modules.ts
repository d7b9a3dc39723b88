import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { Plugin } from 'vite';

const MODULES = 'virtual:brand/';

/**
 * `virtual:brand/frame` and `virtual:brand/licensee` each export a part of the brand's facts, so that a
 * first visit loads those of the frame alone: a module is of one file with all that it holds.
 */
export function brandModules({ code, name, locale, scheme, licensee }: BrandFacts): Plugin {
  const modules = new Map<string, object>([
    [`\0${MODULES}frame`, { code, name, locale, scheme }],
    [`\0${MODULES}licensee`, licensee],
  ]);
  return {
    name: 'vitrine:brand-modules',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const exported = modules.get(id);
      return exported ? `export default ${JSON.stringify(exported)};` : null;
    },
  };
}
