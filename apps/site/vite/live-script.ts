import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { SMALLEST } from './smallest.ts';

const MODULE = 'virtual:live-script';
const ENTRY = 'app/live/live.ts';

/** Bundles the live script by itself, so that it starts before React and without it. */
export async function bundleLiveScript(root: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      target: BROWSER_FLOOR,
      minify: 'terser',
      terserOptions: SMALLEST,
      modulePreload: false,
      rollupOptions: { input: join(root, ENTRY) },
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}

/**
 * `virtual:live-script` exports the address of the live script. The browser build emits the file; the
 * server build comes to the same name, since both bundle the same source.
 */
export function liveScript(): Plugin {
  let root = '';
  let isBuild = false;
  let bundled: Promise<string> | undefined;

  return {
    name: 'vitrine:live-script',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id, options) {
      if (id !== `\0${MODULE}`) return null;
      if (!isBuild) return `export default '/${ENTRY}';`;
      bundled ??= bundleLiveScript(root);
      const source = await bundled;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/live-${hash}.js`;
      if (!options?.ssr) this.emitFile({ type: 'asset', fileName, source });
      return `export default '/${fileName}';`;
    },
  };
}
