import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { SMALLEST } from './minified.ts';

const ENTRY = 'app/service-worker/service-worker.ts';
const FILE = 'service-worker.js';

/** Bundles the service worker by itself, as a script that is no module, for the release of this name. */
export async function bundleServiceWorker(root: string, release: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { __RELEASE__: JSON.stringify(release) },
    build: {
      write: false,
      target: BROWSER_FLOOR,
      minify: 'terser',
      terserOptions: SMALLEST,
      modulePreload: false,
      rollupOptions: { input: join(root, ENTRY), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}

/**
 * Writes `service-worker.js` beside the files of the browser build. It names the release by the names of
 * all its files, so that browsers take another worker with each release that differs.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let isServer = false;

  return {
    name: 'vitrine:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      isServer = config.build.ssr !== false;
    },
    async generateBundle(_options, bundle) {
      if (isServer) return;
      const names = Object.keys(bundle).toSorted().join('\n');
      const release = createHash('sha256').update(names).digest('base64url').slice(0, 12);
      const source = await bundleServiceWorker(root, release);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
