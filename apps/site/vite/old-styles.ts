import { createHash } from 'node:crypto';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rollup } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { loweredStyles } from './lowered-styles.ts';

const MODULE = 'virtual:old-styles';
const ENTRY = 'app/old-styles.css';
/** What it stands for while developing: the pages' own styles. */
const STYLES = '/app/styles.css?url';

/** The styles of the site as browsers read them that don't know all of what Tailwind writes. */
export async function bundleOldStyles(root: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget: BROWSER_FLOOR,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(root, ENTRY) },
    },
  })) as Rollup.RollupOutput;
  const styles = result.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error(`${ENTRY} was built to no styles`);
  return loweredStyles(styles.source.toString());
}

/**
 * `virtual:old-styles` exports the address of the styles for old browsers. The browser build emits the file;
 * the server build comes to the same name, since both bundle the same source.
 */
export function oldStyles(): Plugin {
  let root = '';
  let isBuild = false;
  let bundled: Promise<string> | undefined;

  return {
    name: 'vitrine:old-styles',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id, options) {
      if (id !== `\0${MODULE}`) return null;
      if (!isBuild) return `export { default } from '${STYLES}';`;
      bundled ??= bundleOldStyles(root);
      const source = await bundled;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/old-styles-${hash}.css`;
      if (!options?.ssr) this.emitFile({ type: 'asset', fileName, source });
      return `export default '/${fileName}';`;
    },
  };
}
