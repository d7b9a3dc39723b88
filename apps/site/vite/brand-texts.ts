import type { Namespace } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';
import type { Plugin } from 'vite';

const MODULES = 'virtual:brand/texts/';

/** `virtual:brand/texts/<namespace>` exports the texts of a namespace in the words of the brand's country. */
export function brandTexts(locale: string): Plugin {
  return {
    name: 'vitrine:brand-texts',
    resolveId: (id) => (id.startsWith(MODULES) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULES}`)) return null;
      const namespace = id.slice(MODULES.length + 1) as Namespace;
      return `export default ${JSON.stringify(textsOf(locale, namespace))};`;
    },
  };
}
