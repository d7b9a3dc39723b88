import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { bundledFile } from './bundled-file.ts';
import { SMALLEST } from './minified.ts';

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

/** `virtual:live-script`: the address of the live script. */
export function liveScript(): Plugin {
  return bundledFile({
    name: 'live-script',
    fileName: 'assets/live-[hash].js',
    developing: `export default '/${ENTRY}';`,
    bundle: bundleLiveScript,
  });
}
